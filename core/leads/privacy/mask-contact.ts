const anyEmail = /[^\s@,;<>"()]+@[^\s@,;<>"()]+\.[^\s@,;<>"().]+/g
/** Seven digits at least, with what people put between them; but no date. */
const anyPhone =
  /(?<![\p{L}\d])(?!\d{4}-\d\d-\d\d(?!\d))(?:\+|00)?\d(?:[ \u00a0./()-]?\d){6,14}(?!\d)/gu

/** `21.11.2026 10:15`, but no first digits of a number that goes on. */
const anyDate =
  /(?<![p{L}\d+])\d{1,2}\.[ \u00a0]?\d{1,2}\.[ \u00a0]?(?:19|20)\d\d(?:[ \u00a0]\d{1,2}:\d\d)?(?!\d|[ \u00a0./()-]\d)/
const dateOrPhone = new RegExp(`(${anyDate.source})|${anyPhone.source}`, 'gu')

const hidden = '***'
/** Of what is kept and cannot be read now. */
export const sealedMask = hidden
const shortLocal = 3
const shownDigits = 3

/** `e***@e***.com`: enough for those who know it, and of no length. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  if (at < 0) return hidden
  const local = email.slice(0, at)
  const domain = email.slice(at + 1)
  const end = domain.includes('.') ? domain.slice(domain.lastIndexOf('.')) : ''
  const first = local.length < shortLocal ? '' : ([...local][0] ?? '')
  return `${first}${hidden}@${[...domain][0] ?? ''}${hidden}${end}`
}

/** The last three digits. */
export const maskPhone = (phone: string): string => {
  const digits = phone.replace(/\D/g, '')
  return digits.length < 7 ? hidden : `${hidden} ${digits.slice(-shownDigits)}`
}

/** Every email and phone in a text, where people have written them into a note or a name. */
export const maskContacts = (text: string): string =>
  text
    .replace(anyEmail, maskEmail)
    .replace(dateOrPhone, (found, date?: string) => date ?? maskPhone(found))
