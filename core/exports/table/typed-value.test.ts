import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exactText } from './exact.ts'
import { shownValue, typedNumber, typedValue } from './typed-value.ts'

test.each([
  ['1.500', ',', '1500'],
  ['1.500', '.', '1.5'],
  ['1,500', '.', '1500'],
  ['1 500 Kč', ',', '1500'],
  ['1 500,50 Kč', ',', '1500.5'],
  ['−12,5', ',', '-12.5'],
  ['12.5', ',', '12.5'],
  ['72,4 m²', ',', '72.4'],
  ['abc', ',', null],
  ['', '.', null],
  ['12 ks', '.', null],
] as const)('%j with %j before decimals is %j', (text, decimals, value) => {
  expect(typedNumber(text, decimals)).toBe(value)
})

test.each([
  ['21.11.2026', '2026-11-21'],
  ['2026-11-21', '2026-11-21'],
  ['21. 11. 2026 13:45', '2026-11-21 13:45'],
  ['yesterday', null],
])('the day or moment %j is kept as %j', (text, value) => {
  expect(typedValue('date', text, ',')).toBe(value)
})

test('a number in a field is read as what it was shown from, in either language', () => {
  const digits = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n })
  const number = fc.record({ digits, scale: fc.nat(6) }).map(exactText)
  fc.assert(
    fc.property(number, fc.constantFrom('.' as const, ',' as const), (value, decimals) => {
      expect(typedValue('number', shownValue('number', value, decimals), decimals)).toBe(value)
    }),
  )
})
