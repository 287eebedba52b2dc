import { expect, test } from 'vitest'
import { dayMs } from '#core/time'
import { areDealsStale } from './are-deals-stale.ts'

const now = Date.UTC(2026, 10, 23, 12)

test.each([
  ['never read', null, true],
  ['read now', now, false],
  ['read a day ago to the millisecond', now - dayMs, false],
  ['read longer ago', now - dayMs - 1, true],
  ['read a moment ahead of a clock that ticks in minutes', now + 30_000, false],
  ['read in days to come', now + 2 * dayMs, true],
])('deals %s', (_name, exportedAt, isStale) => {
  expect(areDealsStale(exportedAt, now)).toBe(isStale)
})
