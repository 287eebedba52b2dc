import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Cell } from '#core/tables/table'
import { columnTotals, isQuantity } from './column-totals.ts'
import { type ColumnType, columnType } from './column-type.ts'
import { divideExact, exactText, sumExactly } from './exact.ts'
import { readDate, readNumber } from './read-cell.ts'
import { findColumn, toReportTable } from './report-table.ts'

test.each<[ColumnType, Cell[]]>([
  ['number', [4_990_000, null, 5_100_000.5]],
  ['number', ['4 990 000,50', '5 100 000,00']],
  ['number', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 'na dotaz']],
  ['text', [1, 'na dotaz']],
  ['text', ['1.500', '2.500']],
  ['text', ['777123456', '602000111']],
  ['text', ['00123', '00124']],
  ['text', ['A.101', 'A.102']],
  ['date', ['2026-11-21 00:00', null, '2026-11-22 13:45']],
  ['date', ['21. 11. 2026', '1.12.2026 8:05']],
  ['flag', ['Ano', 'Ne', null]],
  ['flag', ['TRUE', 'FALSE']],
  ['text', ['Ano', 'možná']],
  ['empty', [null, '', ' ']],
])('a column is %s whose cells are %j', (type, cells) => {
  expect(columnType(cells)).toBe(type)
})

test.each<[Cell, string | null]>([
  ['2026-11-21 13:45', '2026-11-21 13:45'],
  ['2026-11-21', '2026-11-21 00:00'],
  ['2026-11-21T13:45:10.000Z', '2026-11-21 13:45'],
  ['1. 2. 2026 8:05', '2026-02-01 08:05'],
  ['2/1/2026', '2026-02-01 00:00'],
  ['30.2.2026', null],
  ['2026-13-01', null],
  ['A.101', null],
  [46_000, null],
])('the cell %j is the moment %j', (cell, expected) => {
  expect(readDate(cell)).toBe(expected)
})

test.each<[Cell, number | null]>([
  ['-1 234,50', -1_234.5],
  ['−5', -5],
  ['1.500', null],
  ['5 %', null],
  ['', null],
  [null, null],
])('the cell %j is the number %j', (cell, expected) => {
  expect(readNumber(cell)).toBe(expected)
})

const sheet: Cell[][] = [
  ['Jednotka', 'Cena', 'Cena', null],
  ['A.101', 4_990_000.1, 1, 'x'],
  [null, ' '],
  ['A.102', 5_100_000.2],
]

test('a sheet becomes a table: repeated and empty titles are numbered, empty rows are none', () => {
  const { columns, rows } = toReportTable(sheet)
  expect(columns.map(({ name }) => name)).toEqual(['Jednotka', 'Cena', 'Cena (2)', '#4'])
  expect(columns.map(({ type }) => type)).toEqual(['text', 'number', 'number', 'text'])
  expect(rows).toHaveLength(2)
})

test('a header of two rows gives each column its own name of the server', () => {
  const two: Cell[][] = [['Jednotka ID'], ['unit_id'], [5]]
  expect(toReportTable(two, 'labels_ids')).toEqual({
    columns: [{ name: 'Jednotka ID', title: 'Jednotka ID', id: 'unit_id', type: 'number' }],
    rows: [[5]],
  })
  expect(toReportTable([...two.slice(0, 2).reverse(), [5]], 'ids_labels')).toMatchObject({
    columns: [{ title: 'Jednotka ID', id: 'unit_id' }],
  })
})

test('a column is found by its title in either language, or by its id', () => {
  const { columns } = toReportTable([['Stav'], ['deal_status'], ['x']], 'labels_ids')
  expect(findColumn(columns, ['Deal status'])).toBe(0)
  expect(findColumn(columns, ['STAV'])).toBe(0)
  expect(findColumn(columns, ['Fáze'])).toBe(-1)
})

test('the foot of a table adds up prices exactly, and no ids', () => {
  const table = toReportTable([
    ['Cena', 'Jednotka ID', 'Splatnost', 'Spárováno'],
    [0.1, 7, '2026-11-21', 'Ano'],
    [0.2, 8, '2026-01-01', 'Ne'],
    [null, 9, null, null],
  ])
  expect(columnTotals(table)).toEqual([
    { filled: 2, sum: '0.3', average: '0.15', least: '0.1', most: '0.2', up: null, unread: 0 },
    { filled: 3, sum: null, average: null, least: null, most: null, up: null, unread: 0 },
    {
      filled: 2,
      sum: null,
      average: null,
      up: null,
      unread: 0,
      least: '2026-01-01 00:00',
      most: '2026-11-21 00:00',
    },
    { filled: 2, sum: null, average: null, least: null, most: null, up: 1, unread: 0 },
  ])
  expect(columnTotals(table, table.rows.slice(1))[0]).toMatchObject({ filled: 1, sum: '0.2' })
})

test('floors, years and numbers that are names are not added up', () => {
  const header = ['Podlaží', 'Year', 'Číslo jednotky', 'Floor area']
  const totals = columnTotals(toReportTable([header, [1, 2026, 11, 50.5], [2, 2027, 12, 60]]))
  expect(totals.map(({ sum }) => sum)).toEqual([null, null, null, '110.5'])
  expect(isQuantity({ title: 'Patro', id: 'floor' })).toBe(false)
  expect(isQuantity({ title: 'Stáří', id: 'year' })).toBe(false)
})

test('a remark among prices is told beside their sum', () => {
  const prices = Array.from({ length: 19 }, (): Cell[] => [1])
  const [total] = columnTotals(toReportTable([['Cena'], ...prices, ['na dotaz']]))
  expect(total).toMatchObject({ filled: 20, sum: '19', unread: 1 })
})

test('a sum of hundredths is that of the hundredths, in whatever order', () => {
  const minor = fc.integer({ min: -1e14, max: 1e14 })
  fc.assert(
    fc.property(fc.array(minor, { maxLength: 50 }), (amounts) => {
      const sum = sumExactly(amounts.map((amount) => Number(`${amount}e-2`)))
      const expected = amounts.reduce((total, amount) => total + BigInt(amount), 0n)
      expect(exactText(sum)).toBe(exactText({ digits: expected, scale: 2 }))
    }),
  )
})

test.each<[number[], string]>([
  [[0.1, 0.2], '0.3'],
  [[1e-7, 1], '1.0000001'],
  [[1e21, 1], '1000000000000000000001'],
  [[-0.005, 0], '-0.005'],
  [[], '0'],
])('the numbers %j add up to %s', (numbers, expected) => {
  expect(exactText(sumExactly(numbers))).toBe(expected)
})

test('an average is rounded half away from zero to hundredths', () => {
  expect(exactText(divideExact({ digits: 1n, scale: 0 }, 3))).toBe('0.33')
  expect(exactText(divideExact({ digits: -1n, scale: 2 }, 2))).toBe('-0.01')
  expect(exactText(divideExact({ digits: 125n, scale: 3 }, 1))).toBe('0.125')
})
