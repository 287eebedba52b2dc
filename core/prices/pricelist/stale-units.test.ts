import { expect, test } from 'vitest'
import { draftedPrice, sampleUnit } from '../testing/sample-unit.ts'
import { staleUnits } from './stale-units.ts'

test('a price that stands still is told of free units that the draft leaves out', () => {
  const units = [
    sampleUnit({ id: 1 }),
    sampleUnit({ id: 2 }),
    sampleUnit({ id: 3, statusCode: 3 }),
    sampleUnit({ id: 4, priceGrossMinor: null }),
    sampleUnit({ id: 5 }),
    sampleUnit({ id: 6 }),
  ]
  const [first, second] = units
  if (!first || !second) throw new Error('there are six units')
  const found = staleUnits({
    units,
    draft: new Map([[second.id, draftedPrice(second, 490_000_000)]]),
    unchanged: new Set(units.slice(0, 5).map(({ id }) => id)),
    isLocked: ({ id }) => id === 5,
  })
  expect(found.map(({ id }) => id)).toEqual([first.id])
})
