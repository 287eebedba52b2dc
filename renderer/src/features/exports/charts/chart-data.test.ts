import { expect, test } from 'vitest'
import { chartFigures, type PivotFigures } from './chart-data.ts'

const names = {
  rowName: (groups: readonly (string | null)[]) => groups.join(' · '),
  columnName: (group: string | null) => group ?? '–',
  measure: 'Rows',
}

const wide: PivotFigures = {
  kind: 'table',
  rows: [['2026-10'], ['2026-11']],
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
  const { labels, series, leftOut } = chartFigures(wide, true, names)
  expect(labels).toEqual(['2026-10', '2026-11'])
  expect(series.map(({ name }) => name)).toEqual(
    [2, 3, 4, 5, 6, 7, 8, 9].map((at) => `status ${at}`),
  )
  expect(series.at(-1)?.values).toEqual([9, null])
  expect(leftOut).toBe(2)
})

test('without a split there is one series, of the totals', () => {
  expect(chartFigures(wide, false, names).series).toEqual([{ name: 'Rows', values: [45, 36] }])
})
