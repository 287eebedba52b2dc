import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareOut } from './share-out.ts'

test('the parts add up to the whole and none is more than one away from its fair share', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_000 }), weights, (whole, list) => {
      const parts = shareOut(whole, list)
      const sum = list.reduce((total, weight) => total + weight, 0)
      expect(parts.reduce((total, part) => total + part, 0)).toBe(whole)
      parts.forEach((part, index) => {
        expect(Math.abs(part - (whole * (list[index] ?? 0)) / sum)).toBeLessThan(1)
      })
    }),
  )
})

test('thirds of ten are four, three and three', () => {
  expect(shareOut(10, [1, 1, 1])).toEqual([4, 3, 3])
})
