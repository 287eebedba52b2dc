/** A field that is left empty is not sent. */
export const textOrNull = (text: string): string | null => (text === '' ? null : text)

const mostDigits = 13

/** IDs and whole amounts: what is no digit is not taken. */
export const digitsOf = (text: string): number | null => {
  const digits = text.replace(/\D/g, '').slice(0, mostDigits)
  return digits === '' ? null : Number(digits)
}
