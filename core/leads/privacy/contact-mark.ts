import { phoneKey } from '../reconcile/phone-key.ts'

// So few that every mark is that of some forty thousand people of a country: it says who two are not, never who one is.
const marks = 251

/** The same of the same address, or where there is none of the same phone; null where there is neither. */
export const contactMark = (email: string, phone: string): number | null => {
  const address = email.trim().toLowerCase()
  const key = address === '' ? phoneKey(phone) : address
  if (key === '') return null
  let mark = 0
  for (const sign of key) mark = (mark * 31 + (sign.codePointAt(0) ?? 0)) % marks
  return mark
}
