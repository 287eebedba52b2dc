import { fold } from '#core/fold'
import { type Decimal, readDecimal, type ThousandsMark } from '#core/tables/read-decimal'
import { decimalToMinor } from '../rules/decimal-to-minor.ts'
import type { Formula } from './formula.ts'

export type FormulaProblem =
  | 'empty'
  | 'notUnderstood'
  /** A number alone: `=` in front would set the price, `+` would add to it. */
  | 'bareNumber'
  /** One mark before three digits: thousands or decimals. */
  | 'ambiguous'
  /** No price would be left. */
  | 'zero'
  | 'divisionByZero'
  /** An amount of zero is added or taken away. */
  | 'nothing'
  | 'tooLarge'
  | 'unknownColumn'

export type ParsedFormula =
  | { readonly ok: true; readonly formula: Formula }
  | { readonly ok: false; readonly at: number; readonly problem: FormulaProblem }

/** A column that formulas may name, and what people call it. */
export interface FormulaColumn {
  readonly key: string
  readonly names: readonly string[]
}

const space = '[\\s\\u00a0\\u2007\\u2009\\u202f]*'
const number = "(?<number>\\d(?:[\\d\\s\\u00a0\\u2007\\u2009\\u202f.,'’]*\\d)?)"
const currency = '(?:(?:kč|czk|€|eur|pln|zł|huf|ft|ron|lei|gbp|£|usd|\\$|chf)\\.?)?'
const perArea = '(?<perArea>\\/\\s*m(?:2|²))?'
const amount = new RegExp(
  `^(?<sign>[-+=]?)${space}${number}${space}${currency}${space}${perArea}$`,
  'iu',
)
const percent = new RegExp(`^(?<sign>[-+])${space}${number}${space}%$`, 'u')
const factor = new RegExp(`^(?<sign>[*/])${space}${number}$`, 'u')
const ofColumn = new RegExp(
  `^=?${space}(?:${number}${space}%${space})?\\[(?<name>[^\\]]*)\\]$`,
  'u',
)

const maxLength = 200

/** The signs of a calculation as a keyboard has them. */
export const withPlainSigns = (text: string): string =>
  text.replace(/[−–]/gu, '-').replace(/×/gu, '*').replace(/[÷:]/gu, '/')

/** Reads what a person wrote into the formula bar; nothing is ever evaluated. */
export const parseFormula = (
  written: string,
  columns: readonly FormulaColumn[] = [],
  thousands: ThousandsMark | null = null,
): ParsedFormula => {
  const start = written.length - written.trimStart().length
  const text = withPlainSigns(written.trim())
  const place: Place = { start, text, thousands }
  if (text === '') return { ok: false, at: 0, problem: 'empty' }
  if (text.length > maxLength) return { ok: false, at: start, problem: 'notUnderstood' }
  const found = {
    percent: percent.exec(text)?.groups,
    factor: factor.exec(text)?.groups,
    ofColumn: ofColumn.exec(text)?.groups,
    amount: amount.exec(text)?.groups,
  }
  if (found.percent) return percentFormula(found.percent, place)
  if (found.factor) return factorFormula(found.factor, place)
  if (found.ofColumn) return columnFormula(found.ofColumn, place, columns)
  if (found.amount) return amountFormula(found.amount, place)
  return { ok: false, at: start + understoodLength(text), problem: 'notUnderstood' }
}

type Groups = Record<string, string | undefined>

interface Place {
  readonly start: number
  readonly text: string
  /** What groups thousands, where an amount could be read in two ways. */
  readonly thousands: ThousandsMark | null
}

const prefix = new RegExp(
  `^[-+=*/]?${space}(?:${number})?${space}${currency}${space}[%/\\[]?`,
  'iu',
)

// How far the text looks like a formula; the field marks the place behind it.
const understoodLength = (text: string): number =>
  Math.min(prefix.exec(text)?.[0].length ?? 0, text.length - 1)

const problemAt = (place: Place, part: string, problem: FormulaProblem): ParsedFormula => ({
  ok: false,
  at: place.start + Math.max(0, place.text.indexOf(part)),
  problem,
})

