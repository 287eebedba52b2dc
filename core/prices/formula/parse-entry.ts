import { readDecimal, type ThousandsMark } from '#core/tables/read-decimal'
import type { EditableSide } from '../draft/price-edit.ts'
import { decimalToMinor } from '../rules/decimal-to-minor.ts'
import { applyFormula, type Formula } from './formula.ts'
import { parseFormula, withPlainSigns } from './parse-formula.ts'

const calculation = /^(?<first>[^-+*/]+)(?<rest>[-+*/].+)$/u

/**
 * What is typed into a cell and is no price but a calculation: `+3%`, `-50000` and `=*1.03` change the price that is
 * there, `=4 750 000/1.12` sets another one. Null where it is read as a price.
 */
export const parseEntry = (
  written: string,
  thousands: ThousandsMark | null = null,
): Formula | 'notUnderstood' | null => {
  const text = withPlainSigns(written.trim())
  if (!/^[-+*/=]/.test(text)) return null
  const body = text.replace(/^=/, '').trim()
  if (/^[-+*/]/.test(body)) return formulaOf(body, thousands)
  const { first = '', rest = '' } = calculation.exec(body)?.groups ?? {}
  if (rest === '') return formulaOf(`=${body}`, thousands)
  const amount = readDecimal(first, thousands)
  const formula = formulaOf(rest, thousands)
  if (amount === null || amount === 'ambiguous' || formula === 'notUnderstood') {
    return 'notUnderstood'
  }
  const minor = applyFormula(formula, {
    minor: decimalToMinor(amount),
    area: null,
    columns: () => null,
  })
  return minor === null ? 'notUnderstood' : { kind: 'set', minor }
}

const formulaOf = (text: string, thousands: ThousandsMark | null): Formula | 'notUnderstood' => {
  const parsed = parseFormula(text, [], thousands)
  return parsed.ok ? parsed.formula : 'notUnderstood'
}

/** The same where a price for one square metre is typed. */
export const entryOfSide = (formula: Formula, side: EditableSide): Formula => {
  if (side !== 'perArea') return formula
  if (formula.kind === 'add') return { kind: 'addPerArea', minor: formula.minor }
  return formula.kind === 'set' ? { kind: 'setPerArea', minor: formula.minor } : formula
}
