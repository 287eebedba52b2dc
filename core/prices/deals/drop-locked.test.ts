import { expect, test } from 'vitest'
import { unitIdSchema } from '#core/ids'
import type { PricePlan } from '../draft/price-plan.ts'
import { draftedPrice, sampleUnit } from '../testing/sample-unit.ts'
import { dropLocked } from './drop-locked.ts'

const plan: PricePlan = {
  changes: [1, 2].map((id) => {
    const unit = sampleUnit({ id })
    return { unitId: unit.id, price: draftedPrice(unit, 499_000_000) }
  }),
  skipped: [{ unitId: unitIdSchema.parse(3), why: 'notANumber' }],
  unchanged: 4,
  assumedRates: 0,
}

test('a unit that was locked while its new price was looked at keeps the old one, and is told', () => {
  const carried = dropLocked(plan, (unitId) => unitId === 2)
  expect(carried.changes.map(({ unitId }) => unitId)).toEqual([1])
  expect(carried.skipped).toEqual([
    { unitId: 3, why: 'notANumber' },
    { unitId: 2, why: 'locked' },
  ])
  expect(carried.unchanged).toBe(4)
})

test('a plan of units that are free still is carried out as it was accepted', () => {
  expect(dropLocked(plan, () => false)).toBe(plan)
})
