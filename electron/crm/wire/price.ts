export interface ReadPrice {
  readonly minor: number
  /** The server has told more digits than the currency has. */
  readonly isRounded: boolean
}

const spaces = /[\s\u00a0\u202f']/g
const currency = /(?:kč|czk|eur|€|usd|\$|pln|zł|huf|ft|gbp|£|chf|ron|lei),?-?$/i
const scientific = /^([+-]?)(\d+)(?:\.(\d*))?(?:e([+-]?\d{1,2}))?$/i
const groupedByComma = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)$|^[+-]?\d{1,3}(?:,\d{3}){2,}$/
const groupedByPoint = /^[+-]?\d{1,3}(?:\.\d{3})+(?:,\d+)$|^[+-]?\d{1,3}(?:\.\d{3}){2,}$/
const decimalComma = /^[+-]?\d+,\d+$/
// `6,050` is six thousand to one reader and six to another, and so is `6.050`.
const eitherMark = /^[+-]?(?:[1-9]\d{0,2}[,.]|0,)\d{3}$/
// So short that a hundred times of it is exact but for what rounding takes away.
const asMostWrite = /^\d{1,13}(?:\.\d{1,2})?$/

/**
 * A price as servers write it, read exactly and rounded half up to the minor unit; null where it could mean two
 * amounts, or none.
 */
export const readPrice = (text: string): ReadPrice | null =>
  asMostWrite.test(text)
    ? { minor: Math.round(Number(text) * 100), isRounded: false }
    : readUnusualPrice(text)

const readUnusualPrice = (text: string): ReadPrice | null => {
  const plain = toPoint(text.replace(spaces, '').replace(currency, '').replace(/,-$/, ''))
  const found = plain === null ? null : scientific.exec(plain)
  if (!found) return null
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = found
  const digits = BigInt(`${whole}${fraction}`)
  // As many tens as lie between the last digit and the minor unit.
  const shift = Number(exponent) - fraction.length + 2
  const [minor, isRounded] =
    shift >= 0 ? [digits * 10n ** BigInt(shift), false] : rounded(digits, 10n ** BigInt(-shift))
  const value = Number(sign === '-' ? -minor : minor)
  return Number.isSafeInteger(value) ? { minor: value === 0 ? 0 : value, isRounded } : null
}

const rounded = (digits: bigint, unit: bigint): [bigint, boolean] => [
  (digits + unit / 2n) / unit,
  digits % unit !== 0n,
]

const toPoint = (text: string): string | null => {
  if (groupedByComma.test(text)) return text.replaceAll(',', '')
  if (groupedByPoint.test(text)) return text.replaceAll('.', '').replace(',', '.')
  if (eitherMark.test(text)) return null
  return decimalComma.test(text) ? text.replace(',', '.') : text
}
