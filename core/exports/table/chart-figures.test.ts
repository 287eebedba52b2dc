import { expect, test } from 'vitest'
import { chartFigures, type PivotFigures } from './chart-figures.ts'
import type { Pivot } from './pivot.ts'
import { type PeriodUnit, periodBefore } from './pivot-group.ts'

const names = {
  rowName: (groups: readonly (string | null)[]) => groups.join(' · '),
  columnName: (group: string | null) => group ?? '–',
  measure: 'Rows',
}

const byStatus: Pivot = {
  rows: [{ by: 'value', column: ['floor'] }],
  columns: { by: 'value', column: ['status'] },
  value: null,
  measure: 'count',
}

const wide: PivotFigures = {
  kind: 'table',
  titles: { rows: ['floor'], value: null },
  rows: [['1'], ['2']],
  columns: Array.from({ length: 10 }, (_, at) => `status ${at}`),
  cells: [
    Array.from({ length: 10 }, (_, at) => String(at)),
    Array.from({ length: 10 }, (_, at) => (at === 9 ? null : String(at))),
  ],
  rowTotals: ['45', '36'],
  columnTotals: Array.from({ length: 10 }, (_, at) => String(2 * at)),
  total: '81',
  unread: 0,
}

test('a chart draws the largest columns in their order and tells how many it leaves out', () => {
  const { labels, series, leftOut } = chartFigures(byStatus, wide, names)
  expect(labels).toEqual(['1', '2'])
  expect(series.map(({ name }) => name)).toEqual(
    [2, 3, 4, 5, 6, 7, 8, 9].map((at) => `status ${at}`),
  )
  expect(series.at(-1)?.values).toEqual([9, null])
  expect(leftOut).toBe(2)
})

test('without a split there is one series, of the totals', () => {
  const { series } = chartFigures({ ...byStatus, columns: null }, wide, names)
  expect(series).toEqual([{ name: 'Rows', values: [45, 36] }])
})

const byPeriod = (unit: PeriodUnit, measure: Pivot['measure']): Pivot => ({
  rows: [{ by: 'period', column: ['created'], unit }],
  columns: null,
  value: measure === 'count' ? null : ['price'],
  measure,
})

const ofPeriods = (periods: readonly (string | null)[]): PivotFigures => ({
  ...wide,
  rows: periods.map((period) => [period]),
  columns: [],
  rowTotals: periods.map((_period, at) => String(at + 1)),
})

test('a week without a deal is drawn as none, and what has no day comes last', () => {
  const figures = ofPeriods(['2025-W51', '2026-W02', null])
  const drawn = chartFigures(byPeriod('week', 'count'), figures, names)
  expect(drawn.labels).toEqual(['2025-W51', '2025-W52', '2026-W01', '2026-W02', ''])
  expect(drawn.series[0]?.values).toEqual([1, 0, 0, 2, 3])
  const averages = chartFigures(byPeriod('week', 'average'), figures, names)
  expect(averages.series[0]?.values).toEqual([1, null, null, 2, 3])
})

test('of many weeks a chart draws the newest, and tells how many it does not', () => {
  const figures = ofPeriods(['2024-W10', '2024-W11', '2026-W01', '2026-W02'])
  const drawn = chartFigures(byPeriod('week', 'count'), figures, names)
  expect([drawn.labels.length, drawn.labels.at(-1), drawn.earlier]).toEqual([26, '2026-W02', 2])
})

test.each<[PeriodUnit, string, string]>([
  ['day', '2026-03-01', '2026-02-28'],
  ['week', '2021-W01', '2020-W53'],
  ['week', '2026-W47', '2026-W46'],
  ['month', '2026-01', '2025-12'],
  ['quarter', '2026-Q1', '2025-Q4'],
  ['year', '2026', '2025'],
])('the %s before %s is %s', (unit, period, before) => {
  expect(periodBefore(period, unit)).toBe(before)
})
