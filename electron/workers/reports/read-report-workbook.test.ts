import { utils, type WorkSheet, write } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { zipBytes } from '../files/testing/zip-bytes.ts'
import { TableRefused } from '../tables/table-refused.ts'
import { readReportWorkbook } from './read-report-workbook.ts'
import { someUnits, unitReport } from './testing/unit-report.ts'

const bookOf = (
  sheets: Readonly<Record<string, WorkSheet>>,
  bookType: 'xlsx' | 'biff8',
): Buffer => {
  const book = utils.book_new()
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name)
  return write(book, { type: 'buffer', bookType, compression: true }) as Buffer
}

const refusalOf = (contents: Uint8Array): string => {
  try {
    readReportWorkbook(contents)
    return 'read'
  } catch (error) {
    if (error instanceof TableRefused) return error.fault
    throw error
  }
}

const read = [
  ['Jednotka', 'Dostupnost', 'Cena s DPH', 'Změněno', 'Zaplaceno', 'Jednotka ID'],
  ['A.101', 'Volná', 4_990_000, '2026-07-15 00:30', 'Ne', 1],
  ['A.102', 'Volná', 5_190_000.5, '2026-07-15 00:30', 'Ne', 2],
  ['Žluťoučký kůň', 'Prodaná', 6_400_000, '2026-07-15 00:30', 'Ne', 3],
]

test.each(['xls', 'xlsx'] as const)(
  'real dates, numbers and Czech texts of an .%s of the CRM are read as they are',
  (format) => {
    expect(readReportWorkbook(unitReport(someUnits, format))).toEqual([
      { name: 'Export', rows: read },
    ])
  },
)

test.each(['xlsx', 'biff8'] as const)(
  'every sheet of a workbook is read, with Czech names, as %s too',
  (bookType) => {
    const sheets = {
      Jednotky: utils.aoa_to_sheet([
        ['Označení', 'ěščřžýáíéůúťďň ŘŽŠČ'],
        ['A', 1.5],
      ]),
      Prázdný: utils.aoa_to_sheet([]),
      Další: utils.aoa_to_sheet([['x']]),
    }
    expect(readReportWorkbook(bookOf(sheets, bookType))).toEqual([
      {
        name: 'Jednotky',
        rows: [
          ['Označení', 'ěščřžýáíéůúťďň ŘŽŠČ'],
          ['A', 1.5],
        ],
      },
      { name: 'Prázdný', rows: [] },
      { name: 'Další', rows: [['x']] },
    ])
  },
)

test('a workbook from before 1997 is read with the letters of its code page', () => {
  const book = utils.book_new(utils.aoa_to_sheet([['Podla##', 5]]), 'S')
  const written = write(book, { type: 'buffer', bookType: 'biff5' }) as Buffer
  // The library writes no other letters than those of English.
  Buffer.from([0x9e, 0xed]).copy(written, written.indexOf('##'))
  written.writeUInt16LE(1250, written.indexOf(Buffer.from([0x42, 0, 2, 0])) + 4)
  expect(readReportWorkbook(written)[0]?.rows).toEqual([['Podlaží', 5]])
})

test('what is Unicode in a workbook stays so, whichever code page the workbook names', () => {
  const texts = ['ěščřžýáíéůúťďň', 'plain', 'èé']
  const written = bookOf({ S: utils.aoa_to_sheet([texts]) }, 'biff8')
  written.writeUInt16LE(1250, written.indexOf(Buffer.from([0x42, 0, 2, 0])) + 4)
  expect(readReportWorkbook(written)).toEqual([{ name: 'S', rows: [texts] }])
})

