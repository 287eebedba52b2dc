import { expect, test } from 'vitest'
import { checkAlert } from '#core/exports/alerts/content-alerts'
import type { ReportTable } from '#core/exports/table/report-table'
import { type AlertForm, readAlert, startAlert } from './alert-form.ts'
import { usualAlerts, usualLeft } from './usual-alerts.ts'

const anyColumn: AlertForm = { ...startAlert, kind: 'columnMissing' }
const table = (titles: readonly string[], count: number): ReportTable => ({
  columns: titles.map((title) => ({ id: null, name: title, title, type: 'text' })),
  rows: Array.from({ length: count }, () => titles.map(() => 'x')),
})

test('a report without alerts is offered the usual ones, as rules that can be saved and changed', () => {
  expect(usualLeft([]).map(readAlert)).toEqual(usualAlerts)
})

test('what is watched for already is not offered once more', () => {
  const fewer: AlertForm = { ...startAlert, kind: 'rowsFell', share: '5' }
  expect(usualLeft([fewer])).toEqual([expect.objectContaining({ kind: 'columnMissing' })])
  expect(usualLeft([anyColumn, fewer])).toEqual([])
  expect(usualLeft([{ ...anyColumn, column: 'Cena' }])).toHaveLength(2)
})

test('a rule of rows that was one of a column before is still one of rows', () => {
  const fewer: AlertForm = { ...startAlert, kind: 'rowsFell', column: 'Cena' }
  expect(usualLeft([fewer])).toEqual([expect.objectContaining({ kind: 'columnMissing' })])
})

test.each([
  ['half of the rows', table(['Kód', 'Stav'], 20), ['rowsFell', 'quiet']],
  ['a column', table(['Kód'], 40), ['quiet', 'columnsMissing']],
  ['nothing', table(['Kód', 'Stav'], 39), ['quiet', 'quiet']],
])('of a table that nobody knows the usual ones tell that %s is gone', (_what, after, kinds) => {
  const { columns, rows } = table(['Kód', 'Stav'], 40)
  const before = { rows: rows.length, columns }
  expect(usualAlerts.map((rule) => checkAlert(rule, after, before).kind)).toEqual(kinds)
})
