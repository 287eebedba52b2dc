import { type BookType, utils, type WorkSheet, write } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { zipBytes } from '../files/testing/zip-bytes.ts'
import { overlappingZip } from '../testing/overlapping-zip.ts'
import { readRows } from './testing/read-rows.ts'

const bookOf = (sheets: Record<string, WorkSheet>, bookType: BookType) => {
  const book = utils.book_new()
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name)
  return new Uint8Array(write(book, { type: 'array', bookType }))
}

const pricelist = [
  ['Jednotka', 'Cena s DPH', 'Podlaží'],
  ['A.101', 4_990_000.5, '1.'],
  [null, null, null],
  ['A.102', '5 100 000 Kč', 'přízemí'],
]
const read = [pricelist[0], pricelist[1], [], pricelist[3]]

test.each<BookType>(['xlsx', 'biff8', 'xlsb', 'ods', 'xlml'])(
  'a workbook as spreadsheets save it (%s) is read whole, by what is in it',
  (bookType) => {
    const bytes = bookOf({ Ceník: utils.aoa_to_sheet(pricelist) }, bookType)
    const table = readRows(bytes)
    expect(table).toMatchObject({ sheets: ['Ceník'], sheet: 'Ceník' })
    expect(table.rows).toEqual(read)
  },
)

test('a web page that calls itself a workbook is read where it has a table', () => {
  const html = '<html><body><table><tr><td>A.101</td><td>4990000</td></tr></table></body></html>'
  expect(readRows(Buffer.from(html)).rows).toEqual([['A.101', '4990000']])
})

test('in a web page a cell is what is written there, whatever a spreadsheet would make of it', () => {
  const written = ['007', '1.10', '4990000,50', '98,5', '1.234', '05/11/2026', '12 %']
  const cells = written.map((text) => `<td>${text}</td>`).join('')
  const html = `<html><body><table><tr>${cells}</tr></table></body></html>`
  expect(readRows(Buffer.from(html)).rows).toEqual([written])
})

test('a web page in windows-1250 is read with its letters', () => {
  const html =
    '<html><table><tr><td>Podla\u017e\xed</td><td>4 990 000 K\u010d</td></tr></table></html>'
  const bytes = Uint8Array.from(
    html,
    (sign) => ({ '\u017e': 0x9e, '\u010d': 0xe8 })[sign] ?? sign.charCodeAt(0),
  )
  expect(readRows(bytes).rows).toEqual([['Podla\u017e\xed', '4 990 000 K\u010d']])
})

test('of several sheets the input one is read, and a sheet that is gone is said to be', () => {
  const sheets = { One: utils.aoa_to_sheet([['a']]), Two: utils.aoa_to_sheet([['b']]) }
  const bytes = bookOf(sheets, 'xlsx')
  expect(readRows(bytes)).toMatchObject({ sheets: ['One', 'Two'], sheet: 'One' })
  expect(readRows(bytes, 'Two')).toMatchObject({ sheet: 'Two', rows: [['b']] })
  expect(readRows(bytes, 'Three')).toEqual({ refused: 'noSheet' })
})

test('a formula is read as its value, a date as text, an error as what the sheet shows', () => {
  const sheet: WorkSheet = utils.aoa_to_sheet([['x']])
  Object.assign(sheet, {
    '!ref': 'A1:E1',
    A1: { t: 'n', v: 4_990_000, f: '4000000+990000' },
    B1: { t: 'n', v: 46_000.5, z: 'd.m.yyyy' },
    C1: { t: 'e', v: 7 },
    D1: { t: 's', v: '=HYPERLINK("http://example.com")' },
    E1: { t: 'b', v: true },
  })
  expect(readRows(bookOf({ S: sheet }, 'xlsx')).rows).toEqual([
    [4_990_000, '2025-12-09 12:00', '#DIV/0!', '=HYPERLINK("http://example.com")', 'TRUE'],
  ])
})

test('titles that are merged over several columns name each of them', () => {
  const sheet = utils.aoa_to_sheet([
    ['Jednotka', 'Cena', null],
    [null, 'bez DPH', 's DPH'],
    ['A.101', 4_000_000, 4_480_000],
  ])
  sheet['!merges'] = [
    { s: { r: 0, c: 0 }, e: { r: 1, c: 0 } },
    { s: { r: 0, c: 1 }, e: { r: 0, c: 2 } },
  ]
  expect(readRows(bookOf({ S: sheet }, 'xlsx')).rows).toEqual([
    [],
    ['Jednotka', 'Cena bez DPH', 'Cena s DPH'],
    ['A.101', 4_000_000, 4_480_000],
  ])
})

test('a table that begins further down keeps the numbers of its rows', () => {
  const sheet = utils.aoa_to_sheet([[], [], [], [null, 'A.1', 5]])
  expect(readRows(bookOf({ S: sheet }, 'xlsx')).rows).toEqual([[], [], [], [null, 'A.1', 5]])
})

const windows1250 = Uint8Array.from([
  ...Buffer.from('Jednotka;Podla'),
  0x9e,
  0xed,
  0x3b,
  0x9e,
  0xb9,
  0xe8,
  0x0d,
  0x0a,
  ...Buffer.from('A.1;4 990 000,50;x\r\n'),
])

test('a text table in windows-1250 is read with its letters', () => {
  expect(readRows(windows1250).rows).toEqual([
    ['Jednotka', 'Podlaží', 'žąč'],
    ['A.1', '4 990 000,50', 'x'],
  ])
})

test.each([
  ['UTF-8 with its mark', Buffer.from('\ufeffč;"a;b"\r\n1;\r\n')],
  ['UTF-8 without', Buffer.from('č;"a;b"\r\n1;\r\n')],
  ['UTF-16', Buffer.from('\ufeffč;"a;b"\r\n1;\r\n', 'utf16le')],
  ['UTF-16 the other way', Buffer.from('\ufeffč;"a;b"\r\n1;\r\n', 'utf16le').swap16()],
])('a text table in %s is read', (_, bytes) => {
  expect(readRows(bytes)).toEqual({
    sheets: [''],
    sheet: '',
    rows: [
      ['č', 'a;b'],
      ['1', null],
    ],
  })
})

const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex')
const manyTimes = () => overlappingZip({ name: 'a.xml', data: Buffer.alloc(45_000_000) }, 9)

test.each([
  ['a picture renamed to .xlsx', png, 'notATable'],
  ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj'), 'notATable'],
  ['an empty file', Buffer.alloc(0), 'notATable'],
  ['a web page without a table', Buffer.from('<html><body>Login</body></html>'), 'notATable'],
  ['a zip with nothing in it', zipBytes([]), 'notATable'],
  [
    'half a workbook',
    bookOf({ S: utils.aoa_to_sheet(pricelist) }, 'xlsx').subarray(0, 900),
    'notATable',
  ],
  ['a zip that unpacks to more than memory', manyTimes(), 'tableTooLarge'],
  ['more columns than a pricelist has', Buffer.from(';'.repeat(600)), 'tableTooLarge'],
  ['more rows than a pricelist has', Buffer.from('a;b\n'.repeat(100_001)), 'tableTooLarge'],
])('%s is refused by name', (_, bytes, rule) => {
  expect(readRows(bytes)).toEqual({ refused: rule })
})
