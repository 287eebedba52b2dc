import { read, utils, type WorkSheet, write } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { convertContents } from './convert-contents.ts'
import { readReportWorkbook } from './read-report-workbook.ts'
import { someUnits, unitReport } from './testing/unit-report.ts'

const hostile = ['=HYPERLINK("http://example.com")', '+420 777 123', '@sum', '-5', '\t=1', 'ok;"x"']

const bookOf = (sheet: WorkSheet, bookType: 'xlsx' | 'biff8') =>
  write(utils.book_new(sheet, 'S'), { type: 'buffer', bookType }) as Buffer

const convert = (contents: Uint8Array, to: 'xlsx' | 'csv', decimalMark: '.' | ',' = ',') =>
  convertContents({ contents, to, decimalMark })

test.each(['xls', 'xlsx'] as const)('an .%s says the same when it was converted', (format) => {
  const contents = unitReport(someUnits, format)
  const converted = convert(contents, 'xlsx')
  expect(readReportWorkbook(converted)).toEqual(readReportWorkbook(contents))
  // Numbers keep the way in which they are shown, days are real ones.
  const sheet = read(converted, { cellNF: true }).Sheets['Export'] ?? {}
  expect(sheet['C2']).toMatchObject({ t: 'n', v: 4_990_000, z: '#,##0.00' })
  expect(sheet['D2']).toMatchObject({ t: 'n', z: 'm/d/yy h:mm' })
})

test('nothing in a converted workbook is a formula, whatever was one or looks like one', () => {
  const sheet: WorkSheet = utils.aoa_to_sheet([['Text'], ...hostile.map((text) => [text])])
  sheet['A8'] = { t: 'n', v: 7, f: '3+4' }
  sheet['!ref'] = 'A1:A8'
  const converted = convert(bookOf(sheet, 'biff8'), 'xlsx')
  const cells = read(converted, { cellFormula: true }).Sheets['S'] ?? {}
  expect(Object.values(cells).map((cell) => cell?.f)).not.toContain('3+4')
  expect(readReportWorkbook(converted)[0]?.rows).toEqual([
    ['Text'],
    ...hostile.map((text) => [text]),
    [7],
  ])
})

test('in a text table spreadsheets run nothing, and numbers stay numbers', () => {
  const rows = [['Text', 'Číslo'], ...hostile.map((text, at) => [text, at + 0.5])]
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    convert(bookOf(utils.aoa_to_sheet(rows), 'xlsx'), 'csv'),
  )
  expect(text.split('\r\n')).toEqual([
    '\ufeffText;Číslo',
    `"'=HYPERLINK(""http://example.com"")";"0,5"`,
    '+420 777 123;"1,5"',
    `"'@sum";"2,5"`,
    '-5;"3,5"',
    `"'\t'=1";"4,5"`,
    '"ok;""x""";"5,5"',
    '',
  ])
})

test('where decimals have a point, cells are separated by commas', () => {
  const contents = bookOf(utils.aoa_to_sheet([['a', 1.5, 'x,y']]), 'xlsx')
  expect(Buffer.from(convert(contents, 'csv', '.')).toString()).toBe('\ufeffa,1.5,"x,y"\r\n')
})

test('a day without a time is a day in a text table', () => {
  const sheet: WorkSheet = { '!ref': 'A1', A1: { t: 'n', v: 46_000, z: 'd.m.yyyy' } }
  expect(Buffer.from(convert(bookOf(sheet, 'xlsx'), 'csv')).toString()).toContain('2025-12-09\r\n')
})

test('every sheet goes along into a workbook, the first one into a text table', () => {
  const book = utils.book_new(utils.aoa_to_sheet([['one']]), 'One')
  utils.book_append_sheet(book, utils.aoa_to_sheet([['dva']]), 'Dvě')
  const contents = write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer
  expect(readReportWorkbook(convert(contents, 'xlsx')).map(({ name }) => name)).toEqual([
    'One',
    'Dvě',
  ])
  expect(Buffer.from(convert(contents, 'csv')).toString()).toBe('\ufeffone\r\n')
})
