/** What groups thousands where a lone mark before three digits could be either; `none`: it is a decimal mark. */
export type ThousandsMark = ',' | '.' | 'none'

/** `digits` / 10^`scale`, exactly. */
export interface Decimal {
  readonly digits: bigint
  readonly scale: number
}

/** The number that comes nearest. */
export const decimalNumber = ({ digits, scale }: Decimal): number => Number(`${digits}e-${scale}`)

const anySpace = /[\s\u00a0\u2007\u2009\u202f]/g
const apostrophe = /[’ʼ]/g

const plain = /^\d+$/
const grouped = /^\d{1,3}(?:([ ',.])\d{3})(?:\1\d{3})*$/
const twiceGrouped = /^\d{1,3}(?:([ ',.])\d{3})(?:\1\d{3})+$/
const fraction = /^(\d+|\d{1,3}(?:([ ',.])\d{3})(?:\2\d{3})*)([.,])(\d+)$/

// Longer ones are no amounts, and reading them would only cost time.
const maxLength = 40

/**
 * An unsigned decimal as people and spreadsheets write it, with thousands grouped or not. Null where it is none;
 * `ambiguous` where it is two (`1.500`).
 */
export const readDecimal = (
  text: string,
  thousands: ThousandsMark | null = null,
): Decimal | 'ambiguous' | null => {
  const clean = text.trim().replace(anySpace, ' ').replace(apostrophe, "'")
  if (clean.length > maxLength) return null
  if (plain.test(clean)) return { digits: BigInt(clean), scale: 0 }
  const mark = grouped.exec(clean)?.[1]
  if (mark !== undefined) {
    const isCertain = mark === ' ' || mark === "'" || twiceGrouped.test(clean)
    if (isCertain || mark === thousands) return wholeOf(clean)
    if (thousands === null && !clean.startsWith('0')) return 'ambiguous'
  }
  const [, whole, groupMark, decimalMark, digits] = fraction.exec(clean) ?? []
  if (whole === undefined || digits === undefined || groupMark === decimalMark) return null
  // `12,50` may be a slip in 12,500; beside another mark, or behind more digits than a group has, it is no group.
  const isOfGroups = groupMark === undefined && (whole.length <= 3 || digits.length === 3)
  if (decimalMark === thousands && isOfGroups) return null
  return {
    digits: wholeOf(whole).digits * 10n ** BigInt(digits.length) + BigInt(digits),
    scale: digits.length,
  }
}

const wholeOf = (text: string): Decimal => ({
  digits: BigInt(text.replace(/\D/g, '')),
  scale: 0,
})
