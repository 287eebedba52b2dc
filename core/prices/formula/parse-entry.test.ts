import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyFormula } from './formula.ts'
import { entryOfSide, parseEntry, problemOfEntry } from './parse-entry.ts'

const result = (entry: string, minor: number | null = 400_000_000): number | string | null => {
  const formula = parseEntry(entry)
  if (formula === null || formula === 'notUnderstood') return formula
  return applyFormula(formula, { minor, area: 50, columns: () => null })
}

test.each([
  ['+3%', 412_000_000],
  ['-2,5 %', 390_000_000],
  ['+ 50 000', 405_000_000],
  ['-50000', 395_000_000],
  ['−50 000 Kč', 395_000_000],
  ['*1.03', 412_000_000],
  ['=*1,03', 412_000_000],
  ['=+3%', 412_000_000],
  ['=/1.25', 320_000_000],
  ['=4 750 000', 475_000_000],
  ['=4 750 000/1.12', 424_107_143],
  ['=4750000*1,1', 522_500_000],
  ['= 4 750 000 + 3%', 489_250_000],
  ['=4 750 000-250 000', 450_000_000],
  ['=4 750 000÷2', 237_500_000],
  ['=0,985*4 990 000', 491_515_000],
  ['=1,0355*4 000 000', 414_200_000],
  ['=0,4567/0,5', 91],
])('%s is done to the price that is there', (entry, expected) => {
  expect(result(entry)).toBe(expected)
})

test.each(['4750000', '4 750 000 Kč', '', '(50000)', '9,8 mil'])(
  '%s is no calculation',
  (entry) => {
    expect(parseEntry(entry)).toBeNull()
  },
)

test.each([
  '=',
  '+',
  '-',
  '=3+',
  '+abc',
  '=4 750 000/0',
  '=a/2',
  '+3%%',
  '=1/2/3',
  '=1.500*2',
  '=999 999 999 999*1 000 000',
  '=0,985+500',
  '=0,0000000000000001*4 990 000',
])('%s is not guessed at', (entry) => {
  expect(parseEntry(entry)).toBe('notUnderstood')
})

test.each([
  ['-100%', 'zero'],
  ['-150 %', 'zero'],
  ['*0', 'zero'],
  ['=0', 'zero'],
  ['/0', 'divisionByZero'],
  ['=4 750 000/0', 'divisionByZero'],
  ['+0', 'nothing'],
  ['3%', 'shareWithoutSign'],
  ['2,5 %', 'shareWithoutSign'],
  ['=1.500*2', 'notUnderstood'],
  ['+1.500', 'ambiguous'],
  ['+99999999999999', 'tooLarge'],
  ['+abc', 'notUnderstood'],
  ['+3%', null],
  ['4 750 000', null],
  ['dear', null],
])('what is wrong with %s is %s', (entry, problem) => {
  expect(problemOfEntry(entry)).toBe(problem)
})

test('a mark of thousands is read as where the person lives', () => {
  expect(parseEntry('+1,500', ',')).toEqual({ kind: 'add', minor: 150_000 })
  expect(parseEntry('=1.500*2', '.')).toEqual({ kind: 'set', minor: 300_000 })
})

test('nothing is computed from a price that is not there', () => {
  expect(result('+3%', null)).toBeNull()
  expect(result('=4 750 000/1.12', null)).toBe(424_107_143)
})

test('in the column of a square metre an amount is one for a square metre', () => {
  const added = parseEntry('+1 000')
  expect(added !== null && added !== 'notUnderstood' && entryOfSide(added, 'perArea')).toEqual({
    kind: 'addPerArea',
    minor: 100_000,
  })
  const set = { kind: 'set', minor: 100_000 } as const
  const times = { kind: 'times', numerator: 103, denominator: 100 } as const
  expect(entryOfSide(set, 'perArea')).toEqual({ kind: 'setPerArea', minor: 100_000 })
  expect(entryOfSide(times, 'perArea')).toEqual(times)
  for (const side of ['net', 'gross'] as const) {
    for (const formula of [set, times]) expect(entryOfSide(formula, side)).toBe(formula)
  }
})

test('what is added and taken away again leaves the price as it was', () => {
  fc.assert(
    fc.property(fc.nat(1e12), fc.integer({ min: 1, max: 1e9 }), (minor, whole) => {
      const more = result(`+${whole}`, minor)
      expect(typeof more === 'number' && result(`-${whole}`, more)).toBe(minor)
    }),
  )
})

test('a calculation with an amount is what the same sign does to that amount in a cell', () => {
  const rest = fc.constantFrom('+3%', '-50000', '*1.03', '/1.12')
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), rest, (whole, sign) => {
      expect(result(`=${whole}${sign}`)).toBe(result(sign, whole * 100))
    }),
  )
})
