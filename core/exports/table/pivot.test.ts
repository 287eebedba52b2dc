import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runIdSchema } from '#core/ids'
import type { Cell } from '#core/tables/table'
import { catalogue } from '../reports/catalogue.ts'
import { measureRun, measureSchema } from '../runs/measure-run.ts'
import { exactText, sumExactly } from './exact.ts'
import { type Pivot, pivotSchema, pivotTable } from './pivot.ts'
import { groupOf } from './pivot-group.ts'
import { readyPivots } from './ready-pivots.ts'
import { toReportTable } from './report-table.ts'
import { toTrend } from './trend.ts'

const table = toReportTable([
  ['Dostupnost', 'Dispozice', 'Cena s DPH', 'Prodáno'],
  ['Volná', '2+kk', 4_990_000.1, null],
  ['Volná', '10+kk', 5_100_000.2, null],
  ['Prodaná', '2+kk', 3_000_000, '2026-01-02'],
  ['Prodaná', null, 'na dotaz', '2026-12-31'],
])
const layout = { by: 'value' as const, column: ['Layout', 'Dispozice'] }
const status = { by: 'value' as const, column: ['Dostupnost'] }
const sums: Pivot = { rows: [layout], columns: status, value: ['Cena s DPH'], measure: 'sum' }

test('rows, columns and a sum: exact, in the order of their trade, with what belongs to none at the end', () => {
  expect(pivotTable(table, sums)).toEqual({
    kind: 'table',
    titles: { rows: ['Dispozice'], value: 'Cena s DPH' },
    rows: [['2+kk'], ['10+kk'], [null]],
    columns: ['Prodaná', 'Volná'],
    cells: [
      ['3000000', '4990000.1'],
      [null, '5100000.2'],
      [null, null],
    ],
    rowTotals: ['7990000.1', '5100000.2', null],
    columnTotals: ['3000000', '10090000.3'],
    total: '13090000.3',
    unread: 1,
  })
})

test('rows are counted where there is no value, filled cells where there is one', () => {
  const count: Pivot = { rows: [status], columns: null, value: null, measure: 'count' }
  expect(pivotTable(table, count)).toMatchObject({ columns: [null], rowTotals: ['2', '2'] })
  const filled = pivotTable(table, { ...count, value: ['Dispozice'] })
  expect(filled).toMatchObject({ rowTotals: ['1', '2'], total: '3' })
  const average = pivotTable(table, { ...sums, columns: null, measure: 'average' })
  expect(average).toMatchObject({ total: '4363333.43' })
})

test('a pivot over a column that is not there says which', () => {
  expect(pivotTable(table, { ...sums, rows: [{ ...layout, column: ['Fáze'] }] })).toEqual({
    kind: 'columnMissing',
    column: ['Fáze'],
  })
})

test('a column for every row is not a pivot', () => {
  const many = toReportTable([['ID'], ...Array.from({ length: 300 }, (_, at): Cell[] => [at])])
  const byId = { by: 'value' as const, column: ['ID'] }
  const wide: Pivot = { rows: [byId], columns: byId, value: null, measure: 'count' }
  expect(pivotTable(many, wide)).toEqual({ kind: 'tooManyColumns', count: 300 })
})

test.each([
  ['day', '2026-12-31'],
  ['week', '2026-W53'],
  ['month', '2026-12'],
  ['quarter', '2026-Q4'],
  ['year', '2026'],
] as const)('the last day of 2026 is of the %s %s', (unit, expected) => {
  expect(groupOf('2026-12-31 23:00', { by: 'period', column: ['x'], unit })).toBe(expected)
})

test('a week belongs to the year of its Thursday', () => {
  const weekOf = (day: string) => groupOf(day, { by: 'period', column: ['x'], unit: 'week' })
  expect(weekOf('2027-01-03')).toBe('2026-W53')
  expect(weekOf('2027-01-04')).toBe('2027-W01')
  expect(weekOf('2024-12-30')).toBe('2025-W01')
})

