import { expect, test } from 'vitest'
import { draftedPrice, sampleUnit } from '../testing/sample-unit.ts'
import { movedUnits } from './moved-units.ts'

test('units move whose price is another one, comes or goes', () => {
  const [same, changed, gone, come] = [1, 2, 3, 4].map((id) => sampleUnit({ id }))
  if (!same || !changed || !gone || !come) throw new Error('there are four units')
  const kept = draftedPrice(same, 100)
  const before = new Map([
    [same.id, kept],
    [changed.id, draftedPrice(changed, 100)],
    [gone.id, draftedPrice(gone, 100)],
  ])
  const after = new Map([
    [same.id, kept],
    [changed.id, draftedPrice(changed, 200)],
    [come.id, draftedPrice(come, 100)],
  ])
  expect([...movedUnits(before, after)]).toEqual([changed.id, come.id, gone.id])
})
