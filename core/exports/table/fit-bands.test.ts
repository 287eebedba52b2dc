import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitBands } from './fit-bands.ts'
import { type Pivot, pivotTable } from './pivot.ts'
import type { ReportTable } from './report-table.ts'

const pivot: Pivot = {
  rows: [{ by: 'band', column: ['Cena'], size: 1_000_000 }],
  columns: null,
  value: null,
  measure: 'count',
}

const pricesOf = (prices: readonly (number | null)[]): ReportTable => ({
  columns: [{ id: null, name: 'Cena', title: 'Cena', type: 'number' }],
  rows: prices.map((price) => [price]),
})

const sizeOf = (prices: readonly (number | null)[]) => {
  const [row] = fitBands(pivot, pricesOf(prices)).rows
  return row?.by === 'band' ? row.size : null
}

test.each([
  ['flats in crowns', [3_100_000, 5_400_000, 9_900_000], 1_000_000],
  ['flats in euros', [120_000, 240_000, 410_000, null], 50_000],
  ['rents', [9_500, 12_000, 21_900], 2_000],
  ['one price', [5_000_000, 5_000_000], 1_000_000],
  ['no price', [], 1_000_000],
])('the prices of %s are divided into bands of their own', (_what, prices, size) => {
  expect(sizeOf(prices)).toBe(size)
})

test('a villa does not put all flats into one band', () => {
  const flats = Array.from({ length: 40 }, (_, at) => 3_000_000 + at * 100_000)
  expect(sizeOf([...flats, 250_000_000])).toBe(sizeOf(flats))
})

test('whatever the prices are, they stand in a few bands', () => {
  const price = fc.integer({ min: 0, max: 1_000_000_000 })
  fc.assert(
    fc.property(fc.uniqueArray(price, { minLength: 2, maxLength: 19 }), (prices) => {
      const table = pricesOf(prices)
      const found = pivotTable(table, fitBands(pivot, table))
      const bands = found.kind === 'table' ? found.rows.length : 0
      expect(bands).toBeGreaterThan(1)
      expect(bands).toBeLessThanOrEqual(8)
    }),
  )
})
