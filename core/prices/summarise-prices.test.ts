import fc from 'fast-check'
import { expect, test } from 'vitest'
import { summariseByPlace, summarisePrices } from './summarise-prices.ts'
import { draftedPrice, sampleUnit } from './testing/sample-unit.ts'
import type { Unit } from './unit.ts'

const priced = (id: number, priceGrossMinor: number | null, area: number | null = 50) =>
  sampleUnit({ id, priceGrossMinor, area })

test('a missing price is counted as missing, never as zero', () => {
  expect(summarisePrices([priced(1, 100), priced(2, null)], new Map()).before).toEqual({
    units: 2,
    withoutPrice: 1,
    sumMinor: 100,
    averageMinor: 100,
    averagePerAreaMinor: 2,
  })
})

test('the price of a square metre is that of the units with both a price and an area', () => {
  const units = [priced(1, 100, 10), priced(2, 1_000, null), priced(3, null, 90)]
  expect(summarisePrices(units, new Map()).before.averagePerAreaMinor).toBe(10)
})

test('before and after a draft', () => {
  const units = [priced(1, 100), priced(2, 100), priced(3, null), priced(4, 100), priced(5, 100)]
  const wanted = [150, 50, 30, 100]
  const draft = new Map(
    wanted.map((minor, index) => {
      const unit = units[index] as Unit
      return [unit.id, draftedPrice(unit, minor)]
    }),
  )
  expect(summarisePrices(units, draft)).toMatchObject({
    before: { sumMinor: 400, withoutPrice: 1 },
    after: { sumMinor: 430, withoutPrice: 0 },
    ...{ raised: 1, lowered: 1, added: 1 },
  })
})

test('buildings and their floors come in the order of the pricelist and add up', () => {
  const place = fc.record({
    buildingId: fc.integer({ min: 1, max: 3 }),
    floorId: fc.integer({ min: 1, max: 9 }),
    priceGrossMinor: fc.option(fc.integer({ min: 0, max: 1_000 })),
  })
  fc.assert(
    fc.property(fc.array(place), (places) => {
      const units = places.map((unit, index) => sampleUnit({ id: index + 1, ...(unit as object) }))
      const groups = summariseByPlace(units, new Map())
      const floors = groups.flatMap((group) => group.floors)
      const all = summarisePrices(units, new Map()).before
      const sum = (of: readonly { before: { sumMinor: number } }[]) =>
        of.reduce((total, { before }) => total + before.sumMinor, 0)
      expect([sum(groups), sum(floors)]).toEqual([all.sumMinor, all.sumMinor])
      expect(groups).toHaveLength(new Set(places.map(({ buildingId }) => buildingId)).size)
    }),
  )
})
