/** Money is an integer of minor units; decimals are text and live at the borders. */
const minorDigits = 2

const spaces = /[\s\u00a0\u202f]/g
const plainDecimal = /^([+-]?)(\d+)(?:[.,](\d+))?$/

/**
 * Decimal text as a server, a spreadsheet or a person writes it. Null when it is no number, has more digits
 * than the currency, or is too large to be exact.
 */
export const parseMinor = (text: string, digits: number = minorDigits): number | null => {
  const found = plainDecimal.exec(text.replace(spaces, ''))
  if (!found) return null
  const [, sign = '', whole = '', fraction = ''] = found
  const kept = fraction.slice(0, digits).padEnd(digits, '0')
  if (/[1-9]/.test(fraction.slice(digits))) return null
  const minor = Number(`${whole}${kept}`)
  if (!Number.isSafeInteger(minor)) return null
  return sign === '-' && minor !== 0 ? -minor : minor
}

/** The exact decimal text of an amount, with a point. */
export const minorToDecimal = (minor: number, digits: number = minorDigits): string => {
  const text = String(Math.abs(minor)).padStart(digits + 1, '0')
  const whole = text.slice(0, text.length - digits)
  const sign = minor < 0 ? '-' : ''
  return digits === 0 ? `${sign}${text}` : `${sign}${whole}.${text.slice(text.length - digits)}`
}
