import { readDecimal, type ThousandsMark } from '#core/tables/read-decimal'
import type { Cell } from '#core/tables/table'
import { currencyCode, currencyNames } from './currency-code.ts'
import { decimalToMinor } from './decimal-to-minor.ts'

export type ReadPrice =
  | { readonly kind: 'price'; readonly minor: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'notANumber' }

const notANumber: ReadPrice = { kind: 'notANumber' }

const textMark = /^\s*['’]/
const wrapped = /^\((.*)\)$/s
const currency = `(${currencyNames.join('|').replaceAll('$', '\\$')})`
const currencyBefore = new RegExp(`^${currency}\\.?(?![a-zž])\\s*`, 'iu')
const currencyAfter = new RegExp(`(?<=[\\d\\s.,\\-–—)])${currency}\\.?$`, 'iu')
const noFraction = /(?<=\d)[.,]\s*[-–—]{1,2}$/
const minus = /^[-−–]\s*/

/**
 * A price as a person, a spreadsheet or a web page writes it. More digits than the currency has are a computed
 * price and are rounded to it. What could be read in two ways is refused, unless the mark of thousands is known;
 * so is what names another currency than the pricelist has.
 */
export const readPrice = (
  cell: Cell,
  thousands: ThousandsMark | null = null,
  currencyCode: string | null = null,
): ReadPrice => {
  if (cell === null) return { kind: 'empty' }
  if (typeof cell === 'number') {
    return toPrice(String(Math.abs(cell)), { isNegative: cell < 0, thousands: 'none' })
  }
  const text = cell.replace(textMark, '').trim()
  if (text === '') return { kind: 'empty' }
  const { inner, isNegative, named } = unsigned(text)
  if (currencyCode !== null && named.some((code) => code !== currencyCode)) return notANumber
  return toPrice(inner, { isNegative, thousands })
}

interface UnsignedText {
  readonly inner: string
  readonly isNegative: boolean
  /** The currencies that were written beside the number. */
  readonly named: readonly string[]
}

const unsigned = (text: string): UnsignedText => {
  const outside = withoutCurrency(text)
  const isWrapped = wrapped.test(outside.rest)
  const bare = withoutCurrency(outside.rest.replace(wrapped, '$1'))
  const isNegative = minus.test(bare.rest)
  const inside = withoutCurrency(bare.rest.replace(minus, ''))
  return {
    // Brackets around a minus could mean either sign, so they are refused.
    inner: isWrapped && isNegative ? '' : inside.rest.replace(noFraction, '').trim(),
    isNegative: isWrapped || isNegative,
    named: [...outside.named, ...bare.named, ...inside.named],
  }
}

const withoutCurrency = (text: string): { readonly rest: string; readonly named: string[] } => {
  const trimmed = text.trim()
  const before = currencyBefore.exec(trimmed)
  const begun = trimmed.slice(before?.[0].length ?? 0)
  const after = currencyAfter.exec(begun)
  const written = [before, after].flatMap((found) => found?.[1]?.toLowerCase() ?? [])
  return {
    rest: begun.slice(0, after?.index ?? begun.length).trim(),
    named: written.map((name) => currencyCode(name) ?? name),
  }
}

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
