import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minorToDecimal } from '#core/money'
import { readAmount } from './read-amount.ts'

test.each([
  ['1 234,50', 123_450],
  ['-1\u00a0234,50', -123_450],
  ['−12,00', -1_200],
  ['12,5-', -1_250],
  ['+0,01', 1],
  ['- 5 000,00', -500_000],
  ['1.234.567,89', 123_456_789],
  ['25000.50 CZK', 2_500_050],
  ['25 000,50 Kč', 2_500_050],
  ['€ 12.30', 1_230],
  ['100', 10_000],
  ['100,000', 'ambiguous'],
  ['12,3400', 1_234],
  ['-0,00', 0],
])('%j is %j', (text, minor) => {
  expect(readAmount(text)).toBe(minor)
})

test('the other amounts of a column tell what groups thousands', () => {
  expect(readAmount('100,000', ',')).toBe(10_000_000)
  expect(readAmount('100,000', '.')).toBe(10_000)
})

test.each([
  '',
  '-',
  '1,234,5',
  '12,345.678',
  '-5-',
  '1 23',
  'abc',
  '0,001',
  '99999999999999999,00',
])('%j is no amount', (text) => {
  expect(readAmount(text)).toBeNull()
})

test('an amount in the hand of a bank is read to the last haler', () => {
  const amount = fc.integer({ min: -(10 ** 14), max: 10 ** 14 })
  fc.assert(
    fc.property(amount, fc.constantFrom(' ', '\u00a0', '', '.'), (minor, mark) => {
      const [whole = '', fraction = ''] = minorToDecimal(Math.abs(minor)).split('.')
      const grouped = whole.replace(/\B(?=(\d{3})+$)/g, mark)
      const text = `${minor < 0 ? '-' : ''}${grouped},${fraction}`
      expect(readAmount(text)).toBe(minor)
    }),
  )
})
