import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minorToDecimal } from '#core/money'
import { readPrice } from './price.ts'

test.each<[string, number, boolean]>([
  ['6050000', 605_000_000, false],
  ['142886.48', 14_288_648, false],
  ['142886,48', 14_288_648, false],
  ['1.05E7', 1_050_000_000, false],
  ['1.2E-2', 1, true],
  ['5e-3', 1, true],
  ['100000.1234', 10_000_012, true],
  ['100000.125', 10_000_013, true],
  ['1134560.0000000002', 113_456_000, true],
  ['6,050.00', 605_000, false],
  ['6.050,00', 605_000, false],
  ['6.050.000', 605_000_000, false],
  ['0.125', 13, true],
  ['6 050 000 Kč', 605_000_000, false],
  ['6 050 000,- Kč', 605_000_000, false],
  ['6050000,00 CZK', 605_000_000, false],
  ['-10', -1_000, false],
  ['-0.001', 0, true],
])('the price %j is %d minor units', (text, minor, isRounded) => {
  expect(readPrice(text)).toEqual({ minor, isRounded })
})

test.each([
  '6,050',
  '950.000',
  'na dotaz',
  '',
  '1e99',
  '1,05,000',
  '0x10',
  'NaN',
  'Infinity',
  '12 or 13',
])('what %j means is not certain: it is no price', (text) => {
  expect(readPrice(text)).toBeNull()
})

test('every amount is read back from its exact decimal', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }), (minor) => {
      expect(readPrice(minorToDecimal(minor))).toEqual({ minor, isRounded: false })
    }),
  )
})
