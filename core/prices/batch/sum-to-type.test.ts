import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumToType } from './sum-to-type.ts'

const minor = fc.integer({ min: 0, max: 1_000_000_000_000 })

test('without a limit nothing is typed, above it exactly what the review shows, up or down', () => {
  fc.assert(
    fc.property(minor, minor, minor, (sumBeforeMinor, sumAfterMinor, limitMinor) => {
      const sums = { sumBeforeMinor, sumAfterMinor }
      expect(sumToType(sums, null)).toBeNull()
      const shown = Math.round(sumAfterMinor / 100) - Math.round(sumBeforeMinor / 100)
      const isAbove = Math.abs(shown) * 100 > limitMinor
      expect(sumToType(sums, limitMinor)).toBe(isAbove ? shown : null)
    }),
  )
})

test('the limit itself is not above it', () => {
  const sums = { sumBeforeMinor: 500_000_000, sumAfterMinor: 400_000_000 }
  expect(sumToType(sums, 100_000_000)).toBeNull()
  expect(sumToType(sums, 99_999_999)).toBe(-1_000_000)
})
