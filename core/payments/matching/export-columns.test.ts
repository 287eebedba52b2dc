import { expect, test } from 'vitest'
import { exportDay, exportId, exportMinor, exportText } from './export-columns.ts'

test.each([
  [30_001, '1982-02-19'],
  [46_346.75, '2026-11-20'],
  [79_999, '2119-01-10'],
  ['20.11.2026', '2026-11-20'],
] as const)('%s in a workbook is the day %s', (cell, day) => {
  expect(exportDay([cell], 0)).toBe(day)
})

// Such a number counts something else than days.
test.each([1, 30_000, 80_000, 4_000_047, null])('%s in a workbook is no day', (cell) => {
  expect(exportDay([cell], 0)).toBeNull()
})

test('an amount that may be read in two ways is none', () => {
  expect(exportMinor(['1.234'], 0)).toBeNull()
  expect(exportMinor(['1 234,50'], 0)).toBe(123_450)
})

test('a column that is not there tells nothing', () => {
  const row = ['null', 'undefined', 7]
  expect([exportText(row, null), exportText(row, 5)]).toEqual(['', ''])
  expect([exportMinor(row, null), exportDay(row, null), exportId(row, null)]).toEqual([
    null,
    null,
    null,
  ])
})
