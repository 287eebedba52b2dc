/** A field that is left empty is not sent. */
export const textOrNull = (text: string): string | null => (text === '' ? null : text)

const mostDigits = 13

// A mark before three digits groups them; what stands behind any other one is no part of a whole number.
const fraction = /[.,](?!\d{3}(?!\d)).*$/s

/** IDs and whole amounts: what is no digit is not taken, and `4711,00` is no other number. */
export const digitsOf = (text: string): number | null => {
  const digits = text.replace(fraction, '').replace(/\D/g, '').slice(0, mostDigits)
  return digits === '' ? null : Number(digits)
}
