import { expect, test } from 'vitest'
import type { Cell } from '#core/tables/table'
import { isAnnounced } from '../reports/announced-columns.ts'
import { toReportTable } from '../table/report-table.ts'
import { type AlertFinding, type AlertRule, alertRuleSchema, checkAlert } from './content-alerts.ts'

const table = (...rows: Cell[][]) => toReportTable(rows)
const units = table(
  ['Jednotka', 'Dostupnost', 'Cena', 'Změněno'],
  ['A.1', 'Volná', 100, '2026-11-01'],
  ['A.2', 'volná ', 250.5, '2026-11-10'],
  ['A.3', 'Prodaná', null, '2026-11-20'],
)
const free = { column: ['Availability', 'Dostupnost'], is: 'equals' as const, value: 'Volná' }
const count = (is: 'less' | 'atMost' | 'more', limit: number, ...where: object[]) => ({
  kind: 'measure',
  measure: { kind: 'rows', where },
  is,
  limit,
})
const sum = (kind: string, is: string, limit: number) => ({
  kind: 'measure',
  measure: { kind, column: ['Cena'], where: [] },
  is,
  limit,
})
const quiet: AlertFinding = { kind: 'quiet' }

test.each<[object, AlertFinding]>([
  [count('less', 10, free), { kind: 'measured', value: '2' }],
  [count('less', 2, free), quiet],
  [count('atMost', 2, free), { kind: 'measured', value: '2' }],
  [
    count('more', 0, { column: ['Cena'], is: 'empty', value: '' }),
    { kind: 'measured', value: '1' },
  ],
  [
    count('more', 1, { column: ['Cena'], is: 'atLeast', value: '100,0' }),
    { kind: 'measured', value: '2' },
  ],
  [count('more', 0, { column: ['Cena'], is: 'less', value: '100' }), quiet],
  [
    count('more', 1, { column: ['Změněno'], is: 'atLeast', value: '10. 11. 2026' }),
    { kind: 'measured', value: '2' },
  ],
  [
    count('more', 2, { column: ['Jednotka'], is: 'contains', value: 'a.' }),
    { kind: 'measured', value: '3' },
  ],
  [
    count('more', 0, free, { column: ['Fáze'], is: 'filled', value: '' }),
    { kind: 'cannotTell', reason: 'columnMissing', column: ['Fáze'] },
  ],
  [sum('sum', 'equals', 350.5), { kind: 'measured', value: '350.5' }],
  [sum('average', 'more', 175), { kind: 'measured', value: '175.25' }],
  [sum('least', 'less', 100), quiet],
  [sum('most', 'more', 250), { kind: 'measured', value: '250.5' }],
])('the rule %j finds %j', (rule, expected) => {
  expect(checkAlert(alertRuleSchema.parse(rule), units, null)).toEqual(expected)
})

test('an average of nothing cannot be told', () => {
  const rule = alertRuleSchema.parse(sum('average', 'less', 5))
  const finding = checkAlert(rule, table(['Cena'], ['na dotaz']), null)
  expect(finding).toEqual({ kind: 'cannotTell', reason: 'noNumbers' })
})

const fell: AlertRule = { kind: 'rowsFell', share: 0.25 }
const shape = (rows: number) => ({ rows, columns: units.columns })

test('rows that fell by the share or more are told, with how many there were', () => {
  expect(checkAlert(fell, units, shape(4))).toEqual({ kind: 'rowsFell', before: 4, after: 3 })
  expect(checkAlert(fell, units, shape(3))).toEqual(quiet)
  expect(checkAlert(fell, units, shape(2))).toEqual(quiet)
  expect(checkAlert(fell, units, null)).toEqual(quiet)
  expect(checkAlert(fell, table(['Jednotka']), shape(0))).toEqual(quiet)
})

test('a column that is missing is told by name, one that is asked for or any that was there', () => {
  const any: AlertRule = { kind: 'columnMissing', column: null }
  const less = table(['Dostupnost', 'jednotka'], ['Volná', 'A.1'])
  expect(checkAlert(any, less, shape(3))).toEqual({
    kind: 'columnsMissing',
    names: ['Cena', 'Změněno'],
  })
  expect(checkAlert(any, less, null)).toEqual(quiet)
  const price: AlertRule = { kind: 'columnMissing', column: ['Cena', 'Price'] }
  expect(checkAlert(price, less, null)).toEqual({ kind: 'columnsMissing', names: ['Cena'] })
  expect(checkAlert(price, units, null)).toEqual(quiet)
})

test('columns that the specification took away are known to be gone', () => {
  expect(isAnnounced('business-cases', 'RA created', 'removed')).toBe(true)
  expect(isAnnounced('business-cases', 'Customer', 'removed')).toBe(false)
  expect(isAnnounced('inquiries', 'Inactivity note', 'added')).toBe(true)
})
