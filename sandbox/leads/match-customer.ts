import { type Customer, listCustomersByContact } from '../state/customers.ts'
import type { Db } from '../state/db.ts'

interface Contact {
  readonly name: string
  readonly surname: string
  readonly email: string | null
  readonly phone: string | null
}

const isSame = (a: string | null, b: string | null): boolean =>
  a?.toLowerCase() === b?.toLowerCase()

/**
 * The customer who already has the e-mail address or the phone number. Of several it is the one with the same
 * address and the same name, else the newest.
 */
export const matchCustomer = (db: Db, contact: Contact): Customer | null => {
  const candidates = listCustomersByContact(db, contact)
  const namesake = candidates.find(
    ({ name, surname, email }) =>
      contact.email !== null &&
      isSame(email, contact.email) &&
      isSame(name, contact.name) &&
      isSame(surname, contact.surname),
  )
  return namesake ?? candidates[0] ?? null
}
