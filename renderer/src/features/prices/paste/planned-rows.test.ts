import { expect, test } from 'vitest'
import { draftedPrice, sampleUnit } from '#core/prices/testing/sample-unit'
import { plannedDelta, plannedRows } from './planned-rows.ts'

const units = [
  sampleUnit({ id: 1 }),
  sampleUnit({ id: 2, priceNetMinor: null, priceGrossMinor: null }),
]
const [first, second] = units
if (!first || !second) throw new Error('there are two units')
const unitOf = (id: number) => units.find((unit) => unit.id === id)

test('a plan is told against what is shown, the draft included', () => {
  const drafted = draftedPrice(first, 500_000_000)
  const lens = { draft: new Map([[first.id, drafted]]) }
  const plan = {
    changes: [
      { unitId: first.id, price: null },
      { unitId: second.id, price: draftedPrice(second, 100_000_000) },
    ],
  }
  const rows = plannedRows({ plan, unitOf, lens })
  expect(rows.map(({ before, after }) => [before.grossMinor, after.grossMinor])).toEqual([
    [500_000_000, 484_000_000],
    [null, 100_000_000],
  ])
  expect(plannedDelta(rows)).toBe(84_000_000)
})
