import { nameWords } from '#core/leads/reconcile/name-words'
import { phoneKey } from '#core/leads/reconcile/phone-key'

interface Person {
  readonly name: string
  readonly email: string
  readonly phone: string
}

interface ContactOfPerson {
  readonly email: string | null
  readonly phone: string | null
}

export const isNamed = ({ name }: Pick<Person, 'name'>, text: string): boolean => {
  const wanted = nameWords(name).join(' ')
  return wanted !== '' && nameWords(text).join(' ') === wanted
}

/** Whether a contact has the same address, or the same phone however it is written. */
export const isReached = (
  person: Pick<Person, 'email' | 'phone'>,
  { email, phone }: ContactOfPerson,
): boolean => {
  const [address, number] = [person.email.trim().toLowerCase(), phoneKey(person.phone)]
  return (
    (address !== '' && (email ?? '').toLowerCase() === address) ||
    (number !== '' && phoneKey(phone ?? '') === number)
  )
}
