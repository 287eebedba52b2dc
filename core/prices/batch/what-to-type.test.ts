import { expect, test } from 'vitest'
import { isTyped, whatToType } from './what-to-type.ts'

const sums = {
  units: 3,
  sumBeforeMinor: 100_000_00,
  sumAfterMinor: 340_000_00,
  deltaMinor: 240_000_00,
  deltaFraction: 2.4,
  added: 0,
  addedMinor: 0,
}
const stake = { units: 1_204, largestFraction: 0.3 }

test('the sum is typed where it is above the limit, the number of units elsewhere, and never both', () => {
  expect(whatToType({ stake, sums }, 200_000_00)).toEqual({ kind: 'sum', change: 240_000 })
  expect(whatToType({ stake, sums }, 300_000_00)).toEqual({ kind: 'units', stake })
  expect(whatToType({ stake: null, sums }, null)).toBeNull()
})

test('a sum is typed with its sign or without, the number of units is no sum', () => {
  const fall = { kind: 'sum', change: -240_000 } as const
  for (const typed of ['240 000', '-240000', '−240,000', '+240000']) {
    expect(isTyped(typed, fall)).toBe(true)
  }
  expect(isTyped('1204', fall)).toBe(false)
  expect(isTyped('1 204', { kind: 'units', stake })).toBe(true)
  expect(isTyped('-1204', { kind: 'units', stake })).toBe(false)
})
