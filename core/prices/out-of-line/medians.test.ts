import fc from 'fast-check'
import { expect, test } from 'vitest'
import { median, slopeAlong } from './medians.ts'

const value = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ noNaN: true }))

test('a median is what lies in the middle of the sorted values, and they stay as they were', () => {
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 40 }), (values) => {
      const before = [...values]
      const sorted = values.toSorted((a, b) => a - b)
      const [lower = 0, upper = 0] = [(values.length - 1) >> 1, values.length >> 1].map(
        (place) => sorted[place],
      )
      // A zero may have either sign.
      expect(median(values) + 0).toBe((lower === upper ? upper : (lower + upper) / 2) + 0)
      expect(values).toEqual(before)
    }),
  )
  expect(median([])).toBe(0)
})

test('what lies in the middle belongs to neither half', () => {
  const points = [
    [1, 10],
    [2, 500],
    [3, 30],
  ].flatMap(([x = 0, y = 0]) => Array.from({ length: 5 }, () => ({ x, y })))
  expect(slopeAlong(points, ({ x }) => x)(({ y }) => y)).toBe(10)
})
