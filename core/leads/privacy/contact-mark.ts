import { phoneKey } from '../reconcile/phone-key.ts'

// With so few marks some forty thousand people of a country share each: a mark tells two persons apart but identifies
// nobody.
const marks = 251

/** A mark that equal addresses share, or equal phones where there is no address; null where there is neither. */
export const contactMark = (email: string, phone: string): number | null => {
  const address = email.trim().toLowerCase()
  const key = address === '' ? phoneKey(phone) : address
  if (key === '') return null
  let mark = 0
  for (const sign of key) mark = (mark * 31 + (sign.codePointAt(0) ?? 0)) % marks
  return mark
}
