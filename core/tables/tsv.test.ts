import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseTsv, writeTsv } from './tsv.ts'

test.each([
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\rb\r', [['a'], ['b']]],
  ['4 990 000\r\n', [['4 990 000']]],
  ['', []],
  ['\r\n', [['']]],
  ['a\r\n\r\n', [['a'], ['']]],
  ['\t\r\n', [['', '']]],
  ['"two\nlines"\tb\r\n', [['two\nlines', 'b']]],
  ['"say ""yes"""\r\n', [['say "yes"']]],
  ['"a\tb"\tc', [['a\tb', 'c']]],
  ['5" pipe\t"6" pipe\r\n', [['5" pipe', '"6" pipe']]],
  ['"open\tb\r\nc', [['"open', 'b'], ['c']]],
  ['""\tb', [['', 'b']]],
])('the clipboard text %j is the rows %j', (text, rows) => {
  expect(parseTsv(text)).toEqual(rows)
})

const cell = fc.string({ unit: fc.constantFrom('a', '1', '"', '\t', '\n', '\r', ' ', 'č', ',') })
const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 5 })

test('rows come back from the clipboard as they went there', () => {
  fc.assert(
    fc.property(rows, (table) => {
      expect(parseTsv(writeTsv(table))).toEqual(table)
    }),
    { numRuns: 1_000 },
  )
})
