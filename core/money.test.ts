import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minorToDecimal, parseMinor } from './money.ts'

test.each([
  ['4990000', 499_000_000],
  ['142886.48', 14_288_648],
  ['142886,48', 14_288_648],
  ['4 990 000', 499_000_000],
  ['4\u00a0990\u202f000,5', 499_000_050],
  ['-50000', -5_000_000],
  ['0', 0],
  ['-0', 0],
  ['1.10000', 110],
])('the price %s is %i minor units', (text, minor) => {
  expect(parseMinor(text)).toBe(minor)
})

test.each(['', 'abc', '1.2.3', '12e3', '0x10', '1.005', '99999999999999999', '--1', 'NaN'])(
  '%j is no price',
  (text) => {
    expect(parseMinor(text)).toBeNull()
  },
)

test('an amount survives its decimal text exactly, whatever the currency', () => {
  const digits = fc.integer({ min: 0, max: 3 })
  fc.assert(
    fc.property(fc.maxSafeInteger(), digits, (minor, places) => {
      expect(parseMinor(minorToDecimal(minor, places), places)).toBe(minor + 0)
    }),
  )
})
