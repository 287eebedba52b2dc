import { type CellObject, read, utils } from '@e965/xlsx'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type HeaderMode, headerModes } from './sheet-cells.ts'
import type { ExportTable, Row } from './table.ts'
import { readSheet } from './testing/call-export.ts'
import { toWorkbook } from './workbook.ts'

const formats = ['xls', 'xlsx'] as const
const form = { headerMode: 'default', language: 'cs' } as const

const kinds: ExportTable['columns'] = [
  { id: 'name', label: { cs: 'Jméno', en: 'Name' }, kind: 'text' },
  { id: 'count', label: { cs: 'Počet', en: 'Count' }, kind: 'integer' },
  { id: 'area', label: { cs: 'Plocha', en: 'Area' }, kind: 'decimal' },
  { id: 'price', label: { cs: 'Cena', en: 'Price' }, kind: 'money' },
  { id: 'day', label: { cs: 'Den', en: 'Day' }, kind: 'date' },
  { id: 'at', label: { cs: 'Čas', en: 'Time' }, kind: 'dateTime' },
  { id: 'paid', label: { cs: 'Zaplaceno', en: 'Paid' }, kind: 'boolean' },
]
// Half past midnight in Prague, still the day before in UTC.
const afterMidnight = Date.UTC(2026, 6, 14, 22, 30)
const filled: Row = ['Žluťoučký kůň', 7, 66.5, 980_291_299, afterMidnight, afterMidnight, true]
const textColumn: ExportTable['columns'] = [
  { id: 'text', label: { cs: 'Text', en: 'Text' }, kind: 'text' },
]

const cellsOf = (bytes: Buffer): CellObject[] => {
  const book = read(bytes, { cellNF: true, dense: true })
  return book.Sheets['Export']?.['!data']?.[1] ?? []
}

test.each(formats)('every kind of cell of an .%s is what it shows', (format) => {
  const cells = cellsOf(toWorkbook({ columns: kinds, rows: [filled] }, { format, ...form }))
  expect(cells.map(({ t, v, z }) => [t, v, t === 'n' ? z : null])).toEqual([
    ['s', 'Žluťoučký kůň', null],
    ['n', 7, '0'],
    ['n', 66.5, '0.00'],
    ['n', 9_802_912.99, '#,##0.00'],
    ['n', 46_218, 'm/d/yy'],
    ['n', 46_218 + 30 / 1440, 'm/d/yy h:mm'],
    ['s', 'Ano', null],
  ])
})

test.each(formats)('what is missing leaves its cell of an .%s empty, and is not zero', (format) => {
  const rows: Row[] = [
    ['', null, null, null, null, null, null],
    ['full', 0, 0, 0, null, null, false],
  ]
  const sheet = readSheet(toWorkbook({ columns: kinds, rows }, { format, ...form }))
  expect(sheet.slice(1)).toEqual([
    ['', '', '', '', '', '', ''],
    ['full', 0, 0, 0, '', '', 'Ne'],
  ])
})

test.each(formats)('an account of English reads an .%s in English', (format) => {
  const rows: Row[] = [[{ cs: 'Volná', en: 'Free' }, 1, 1, 1, afterMidnight, afterMidnight, false]]
  const english = { format, headerMode: 'default', language: 'en' } as const
  const [header, row] = readSheet(toWorkbook({ columns: kinds, rows }, english))
  expect(header).toEqual(['Name', 'Count', 'Area', 'Price', 'Day', 'Time', 'Paid'])
  expect([row?.[0], row?.[6]]).toEqual(['Free', 'No'])
})

const labels = kinds.map(({ label }) => label.cs)
const ids = kinds.map(({ id }) => id)
const headers: Readonly<Record<HeaderMode, readonly (readonly string[])[]>> = {
  default: [labels],
  labels: [labels],
  ids: [ids],
  labels_ids: [labels, ids],
  ids_labels: [ids, labels],
}

test.each(headerModes.flatMap((mode) => formats.map((format) => [mode, format] as const)))(
  'the header mode %s heads an .%s',
  (headerMode, format) => {
    const bytes = toWorkbook(
      { columns: kinds, rows: [filled] },
      { format, headerMode, language: 'cs' },
    )
    const expected = headers[headerMode]
    expect(readSheet(bytes).slice(0, expected.length)).toEqual(expected)
    expect(readSheet(bytes)[expected.length]?.[0]).toBe('Žluťoučký kůň')
  },
)

test.each(formats)('texts of any length and script survive in an .%s', (format) => {
  const letter = fc.constantFrom(...'aáčďéěíňóřšťúůýžŽ ĽäüßЖї€&<>"\'=+-@|;,…🏠0')
  const text = fc
    .tuple(fc.array(letter, { minLength: 1, maxLength: 60 }), fc.integer({ min: 1, max: 200 }))
    .map(([letters, times]) => letters.join('').repeat(times))
    .filter((written) => written.length <= 32_767 && written.trim() === written)
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 20 }), (texts) => {
      const rows = texts.map((written): Row => [written])
      const sheet = readSheet(toWorkbook({ columns: textColumn, rows }, { format, ...form }))
      expect(sheet.slice(1).map(([cell]) => cell)).toEqual(texts)
    }),
    { numRuns: 40 },
  )
})

test('a text longer than a cell may hold is cut', () => {
  const rows: Row[] = [['ř'.repeat(40_000)]]
  const sheet = readSheet(toWorkbook({ columns: textColumn, rows }, { format: 'xls', ...form }))
  expect(String(sheet[1]?.[0]).length).toBe(32_767)
})

test.each(formats)('columns of an .%s are as wide as their texts, within reason', (format) => {
  const rows: Row[] = [['x'.repeat(500), 1, 1, 1, 1, 1, true]]
  const book = read(toWorkbook({ columns: kinds, rows }, { format, ...form }), {
    cellStyles: true,
  })
  const wide = book.Sheets['Export']?.['!cols'] ?? []
  // The library takes the margin of a cell off, in one format and not in the other.
  expect(Math.ceil(wide[0]?.wch ?? 0)).toBe(48)
  expect(Math.ceil(wide[1]?.wch ?? 0)).toBe(10)
})

test('an .xls is a compound document, an .xlsx a package', () => {
  const table = { columns: kinds, rows: [filled] }
  const signature = (format: 'xls' | 'xlsx') =>
    toWorkbook(table, { format, ...form })
      .subarray(0, 4)
      .toString('hex')
  expect(signature('xls')).toBe('d0cf11e0')
  expect(signature('xlsx')).toBe('504b0304')
})

test('a table of sixty thousand rows fits into an .xls', () => {
  const rows = Array.from({ length: 60_000 }, (_, index): Row => [`řádek ${index}`])
  const bytes = toWorkbook({ columns: textColumn, rows }, { format: 'xls', ...form })
  const sheet = read(bytes, { dense: true }).Sheets['Export']
  expect(sheet?.['!ref']).toBe(utils.encode_range({ s: { r: 0, c: 0 }, e: { r: 60_000, c: 0 } }))
  expect(sheet?.['!data']?.[60_000]?.[0]?.v).toBe('řádek 59999')
})
