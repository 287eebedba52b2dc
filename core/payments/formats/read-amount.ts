import { readDecimal, type ThousandsMark } from '#core/tables/read-decimal'

const minorDigits = 2

const currencyAround = /^(?:[a-z]{3}|kč|€)\s*|\s*(?:[a-z]{3}|kč|€)$/giu
const minus = /[\u2212\u2013\u2012]/g

/**
 * Reads a signed amount in exact minor units: `-1 234,50`, `1.234,50 CZK`, `12.5-`. A number with more digits than the
 * currency has is no amount of money.
 */
export const readAmount = (
  text: string,
  thousands: ThousandsMark | null = null,
): number | 'ambiguous' | null => {
  const { front, digits, behind } = partsOf(text)
  if (front !== '' && behind !== '') return null
  const decimal = readDecimal(digits, thousands)
  if (decimal === null || decimal === 'ambiguous') return decimal
  const minor = toMinor(decimal.digits, decimal.scale)
  if (minor === null || !Number.isSafeInteger(minor)) return null
  return (front === '-' || behind === '-') && minor !== 0 ? -minor : minor
}

/** Whether an amount has a minus, be it certain what groups its thousands or not. */
export const isNegative = (text: string): boolean => {
  const { front, behind } = partsOf(text)
  return front === '-' || behind === '-'
}

const partsOf = (text: string) => {
  const bare = text.trim().replace(minus, '-').replace(currencyAround, '').trim()
  const [, front = '', digits = '', behind = ''] = /^([+-]?)\s*(.*?)\s*([+-]?)$/.exec(bare) ?? []
  return { front, digits, behind }
}

/** What an amount says of its currency before and behind it, `CZK`, `Kč` or `€`; nothing where it is bare. */
export const currenciesBeside = (text: string): readonly string[] =>
  (text.trim().match(currencyAround) ?? []).map((found) => found.trim())

const toMinor = (digits: bigint, scale: number): number | null => {
  if (scale <= minorDigits) return Number(digits * 10n ** BigInt(minorDigits - scale))
  const surplus = 10n ** BigInt(scale - minorDigits)
  return digits % surplus === 0n ? Number(digits / surplus) : null
}