test('days since 1904, moments, times of a day and amounts of hours are what the sheet shows', () => {
  const sheet: WorkSheet = {
    '!ref': 'A1:D1',
    A1: { t: 'n', v: 46_000.5, z: 'd.m.yyyy' },
    B1: { t: 'n', v: 0.75, z: 'h:mm' },
    C1: { t: 'n', v: 1.5, z: '[h]:mm' },
    D1: { t: 'n', v: 46_000.999_999_99, z: 'd.m.yyyy h:mm' },
  }
  const rowsOf = (book: ReturnType<typeof utils.book_new>) =>
    readReportWorkbook(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer)[0]?.rows
  const book = utils.book_new(sheet, 'S')
  expect(rowsOf(book)).toEqual([['2025-12-09 12:00', '18:00', 1.5, '2025-12-10 00:00']])
  const mac = { ...book, Workbook: { WBProps: { date1904: true } } }
  expect(rowsOf(mac)?.[0]?.[0]).toBe('2029-12-10 12:00')
})

test('two hundred columns and cells that look like formulas are read as they are', () => {
  const titles = Array.from({ length: 200 }, (_, at) => `c${at}`)
  const cells = titles.map((_, at) => `=HYPERLINK("http://example.com/${at}")`)
  const contents = bookOf({ S: utils.aoa_to_sheet([titles, cells]) }, 'xlsx')
  expect(readReportWorkbook(contents)).toEqual([{ name: 'S', rows: [titles, cells] }])
})

const whole = unitReport(someUnits)
const old = unitReport(someUnits, 'xls')
const wide = () =>
  bookOf({ S: utils.aoa_to_sheet([Array.from({ length: 1_100 }, () => 1)]) }, 'xlsx')

test.each([
  ['a page of a login', Buffer.from('<html><body>Přihlášení</body></html>'), 'notATable'],
  ['the text of an error', Buffer.from('Too many requests'), 'notATable'],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'notATable'],
  ['nothing', Buffer.alloc(0), 'notATable'],
  ['the first half of an .xlsx', whole.subarray(0, whole.length / 2), 'notATable'],
  ['the first half of an .xls', old.subarray(0, old.length / 2), 'notATable'],
  ['a zip with no workbook in it', zipBytes([]), 'notATable'],
  ['more columns than any report has', wide(), 'tableTooLarge'],
])('%s is refused by name', (_, contents, fault) => {
  expect(refusalOf(contents)).toBe(fault)
})

test('a text of a cell that is longer than a spreadsheet allows is kept', () => {
  const long = 'ž'.repeat(32_000)
  const contents = bookOf({ S: utils.aoa_to_sheet([[long]]) }, 'xlsx')
  expect(readReportWorkbook(contents)[0]?.rows).toEqual([[long]])
})

test.each([
  [
    'HTML',
    '<html><table><tr><td>id</td><td>deal</td></tr><tr><td>7</td><td>x</td></tr></table></html>',
  ],
  ['CSV', '\ufeffid;deal\r\n7;x\r\n'],
])('a table of %s that calls itself a workbook is read as one', (_kind, text) => {
  const [sheet] = readReportWorkbook(Buffer.from(text))
  expect(sheet?.rows.map((row) => row.map(String))).toEqual([
    ['id', 'deal'],
    ['7', 'x'],
  ])
})

test('of a page a cell is a number that can be nothing else, and what else is written there is a text', () => {
  const numbers = ['4990000.50', '4990000,50', '-12', '2026']
  const texts = ['1.500', '007', '1 234', '05/11/2026', '12 %', '12345678901234567890', 'A.101']
  const row = (cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  const page = `<html><body><table>${row(numbers)}${row(texts)}</table></body></html>`
  expect(readReportWorkbook(Buffer.from(page))[0]?.rows).toEqual([
    [4_990_000.5, 4_990_000.5, -12, 2026],
    texts,
  ])
})

test('what a workbook in XML calls a text is one', () => {
  const cell = (type: string, text: string) => `<Cell><Data ss:Type="${type}">${text}</Data></Cell>`
  const book = `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="Units"><Table><Row>${cell('String', '12')}${cell('Number', '12')}</Row></Table></Worksheet></Workbook>`
  expect(readReportWorkbook(Buffer.from(book))[0]?.rows).toEqual([['12', 12]])
})
