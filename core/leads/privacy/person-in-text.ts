import { parseJson } from '#core/parse-json'
import { nameWords, plainText } from '../reconcile/name-words.ts'
import { phoneKey } from '../reconcile/phone-key.ts'

export interface SoughtPerson {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly customerIds: readonly number[]
}

const leastPhoneDigits = 7
const digits = /\d[\d ()+/-]{5,}\d/g

/** Tells whether a text, of one record at the most, is about a person. */
const personInText = ({ name, email, phone }: SoughtPerson): ((text: string) => boolean) => {
  const words = nameWords(name)
  const address = email.trim().toLowerCase()
  const number = phoneKey(phone)
  const isNamed = (text: string): boolean => {
    if (words.length === 0) return false
    const own = new Set(nameWords(text))
    return words.every((word) => own.has(word))
  }
  const isCalled = (text: string): boolean =>
    number.length >= leastPhoneDigits &&
    (text.match(digits) ?? []).some((found) => phoneKey(found) === number)
  return (text) =>
    (address !== '' && text.toLowerCase().includes(address)) || isCalled(text) || isNamed(text)
}

/**
 * The same of JSON, where what belongs together stands in one object or list: the name and the surname of a person, the
 * cells of a row. Text that is no JSON is one record.
 */
export const personInJson = (person: SoughtPerson): ((text: string) => boolean) => {
  const isIn = personInText(person)
  const ids = new Set(person.customerIds)
  const isInValue = (value: unknown): boolean => {
    if (typeof value === 'string') return isIn(value)
    if (typeof value !== 'object' || value === null) return false
    const fields = Object.entries(value)
    const isTheirs = fields.some(
      ([key, field]) => /customer_?id$/i.test(key) && typeof field === 'number' && ids.has(field),
    )
    if (isTheirs) return true
    const own = fields.flatMap(([, field]) => (typeof field === 'object' ? [] : [String(field)]))
    return isIn(own.join(' ')) || fields.some(([, field]) => isInObject(field))
  }
  const isInObject = (field: unknown): boolean =>
    typeof field === 'object' && field !== null && isInValue(field)
  const mayBeIn = mayTellOf(person)
  return (text) => mayBeIn(text) && isInValue(parseJson(text) ?? text)
}

// Nearly all that is kept tells of somebody else: only what has the words at all is taken apart.
const mayTellOf = ({
  name,
  email,
  phone,
  customerIds,
}: SoughtPerson): ((text: string) => boolean) => {
  const words = nameWords(name)
  const address = plainText(email.trim())
  const number = phoneKey(phone)
  return (text) => {
    const plain = plainText(text)
    return (
      (words.length > 0 && words.every((word) => plain.includes(word))) ||
      (address !== '' && plain.includes(address)) ||
      (number.length >= leastPhoneDigits && plain.replace(/\D/g, '').includes(number)) ||
      customerIds.some((id) => plain.includes(String(id)))
    )
  }
}
