import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guardCsvCell, guardFormula, unguardCsvCell, unguardFormula } from './guard-formula.ts'

test.each(['=HYPERLINK("http://x")', '+420 777 000 111 Jan', '-cmd', '@SUM(A1)', '\t=1', '＝cmd'])(
  'the text %j is never run as a formula',
  (text) => {
    expect(guardFormula(text)).toBe(`'${text}`)
  },
)

test.each(['-50000', '+3,5', '-1 234,50', '-5%', 'A.101', '', "'quoted"])(
  '%j stays as it is',
  (text) => {
    expect(guardFormula(text)).toBe(text)
  },
)

test('a guarded text comes back as it was', () => {
  const text = fc.string({ unit: fc.constantFrom('=', '+', '-', '@', "'", 'a', '1', ' ') })
  fc.assert(
    fc.property(text, (written) => {
      fc.pre(!written.startsWith("'"))
      expect(unguardFormula(guardFormula(written))).toBe(written)
    }),
  )
})

test.each([
  ['x;=cmd', "x;'=cmd"],
  ['x,+cmd\n@cmd', "x,'+cmd\n'@cmd"],
  ['=a\t－b', "'=a\t'－b"],
  ['1;-5,3', '1;-5,3'],
  ['-1 234,50', '-1 234,50'],
  ['a, - b', 'a, - b'],
])('in a text table the cell %j is %j, whatever separates it', (text, guarded) => {
  expect(guardCsvCell(text)).toBe(guarded)
})

test('no cell begins with a formula, whichever separator a text table is opened with', () => {
  const sign = fc.constantFrom('=', '+', '-', '@', '＝', '1', 'a', ';', ',', '\t', '\n', ' ')
  fc.assert(
    fc.property(fc.string({ unit: sign }), (written) => {
      const guarded = guardCsvCell(written)
      expect(unguardCsvCell(guarded)).toBe(written)
      for (const part of guarded.split(/[;,\t\r\n]/)) expect(part).not.toMatch(/^[=@＝]/)
    }),
  )
})
