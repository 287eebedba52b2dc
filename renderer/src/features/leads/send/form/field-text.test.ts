import { expect, test } from 'vitest'
import { digitsOf, textOrNull } from './field-text.ts'

test.each([
  ['', null],
  ['5 500 000 Kč', 5_500_000],
  ['5.500.000,50', 5_500_000],
  ['5 500 000,- Kč', 5_500_000],
  ['4711,00', 4_711],
  ['12.0', 12],
  ['0', 0],
  ['-12', 12],
  ['abc', null],
  ['12345678901234567890', 1_234_567_890_123],
])('of %j the number %j is taken', (text, number) => {
  expect(digitsOf(text)).toBe(number)
})

test('nothing typed is nothing to send', () => {
  expect(textOrNull('')).toBeNull()
  expect(textOrNull(' ')).toBe(' ')
})
