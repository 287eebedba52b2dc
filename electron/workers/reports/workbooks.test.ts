import { read, utils } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { type ReportRow, toReportTable } from '#core/exports/table/report-table'
import { compareTables } from './compare-tables.ts'
import { comparisonWorkbook } from './comparison-workbook.ts'
import { heldTables } from './held-tables.ts'
import { reportsWork } from './reports-work.ts'

const titles = ['Jednotka', 'Cena', 'Změněno', 'VatClass', 'Jednotka ID']
const before: ReportRow[] = [
  titles,
  ['A.1', 100, '2026-07-15 00:30', 'x', 1],
  ['A.2', 200.5, '2026-07-15 00:30', 'y', 2],
  ['A.3', 300, '2026-07-15 00:30', 'z', 3],
]
const after: ReportRow[] = [
  ['Jednotka', 'Cena', 'Změněno', 'Poznámka', 'Jednotka ID'],
  ['A.1', 150, '2026-08-01 10:00', '=1+1', 1],
  ['A.3', 300, '2026-07-15 00:30', null, 3],
  ['B.1', 400, '2026-07-15 00:30', null, 4],
]

const comparison = () =>
  compareTables({
    before: toReportTable(before),
    after: toReportTable(after),
    key: null,
    exportName: 'products',
  })

const title = { report: 'Jednotky', before: '2026-11-20 07:00', after: '2026-11-21 07:00' }

const workbookOf = async (language: 'en' | 'cs') =>
  read(await comparisonWorkbook({ comparison: comparison(), title, language }), {
    cellStyles: true,
    cellNF: true,
    cellDates: false,
  })

const sheetRows = (book: Awaited<ReturnType<typeof workbookOf>>, name: string): unknown[][] =>
  utils.sheet_to_json(book.Sheets[name] ?? {}, { header: 1, defval: null })

test('what happened to columns is told, and whether the CRM had announced it', () => {
  expect(comparison().summary).toMatchObject({
    columns: [
      { name: 'Jednotka', before: 0, after: 0 },
      { name: 'Cena', before: 1, after: 1 },
      { name: 'Změněno', before: 2, after: 2 },
      { name: 'Poznámka', before: null, after: 3 },
      { name: 'Jednotka ID', before: 4, after: 4 },
      { name: 'VatClass', before: 3, after: null },
    ],
    columnChanges: [
      { kind: 'removed', name: 'VatClass', isAnnounced: true },
      { kind: 'added', name: 'Poznámka', isAnnounced: false },
    ],
    changedByColumn: [0, 1, 1, 0, 0, 0],
  })
})

test('a comparison as a workbook has its summary first, then the rows, then the columns', async () => {
  const book = await workbookOf('en')
  expect(book.SheetNames).toEqual(['Summary', 'Changed rows', 'Columns'])
  expect(Object.fromEntries(sheetRows(book, 'Summary').filter(([name]) => name !== null))).toEqual({
    Report: 'Jednotky',
    'Earlier run': '2026-11-20 07:00 (rows: 3)',
    'Later run': '2026-11-21 07:00 (rows: 3)',
    'Rows aligned by': 'Jednotka ID',
    'Rows added': 1,
    'Rows removed': 1,
    'Rows changed': 1,
    'Changed cells': 2,
    'Rows without a change': 1,
    'Rows with a repeated key': 0,
    'Rows without a key': 0,
  })
  expect(sheetRows(book, 'Columns')).toEqual([
    ['Column', 'What happened', 'Changed cells'],
    ['VatClass', 'Column is gone (announced by the CRM)', null],
    ['Poznámka', 'New column', null],
    ['Cena', null, 1],
    ['Změněno', null, 1],
  ])
})

test('changed cells are yellow and have the old value below, what came is green and what went is red', async () => {
  const book = await workbookOf('cs')
  const sheet = book.Sheets['Změněné řádky'] ?? {}
  expect(sheetRows(book, 'Změněné řádky').map((row) => row.slice(0, 3))).toEqual([
    ['Změna', 'Jednotka', 'Cena'],
    ['Změněno', 'A.1', 150],
    ['Předtím', null, 100],
    ['Přibylo', 'B.1', 400],
    ['Ubylo', 'A.2', 200.5],
  ])
  const colourOf = (cell: string) => sheet[cell]?.s?.fgColor?.rgb ?? null
  expect([colourOf('B2'), colourOf('C2'), colourOf('D2')]).toEqual([null, 'FFEB9C', 'FFEB9C'])
  expect([colourOf('B4'), colourOf('B5')]).toEqual(['C6EFCE', 'FFC7CE'])
  // A real moment, and a text that only looks like a formula.
  expect(sheet['D2']).toMatchObject({ t: 'n', v: 46_235 + 10 / 24, z: 'yyyy-mm-dd hh:mm' })
  expect(sheet['E2']).toMatchObject({ t: 's', v: '=1+1' })
  expect(sheet['E2']?.f).toBeUndefined()
})

test('a pivot as a workbook has its groups, its numbers and its totals', async () => {
  const held = heldTables()
  held.hold('a', [{ name: 'S', ...toReportTable(before) }])
  const pivot = {
    rows: [{ by: 'value' as const, column: ['VatClass'] }],
    value: ['Cena'],
    columns: { by: 'value' as const, column: ['Jednotka'] },
    measure: 'sum' as const,
  }
  const bytes = await reportsWork(held).pivotWorkbook({
    table: 'a',
    pivot,
    title: 'Ceny: podle DPH',
    language: 'cs',
  })
  const book = read(bytes)
  expect(book.SheetNames).toEqual(['Ceny  podle DPH'])
  expect(sheetRows(book, 'Ceny  podle DPH')).toEqual([
    ['VatClass', 'A.1', 'A.2', 'A.3', 'Celkem'],
    ['x', 100, null, null, 100],
    ['y', null, 200.5, null, 200.5],
    ['z', null, null, 300, 300],
    ['Celkem', 100, 200.5, 300, 600.5],
  ])
})

test('of what is at hand the oldest goes when there is too much, two stay always', () => {
  const table = { name: 'S', ...toReportTable(before) }
  const held = heldTables(40)
  for (const key of ['a', 'b', 'c']) held.hold(key, [table])
  expect(held.keys()).toEqual(['b', 'c'])
  held.sheetsOf('b')
  held.hold('d', [table])
  expect(held.keys()).toEqual(['b', 'd'])
  expect(() => held.sheetsOf('a')).toThrow()
})
