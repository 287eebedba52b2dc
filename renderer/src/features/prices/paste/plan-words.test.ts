import { expect, test } from 'vitest'
import type { UnitId } from '#core/ids'
import { skippedCounts } from './plan-words.ts'

test('skipped units are counted by reason', () => {
  const skipped = (['locked', 'noArea', 'locked'] as const).map((why, index) => ({
    unitId: index as UnitId,
    why,
  }))
  expect(skippedCounts({ skipped })).toEqual([
    ['locked', 2],
    ['noArea', 1],
  ])
})