// Beyond these neither side of a ratio is a safe integer.
const maxRatio = 1_000_000_000

const percentFormula = ({ sign, number: digits = '' }: Groups, place: Place): ParsedFormula => {
  const value = readDecimal(digits, 'none')
  if (value === null || value === 'ambiguous') return problemAt(place, digits, 'notUnderstood')
  const whole = 100n * 10n ** BigInt(value.scale)
  const numerator = sign === '-' ? whole - value.digits : whole + value.digits
  return ratioFormula({ kind: 'times' }, [numerator, whole], { place, digits })
}

const factorFormula = ({ sign, number: digits = '' }: Groups, place: Place): ParsedFormula => {
  const value = readDecimal(digits, 'none')
  if (value === null || value === 'ambiguous') return problemAt(place, digits, 'notUnderstood')
  const ratio = [value.digits, 10n ** BigInt(value.scale)] as const
  return ratioFormula({ kind: 'times' }, sign === '/' ? [ratio[1], ratio[0]] : ratio, {
    place,
    digits,
  })
}

const columnFormula = (
  { number: digits = '100', name = '' }: Groups,
  place: Place,
  columns: readonly FormulaColumn[],
): ParsedFormula => {
  const wanted = nameKey(name)
  const column = columns.find(({ names }) => names.some((known) => nameKey(known) === wanted))
  if (!column) return problemAt(place, '[', 'unknownColumn')
  const value = readDecimal(digits, 'none')
  if (value === null || value === 'ambiguous') return problemAt(place, digits, 'notUnderstood')
  const whole = 100n * 10n ** BigInt(value.scale)
  return ratioFormula({ kind: 'ofColumn', column: column.key }, [value.digits, whole], {
    place,
    digits,
  })
}

const nameKey = (name: string): string => fold(name).replace(/\s+/gu, ' ').trim()

type WithoutRatio = { readonly kind: 'times' } | { readonly kind: 'ofColumn'; column: string }

const ratioFormula = (
  formula: WithoutRatio,
  [numerator, denominator]: readonly [bigint, bigint],
  { place, digits }: { readonly place: Place; readonly digits: string },
): ParsedFormula => {
  if (denominator <= 0n) return problemAt(place, digits, 'divisionByZero')
  if (numerator <= 0n) return problemAt(place, digits, 'zero')
  const common = greatestCommon(numerator, denominator)
  const ratio = {
    numerator: Number(numerator / common),
    denominator: Number(denominator / common),
  }
  if (ratio.numerator > maxRatio || ratio.denominator > maxRatio) {
    return problemAt(place, digits, 'tooLarge')
  }
  return { ok: true, formula: { ...formula, ...ratio } }
}

const greatestCommon = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatestCommon(b, a % b))

const maxAmountMinor = 1e14

const amountFormula = (groups: Groups, place: Place): ParsedFormula => {
  const { sign = '', number: digits = '' } = groups
  const isPerArea = groups['perArea'] !== undefined
  const value = readDecimal(digits, place.thousands)
  if (value === 'ambiguous') return problemAt(place, digits, 'ambiguous')
  if (value === null) return problemAt(place, digits, 'notUnderstood')
  if (isFiner(value)) return problemAt(place, digits, 'notUnderstood')
  const minor = decimalToMinor(value)
  if (minor > maxAmountMinor) return problemAt(place, digits, 'tooLarge')
  if (sign === '' && !isPerArea) return problemAt(place, digits, 'bareNumber')
  const isAdded = sign === '+' || sign === '-'
  if (minor === 0) return problemAt(place, digits, isAdded ? 'nothing' : 'zero')
  if (isAdded) {
    const signed = sign === '-' ? -minor : minor
    return { ok: true, formula: { kind: isPerArea ? 'addPerArea' : 'add', minor: signed } }
  }
  return { ok: true, formula: { kind: isPerArea ? 'setPerArea' : 'set', minor } }
}

// An amount with a fraction of a minor unit cannot be added.
const isFiner = ({ digits, scale }: Decimal): boolean =>
  (digits * 100n) % 10n ** BigInt(scale) !== 0n
