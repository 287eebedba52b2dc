import { readDecimal, type ThousandsMark } from '#core/tables/read-decimal'
import type { Cell } from '#core/tables/table'
import { decimalToMinor } from './decimal-to-minor.ts'

export type ReadPrice =
  | { readonly kind: 'price'; readonly minor: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'notANumber' }

const notANumber: ReadPrice = { kind: 'notANumber' }

const textMark = /^\s*['’]/
const wrapped = /^\((.*)\)$/s
const currency = '(?:kč|kc|czk|€|eur|pln|zł|zl|huf|ft|ron|lei|gbp|£|usd|us\\$|\\$|chf)'
const currencyBefore = new RegExp(`^${currency}\\.?(?![a-zž])\\s*`, 'iu')
const currencyAfter = new RegExp(`(?<=[\\d\\s.,\\-–—)])${currency}\\.?$`, 'iu')
const noFraction = /(?<=\d)[.,]\s*[-–—]{1,2}$/
const minus = /^[-−–]\s*/

/**
 * A price as a person, a spreadsheet or a web page writes it. More digits than the currency has are a computed
 * price and are rounded to it. What could be read in two ways is refused, unless the mark of thousands is known.
 */
export const readPrice = (cell: Cell, thousands: ThousandsMark | null = null): ReadPrice => {
  if (cell === null) return { kind: 'empty' }
  if (typeof cell === 'number') {
    return toPrice(String(Math.abs(cell)), { isNegative: cell < 0, thousands: 'none' })
  }
  const text = cell.replace(textMark, '').trim()
  if (text === '') return { kind: 'empty' }
  const { inner, isNegative } = unsigned(text)
  return toPrice(inner, { isNegative, thousands })
}

const unsigned = (text: string): { inner: string; isNegative: boolean } => {
  const isWrapped = wrapped.test(withoutCurrency(text))
  const bare = withoutCurrency(withoutCurrency(text).replace(wrapped, '$1'))
  const isNegative = minus.test(bare)
  const inner = withoutCurrency(bare.replace(minus, '')).replace(noFraction, '').trim()
  // Brackets around a minus: nobody can tell what is meant.
  return { inner: isWrapped && isNegative ? '' : inner, isNegative: isWrapped || isNegative }
}

const withoutCurrency = (text: string): string =>
  text.trim().replace(currencyBefore, '').replace(currencyAfter, '').trim()

// A thousand billion whole units: more is a typing mistake, and what follows from it would not be exact.
const maxMinor = 1e14

const toPrice = (
  text: string,
  { isNegative, thousands }: { isNegative: boolean; thousands: ThousandsMark | null },
): ReadPrice => {
  const decimal = readDecimal(text, thousands)
  if (decimal === null || decimal === 'ambiguous') return notANumber
  const minor = decimalToMinor(decimal)
  if (minor > maxMinor) return notANumber
  return { kind: 'price', minor: isNegative && minor !== 0 ? -minor : minor }
}
