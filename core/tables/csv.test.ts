import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvSeparators, parseCsv, writeCsv } from './csv.ts'

test.each([
  [
    'a;b\r\n1,5;2,5\r\n3,5;4,5\r\n',
    [
      ['a', 'b'],
      ['1,5', '2,5'],
      ['3,5', '4,5'],
    ],
  ],
  [
    'a,b\n1.5,2.5\n',
    [
      ['a', 'b'],
      ['1.5', '2.5'],
    ],
  ],
  [
    'a\tb\n1,5\t2,5\n',
    [
      ['a', 'b'],
      ['1,5', '2,5'],
    ],
  ],
  [
    '\ufeffJednotka;Cena\r\nA.1;4 990 000,50\r\n',
    [
      ['Jednotka', 'Cena'],
      ['A.1', '4 990 000,50'],
    ],
  ],
  [
    'A.1\t4990000,50\nA.2\t5990000,50\n',
    [
      ['A.1', '4990000,50'],
      ['A.2', '5990000,50'],
    ],
  ],
  ['sep=;\r\na,1;b\r\n', [['a,1', 'b']]],
  ['"sep=,"\na,b;c\n', [['a', 'b;c']]],
  ['one\ntwo\n', [['one'], ['two']]],
  [
    '"a;1","b"\n"c;2","d"\n',
    [
      ['a;1', 'b'],
      ['c;2', 'd'],
    ],
  ],
  ['', []],
])('the text table %j is the rows %j', (text, rows) => {
  expect(parseCsv(text)).toEqual(rows)
})

const cell = fc.string({ unit: fc.constantFrom('a', '1', '"', ';', ',', '\n', ' ', 'ž') })
const table = fc
  .tuple(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 1, max: 5 }))
  .chain(([width, height]) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
      minLength: height,
      maxLength: height,
    }),
  )

test('a text table that names its separator comes back as it was written', () => {
  fc.assert(
    fc.property(table, fc.constantFrom(...csvSeparators), (rows, separator) => {
      const written = writeCsv(rows, separator).slice(1)
      expect(parseCsv(`sep=${separator}\r\n${written}`)).toEqual(rows)
    }),
    { numRuns: 500 },
  )
})

test('a text table begins with the mark by which spreadsheets know its letters', () => {
  expect(writeCsv([['č']], ';')).toBe('\ufeffč\r\n')
})
