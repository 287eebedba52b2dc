import { expect, test } from 'vitest'
import { scaleMinor } from './scale-minor.ts'

test('half a minor unit goes away from zero, and nothing has no sign', () => {
  expect([scaleMinor(1, 1, 2), scaleMinor(-1, 1, 2), scaleMinor(1, 1, -2)]).toEqual([1, -1, -1])
  expect([scaleMinor(1, 1, 3), scaleMinor(1, 1, -3), scaleMinor(-1, 1, 3)]).toEqual([0, 0, 0])
})

test('a product beyond the safe integers is exact, whatever the signs', () => {
  const minor = 9_000_000_000_000_001
  expect(scaleMinor(minor, 10, 10)).toBe(minor)
  expect([scaleMinor(minor, 3, 7), scaleMinor(minor, 3, -7), scaleMinor(-minor, 3, 7)]).toEqual([
    3_857_142_857_142_858, -3_857_142_857_142_858, -3_857_142_857_142_858,
  ])
  expect(scaleMinor(minor, 3, -8)).toBe(-3_375_000_000_000_000)
})