test('a price is of the band that begins with it, and bands follow each other as numbers', () => {
  const rows: Cell[][] = [['Cena'], [10_000_000], [9_999_999.99], [-1], ['-']]
  const bands = { by: 'band' as const, column: ['Cena'], size: 1_000_000 }
  const found = pivotTable(toReportTable(rows), {
    rows: [bands],
    columns: null,
    value: null,
    measure: 'count',
  })
  expect(found).toMatchObject({ rows: [['-1000000'], ['9000000'], ['10000000'], [null]] })
})

const cents = fc.integer({ min: -1e9, max: 1e9 })
const sales = fc.array(
  fc.record({
    who: fc.constantFrom('Eva', 'Jan', null),
    month: fc.integer({ min: 1, max: 3 }),
    cents,
  }),
  { minLength: 1, maxLength: 60 },
)

test('sums of a pivot add up to its totals, to the last hundredth', () => {
  const pivot: Pivot = {
    rows: [{ by: 'value', column: ['who'] }],
    columns: { by: 'period', column: ['day'], unit: 'month' },
    value: ['price'],
    measure: 'sum',
  }
  const totalOf = (cells: readonly (string | null)[]) =>
    exactText(sumExactly(cells.map((cell) => Number(cell ?? 0))))
  fc.assert(
    fc.property(sales, (drawn) => {
      const body = drawn.map((sale): Cell[] => [
        sale.who,
        `2026-0${sale.month}-15`,
        sale.cents / 100,
      ])
      const found = pivotTable(toReportTable([['who', 'day', 'price'], ...body]), pivot)
      if (found.kind !== 'table') throw new Error(found.kind)
      expect(found.total).toBe(exactText(sumExactly(drawn.map((sale) => sale.cents / 100))))
      expect(found.cells.map(totalOf)).toEqual(found.rowTotals)
      expect(totalOf(found.columnTotals)).toBe(found.total)
    }),
  )
})

test('ready pivots are offered where a report has their columns, in any language', () => {
  const czech = toReportTable([['Dostupnost', 'Cena s DPH']])
  const named = (columns: (typeof czech)['columns']) =>
    readyPivots('products', columns).map(({ name }) => name)
  expect(named(czech.columns)).toEqual(['unitsByStatusAndPrice'])
  const ids = toReportTable([['availability', 'price_with_vat', 'layout', 'price_per_m2']], 'ids')
  expect(named(ids.columns)).toEqual(['unitsByStatusAndPrice', 'pricePerAreaByLayout'])
  expect(named([])).toEqual([])
})

test('every ready pivot is one that can be stored', () => {
  const everything = toReportTable([
    ['availability', 'price_with_vat', 'layout', 'price_per_m2', 'price', 'status', 'created'],
  ]).columns
  for (const { name } of catalogue) {
    for (const { pivot } of readyPivots(name, everything)) {
      expect(pivotSchema.parse(pivot)).toEqual(pivot)
    }
  }
})

test('a measure over runs is told with its changes, and a run without it is a gap', () => {
  const measure = measureSchema.parse({
    kind: 'sum',
    column: ['Cena s DPH'],
    where: [{ column: ['Dostupnost'], is: 'equals', value: 'volná' }],
  })
  const at = (id: string, time: number, measured: ReturnType<typeof measureRun>) => ({
    runId: runIdSchema.parse(id),
    at: time,
    measured,
  })
  const now = measureRun(table, measure)
  expect(now).toEqual({ kind: 'value', value: '10090000.3' })
  const gap = measureRun(toReportTable([['Cena s DPH'], [1]]), measure)
  const trend = toTrend([
    at('c', 3, now),
    at('a', 1, { kind: 'value', value: '10090000.1' }),
    at('b', 2, gap),
  ])
  expect(trend.points.map(({ runId, change }) => [runId, change])).toEqual([
    ['a', null],
    ['b', null],
    ['c', '0.2'],
  ])
  expect(trend).toMatchObject({ least: '10090000.1', most: '10090000.3' })
})

test.each([
  [0.3, 0.1, '0.3'],
  [0.7, 0.1, '0.7'],
  [-0.05, 0.1, '-0.1'],
  [1_999_999.99, 1_000_000, '1000000'],
  [12.345, 0.25, '12.25'],
])('%f is in the band of %f that begins at %s', (value, size, band) => {
  expect(groupOf(value, { by: 'band', column: ['x'], size })).toBe(band)
})
