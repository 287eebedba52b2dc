import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildingIdSchema, floorIdSchema } from '#core/ids'
import { draftedPrice, sampleUnit } from '../testing/sample-unit.ts'
import { summariseByLayout, summariseByPlace, summarisePrices } from './summarise-prices.ts'
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
    leastPerAreaMinor: 2,
    mostPerAreaMinor: 2,
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
    raised: 1,
    lowered: 1,
    added: 1,
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

test('places without a name, or of the same one, are told apart by what they are', () => {
  const buildingId = (id: number) => buildingIdSchema.parse(id)
  const floorId = (id: number) => floorIdSchema.parse(id)
  const units = [
    sampleUnit({ id: 1, building: '', buildingId: buildingId(1), floorId: floorId(1) }),
    sampleUnit({ id: 2, building: '', buildingId: buildingId(2), floorId: floorId(2) }),
    sampleUnit({ id: 3, building: '', buildingId: buildingId(2), floorId: floorId(3) }),
  ]
  const groups = summariseByPlace(units, new Map())
  expect(groups.map((group) => [group.buildingId, group.floors.map((of) => of.floorId)])).toEqual([
    [1, [1]],
    [2, [2, 3]],
  ])
})

test('the cheapest and the dearest square metre are told, by the area that is asked for', () => {
  const unmeasured = [priced(4, 5, null), priced(6, 5, 0)]
  const units = [priced(1, 1_000, 10), priced(2, 900, 30), priced(3, null, 1), ...unmeasured]
  expect(summarisePrices(units, new Map()).after).toMatchObject({
    leastPerAreaMinor: 30,
    averagePerAreaMinor: 48,
    mostPerAreaMinor: 100,
  })
  const total = (unit: Unit) => (unit.area === null ? null : unit.area * 2)
  expect(summarisePrices(units, new Map(), total).after).toMatchObject({
    leastPerAreaMinor: 15,
    averagePerAreaMinor: 24,
    mostPerAreaMinor: 50,
  })
  expect(summarisePrices([priced(5, null)], new Map()).after).toMatchObject({
    averageMinor: null,
    averagePerAreaMinor: null,
    leastPerAreaMinor: null,
    mostPerAreaMinor: null,
  })
})

test('layouts come by name, and units of which nobody tells it last', () => {
  const laidOut = (id: number, disposition: string | null) => sampleUnit({ id, disposition })
  const units = [laidOut(1, null), laidOut(2, '3+kk'), laidOut(3, '1+kk'), laidOut(4, '3+kk')]
  const first = units[1] as Unit
  const draft = new Map([[first.id, draftedPrice(first, 500_000_000)]])
  const figures = summariseByLayout(units, draft)
  expect(figures.map(({ layout, after, raised }) => [layout, after.units, raised])).toEqual([
    ['1+kk', 1, 0],
    ['3+kk', 2, 1],
    [null, 1, 0],
  ])
})
