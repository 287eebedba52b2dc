import { type Decimal, readDecimal, type ThousandsMark } from '#core/tables/read-decimal'
import type { EditableSide } from '../draft/price-edit.ts'
import { decimalToMinor } from '../rules/decimal-to-minor.ts'
import { applyFormula, type Formula } from './formula.ts'
import { type FormulaProblem, parseFormula, withPlainSigns } from './parse-formula.ts'

const calculation = /^(?<first>[^-+*/]+)(?<rest>[-+*/].+)$/u

interface EntryParts {
  /** The amount that is calculated with; null where it is the price that is there. */
  readonly first: string | null
  readonly rest: string
}

const partsOf = (written: string): EntryParts | null => {
  const text = withPlainSigns(written.trim())
  if (!/^[-+*/=]/.test(text)) return null
  const body = text.replace(/^=/, '').trim()
  if (/^[-+*/]/.test(body)) return { first: null, rest: body }
  const { first = '', rest = '' } = calculation.exec(body)?.groups ?? {}
  return rest === '' ? { first: null, rest: `=${body}` } : { first, rest }
}

/**
 * What is typed into a cell and is no price but a calculation: `+3%`, `-50000` and `=*1.03` change the price that is
 * there, `=4 750 000/1.12` sets another one. Null where it is read as a price.
 */
export const parseEntry = (
  written: string,
  thousands: ThousandsMark | null = null,
): Formula | 'notUnderstood' | null => {
  const parts = partsOf(written)
  if (parts === null) return null
  const formula = formulaOf(parts.rest, thousands)
  if (parts.first === null) return formula
  const amount = readDecimal(parts.first, thousands)
  if (amount === null || amount === 'ambiguous' || formula === 'notUnderstood') {
    return 'notUnderstood'
  }
  const minor = computed(amount, formula)
  return minor === null ? 'notUnderstood' : { kind: 'set', minor }
}

/** What a calculation makes of an amount; `0,985*4 990 000` begins with one that is finer than any price. */
const computed = ({ digits, scale }: Decimal, formula: Formula): number | null => {
  const priced = { minor: Number(digits), area: null, columns: () => null }
  if (scale <= 2)
    return applyFormula(formula, { ...priced, minor: decimalToMinor({ digits, scale }) })
  if (formula.kind !== 'times') return null
  const { numerator, denominator } = formula
  const ratio = { numerator: numerator * 100, denominator: denominator * 10 ** scale }
  const isExact = Object.values({ ...ratio, minor: priced.minor }).every(Number.isSafeInteger)
  return isExact ? applyFormula({ kind: 'times', ...ratio }, priced) : null
}

const formulaOf = (text: string, thousands: ThousandsMark | null): Formula | 'notUnderstood' => {
  const parsed = parseFormula(text, [], thousands)
  return parsed.ok ? parsed.formula : 'notUnderstood'
}

/** Without a sign a share says neither up nor down. */
const share = /^\d[\d\s.,]*%$/u

/** What is wrong with a calculation that is typed into a cell; null where it is right, or where it is read as a price. */
export const problemOfEntry = (
  written: string,
  thousands: ThousandsMark | null = null,
): FormulaProblem | 'shareWithoutSign' | null => {
  if (share.test(written.trim())) return 'shareWithoutSign'
  const parts = partsOf(written)
  if (parts === null || parseEntry(written, thousands) !== 'notUnderstood') return null
  const parsed = parseFormula(parts.rest, [], thousands)
  return parsed.ok ? 'notUnderstood' : parsed.problem
}

/** The same where a price for one square metre is typed. */
export const entryOfSide = (formula: Formula, side: EditableSide): Formula => {
  if (side !== 'perArea') return formula
  if (formula.kind === 'add') return { kind: 'addPerArea', minor: formula.minor }
  return formula.kind === 'set' ? { kind: 'setPerArea', minor: formula.minor } : formula
}
