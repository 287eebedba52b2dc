import { expect, test } from 'vitest'
import { type Condition, filterRows, isComplete } from './column-condition.ts'
import { toReportTable } from './report-table.ts'

const table = toReportTable([
  ['Cena', 'Změněno'],
  [1400, '2026-11-21 13:45'],
  [1600.125, '2026-11-21 00:00'],
  [1600, '2026-11-22 08:00'],
])

const fitting = (column: string, is: Condition['is'], value: string) => {
  const rows = filterRows(table, [{ column: [column], is, value }])
  return 'missing' in rows ? rows : rows.map(([price]) => price)
}

test.each<[Condition['is'], string, number[]]>([
  ['equals', '2026-11-21', [1400, 1600.125]],
  ['differs', '2026-11-21', [1600]],
  ['atMost', '2026-11-21', [1400, 1600.125]],
  ['less', '2026-11-22', [1400, 1600.125]],
  ['more', '2026-11-21', [1600]],
  ['equals', '2026-11-21 13:45', [1400]],
  ['atMost', '2026-11-21 13:00', [1600.125]],
])('a moment is %s %s by its day where only a day was written', (is, value, prices) => {
  expect(fitting('Změněno', is, value)).toEqual(prices)
})

test('a number is compared exactly, with three decimals too', () => {
  expect(fitting('Cena', 'equals', '1600.125')).toEqual([1600.125])
  expect(fitting('Cena', 'less', '1500')).toEqual([1400])
})

test('a condition without anything to compare with is not complete', () => {
  const condition: Condition = { column: ['Cena'], is: 'less', value: ' ' }
  expect(isComplete(condition)).toBe(false)
  expect(isComplete({ ...condition, is: 'filled' })).toBe(true)
})
