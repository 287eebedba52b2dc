const anyEmail = /[^\s@,;<>"()]+@[^\s@,;<>"()]+\.[^\s@,;<>"().]+/g
/** Seven digits at least, with the usual signs between them; not a date. */
const anyPhone =
  /(?<![\p{L}\d])(?!\d{4}-\d\d-\d\d(?!\d))(?:\+|00)?\d(?:[ \u00a0./()-]?\d){6,14}(?!\d)/gu

/** `21.11.2026 10:15`, but not the beginning of a longer number. */
const anyDate =
  /(?<![\p{L}\d+])\d{1,2}\.[ \u00a0]?\d{1,2}\.[ \u00a0]?(?:19|20)\d\d(?:[ \u00a0]\d{1,2}:\d\d)?(?!\d|[ \u00a0./()-]\d)/u
const dateOrPhone = new RegExp(`(${anyDate.source})|${anyPhone.source}`, 'gu')

const hidden = '***'
/** Stands for a stored contact that cannot be read now. */
export const sealedMask = hidden
const shortLocal = 3
const shownDigits = 3

/** `e***@e***.com`: enough for those who know the address, and its length does not show. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  if (at < 0) return hidden
  const local = email.slice(0, at)
  const domain = email.slice(at + 1)
  const end = domain.includes('.') ? domain.slice(domain.lastIndexOf('.')) : ''
  const first = local.length < shortLocal ? '' : ([...local][0] ?? '')
  return `${first}${hidden}@${[...domain][0] ?? ''}${hidden}${end}`
}

/** Shows the last three digits of a phone. */
export const maskPhone = (phone: string): string => {
  const digits = phone.replace(/\D/g, '')
  return digits.length < 7 ? hidden : `${hidden} ${digits.slice(-shownDigits)}`
}

/** Masks every email and phone that people have written into a note or a name. */
export const maskContacts = (text: string): string =>
  text
    .replace(anyEmail, maskEmail)
    .replace(dateOrPhone, (found, date?: string) => date ?? maskPhone(found))
