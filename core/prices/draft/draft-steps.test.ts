import { expect, test } from 'vitest'
import { unitIdSchema } from '#core/ids'
import type { DraftChange } from './draft-price.ts'
import { applyChanges, type DraftPrices } from './draft-steps.ts'

const base = { netMinor: 1, grossMinor: 1 }
const change = (id: number, grossMinor: number | null): DraftChange => ({
  unitId: unitIdSchema.parse(id),
  price: grossMinor === null ? null : { netMinor: 1, grossMinor, typed: 'gross', base },
})

test('a change sets what the draft wants of a unit, or lets go of it', () => {
  const before = applyChanges(new Map(), [change(1, 2), change(2, 3)])
  const after = applyChanges(before, [change(2, null), change(3, 4), change(3, 5)])
  expect([...after].map(([unitId, { grossMinor }]) => [unitId, grossMinor])).toEqual([
    [1, 2],
    [3, 5],
  ])
})

test('the draft that a step was applied to stays as it was', () => {
  const before: DraftPrices = new Map()
  applyChanges(before, [change(1, 2)])
  expect(before.size).toBe(0)
})
