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
 * The customer who already has the e-mail address. Several people may share one: it is the one with the same name, else
 * the newest. A phone alone makes one person of two only if they have the same name and no other address.
 */
export const matchCustomer = (db: Db, contact: Contact): Customer | null => {
  const candidates = listCustomersByContact(db, contact)
  const isNamesake = ({ name, surname }: Customer) =>
    isSame(name, contact.name) && isSame(surname, contact.surname)
  const atAddress = candidates.filter(
    ({ email }) => contact.email !== null && isSame(email, contact.email),
  )
  const byPhone = candidates.find(
    (customer) => isNamesake(customer) && (contact.email === null || customer.email === null),
  )
  return atAddress.find(isNamesake) ?? atAddress[0] ?? byPhone ?? null
}
