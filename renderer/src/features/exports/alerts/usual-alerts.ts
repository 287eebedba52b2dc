import type { AlertRule } from '#core/exports/alerts/content-alerts'
import { type AlertForm, toAlertForm } from './alert-form.ts'

/** What is wrong with a table whatever is in it: most of its rows are gone, or a column is. */
export const usualAlerts: readonly AlertRule[] = [
  { kind: 'rowsFell', share: 0.5 },
  { kind: 'columnMissing', column: null },
]

/** The usual alerts that are not among the rules yet, whatever their share of rows. */
export const usualLeft = (alerts: readonly AlertForm[]): AlertForm[] =>
  usualAlerts
    .map(toAlertForm)
    .filter((usual) => !alerts.some((alert) => watchesTheSame(alert, usual)))

/** A form keeps the column of a kind that was chosen before. */
const watchesTheSame = (one: AlertForm, other: AlertForm): boolean =>
  one.kind === other.kind && (one.kind !== 'columnMissing' || one.column === other.column)
