import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PremiumTerm } from '#core/prices/premiums/premium-term'
import { rangeOfPremium, readLevel, readPercentage, valueOfPart } from './premium-words.ts'

test.each([
  ['1.5', 0.015],
  ['1,5 %', 0.015],
  ['+2', 0.02],
  ['-0.25', -0.0025],
  ['\u22123%', -0.03],
])('%j is a percentage', (text, part) => {
  expect(readPercentage(text)).toBeCloseTo(part, 10)
})

test.each(['', 'x', '1.234', '100', '1 5', '--2'])('%j is none', (text) => {
  expect(readPercentage(text)).toBeNull()
})

test.each([
  ['5', 5],
  ['-1', -1],
  ['\u22122', -2],
  ['0', 0],
])('%j is a floor', (text, level) => {
  expect(readLevel(text)).toBe(level)
})

test.each(['', '1.5', '100', 'attic'])('%j is no floor', (text) => {
  expect(readLevel(text)).toBeNull()
})

const terms: readonly PremiumTerm[] = [
  { kind: 'floor' },
  { kind: 'area' },
  { kind: 'outdoor', outdoor: 'terrace' },
]

test('what a person types is what the premium is told to be', () => {
  fc.assert(
    fc.property(fc.constantFrom(...terms), fc.integer({ min: -90, max: 99 }), (term, percent) => {
      const value = valueOfPart(term, percent / 100)
      const told = rangeOfPremium({ term, value, deviation: 0, homes: 1, isTold: true })
      expect(told.value).toBeCloseTo(percent / 100, 10)
    }),
  )
})
