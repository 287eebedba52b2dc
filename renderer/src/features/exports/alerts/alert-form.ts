import { type AlertRule, alertRuleSchema } from '#core/exports/alerts/content-alerts'
import { exactText, toExact } from '#core/exports/table/exact'
import { readNumber } from '#core/exports/table/read-cell'
import type { Decimal } from '#core/tables/read-decimal'
import { allRows, type MeasureForm, readMeasure, toMeasureForm } from '../charts/measure-form.ts'

export const alertKinds = ['rowsFell', 'columnMissing', 'measure'] as const
export const alertComparisons = ['less', 'atMost', 'equals', 'atLeast', 'more'] as const

/** A rule as it is put together. */
export interface AlertForm {
  readonly kind: AlertRule['kind']
  /** Percent. */
  readonly share: string
  /** Empty: any column. */
  readonly column: string
  readonly measure: MeasureForm
  readonly is: (typeof alertComparisons)[number]
  readonly limit: string
}

export const startAlert: AlertForm = {
  kind: 'rowsFell',
  share: '20',
  column: '',
  measure: allRows,
  is: 'less',
  limit: '10',
}

export const toAlertForm = (rule: AlertRule): AlertForm => {
  switch (rule.kind) {
    case 'rowsFell':
      return { ...startAlert, kind: rule.kind, share: fieldText(moved(rule.share, -2)) }
    case 'columnMissing':
      return { ...startAlert, kind: rule.kind, column: rule.column?.[0] ?? '' }
    case 'measure': {
      const { kind, is, limit } = rule
      return {
        ...startAlert,
        kind,
        is,
        measure: toMeasureForm(rule.measure),
        limit: fieldText(toExact(limit)),
      }
    }
  }
}

/** The number with its decimal point moved to the left. */
const moved = (number: number, places: number): Decimal => {
  const { digits, scale } = toExact(number)
  return toExact(`${exactText({ digits, scale })}e${-places}`)
}

/** The exact number as text. Three decimals alone could be thousands, so they get one more zero. */
const fieldText = (exact: Decimal): string => {
  const text = exactText(exact)
  return /\.\d{3}$/.test(text) ? `${text}0` : text
}

/** Null while something of it is missing or is no number. */
export const readAlert = (form: AlertForm): AlertRule | null => {
  const read = alertRuleSchema.safeParse(candidate(form))
  return read.success ? read.data : null
}

const candidate = ({ kind, share, column, measure, is, limit }: AlertForm): unknown => {
  switch (kind) {
    case 'rowsFell':
      return { kind, share: Number(exactText(moved(readNumber(share) ?? 0, 2))) }
    case 'columnMissing':
      return { kind, column: column.trim() === '' ? null : [column.trim()] }
    case 'measure':
      return { kind, measure: readMeasure(measure), is, limit: readNumber(limit) }
  }
}
