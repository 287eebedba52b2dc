import { read } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { toJson } from '#core/json'
import type { Table } from '#core/tables/table'
import { readRows } from './testing/read-rows.ts'
import { writeTable } from './write-table.ts'

const column = (title: string, kind: Table['columns'][number]['kind'], hidden = false) => ({
  title,
  kind,
  hidden,
})

const table: Table = {
  title: 'Lipová: etapa [1]/2',
  columns: [
    column('Jednotka', 'text'),
    column('Cena s DPH', 'money'),
    column('Změna', 'percent'),
    column('Plocha', 'number'),
    column('Kdy', 'dateTime'),
    column('unitdesk.unit', 'number', true),
  ],
  rows: [
    ['007', '4990000.50', 0.035, 54.35, '2026-11-21 13:45', 5001],
    ['=HYPERLINK("http://example.com")', null, null, null, null, 5002],
  ],
}

const written = (
  of: Table,
  format: 'xlsx' | 'csv' = 'xlsx',
  decimalMark: '.' | ',' = ',',
): Uint8Array => writeTable({ table: toJson(of), format, decimalMark })

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8')

test('a workbook keeps numbers as numbers, text as text, and what brings it home hidden', () => {
  const bytes = written(table)
  const book = read(bytes, { cellNF: true, cellStyles: true, cellFormula: true })
  const sheet = book.Sheets['Lipová  etapa  1  2']
  expect(book.SheetNames).toEqual(['Lipová  etapa  1  2'])
  expect(sheet?.['A2']).toMatchObject({ t: 's', v: '007', z: '@' })
  expect(sheet?.['B2']).toMatchObject({ t: 'n', v: 4_990_000.5, z: '#,##0.00' })
  expect(sheet?.['C2']).toMatchObject({ t: 'n', v: 0.035, z: '0.0%' })
  expect(sheet?.['E2']).toMatchObject({ t: 'n', w: '2026-11-21 13:45' })
  expect(sheet?.['!cols']?.map((col) => col.hidden === true)).toEqual([
    false,
    false,
    false,
    false,
    false,
    true,
  ])
  expect(sheet?.['!autofilter']?.ref).toBe('A1:F3')
})

test('of a date only the day is shown, in a workbook and in a text table', () => {
  const days = { title: 'Dny', columns: [column('Den', 'date')], rows: [['2026-11-21 00:00']] }
  const { Sheets } = read(written(days), { cellNF: true })
  expect(Sheets['Dny']?.['A2']).toMatchObject({ t: 'n', w: '2026-11-21' })
  expect(textOf(written(days, 'csv')).trimEnd().split('\r\n').at(-1)).toBe('2026-11-21')
})

test('a text that looks like a formula is none in a workbook', () => {
  const bytes = written(table)
  const cell = read(bytes, { cellFormula: true }).Sheets['Lipová  etapa  1  2']?.['A3']
  expect(cell).toMatchObject({ t: 's', v: '=HYPERLINK("http://example.com")' })
  expect(cell).not.toHaveProperty('f')
})

test('a workbook comes back as it was written', () => {
  const bytes = written(table)
  expect(readRows(bytes).rows).toEqual([
    table.columns.map(({ title }) => title),
    ['007', 4_990_000.5, 0.035, 54.35, '2026-11-21 13:45', 5001],
    ['=HYPERLINK("http://example.com")', null, null, null, null, 5002],
  ])
})

test.each([
  [',', ';', '"4990000,50"', '"3,5%"', '"54,35"'],
  ['.', ',', '4990000.50', '3.5%', '54.35'],
] as const)(
  'where decimals stand behind %j a text table has %j between its cells',
  (mark, separator, ...numbers) => {
    const bytes = written(table, 'csv', mark)
    const [titles, first] = Buffer.from(bytes ?? [])
      .toString('utf8')
      .split('\r\n')
    expect(titles?.startsWith('\ufeffJednotka')).toBe(true)
    expect(first).toBe(['007', ...numbers, '2026-11-21 13:45', '5001'].join(separator))
  },
)

test('a text that looks like a formula is guarded in a text table and read back as it was', () => {
  const bytes = written(table, 'csv')
  expect(textOf(bytes)).toContain(`"'=HYPERLINK(""http://example.com"")"`)
  const rows = readRows(bytes).rows
  expect(rows?.[2]?.[0]).toBe('=HYPERLINK("http://example.com")')
})

test('signs that no workbook may hold are left out, and a name that none may have is replaced', () => {
  const odd = { title: '[]', columns: [column('a', 'text')], rows: [['x\u0000y\ud800z']] }
  const bytes = written(odd)
  expect(readRows(bytes)).toMatchObject({
    sheet: 'Unitdesk',
    rows: [['a'], ['xyz']],
  })
})

test('what is no table is not written', () => {
  expect(() => written({ title: 'x', columns: [], rows: [] })).toThrow('custom')
})

test('a date is a date without a time in a workbook, and as it was in a text table', () => {
  const dates: Table = {
    title: 'Platby',
    columns: [column('Datum', 'date')],
    rows: [['2026-11-20'], ['soon'], [null]],
  }
  const sheet = read(written(dates), { cellNF: true }).Sheets['Platby']
  expect(sheet?.['A2']).toMatchObject({ t: 'n', v: 46_346, z: 'yyyy-mm-dd', w: '2026-11-20' })
  expect(sheet?.['A3']).toMatchObject({ t: 's', v: 'soon' })
  expect(textOf(written(dates, 'csv'))).toContain('2026-11-20')
})
