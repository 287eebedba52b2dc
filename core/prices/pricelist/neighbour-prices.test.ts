import { expect, test } from 'vitest'
import { buildingIdSchema, floorIdSchema } from '#core/ids'
import { draftedPrice, sampleUnit } from '../testing/sample-unit.ts'
import { neighbourPrices } from './neighbour-prices.ts'
import type { Unit } from './unit.ts'

/** A flat of one square metre. */
const flat = (
  id: number,
  floor: string,
  priceGrossMinor: number | null,
  given: Partial<Omit<Unit, 'id'>> = {},
) =>
  sampleUnit({
    id,
    floor,
    floorId: floorIdSchema.parse(100 + (Number.parseInt(floor, 10) || 0)),
    area: 1,
    priceGrossMinor,
    ...given,
  })

const told = (lowerFloorMinor: number | null, sameFloorMinor: number | null) => ({
  lowerFloorMinor,
  sameFloorMinor,
})

test('the dearest others are told, on the own floor and on all that are lower, as the draft wants them', () => {
  const [own, beside, dearest] = [flat(1, '3', 900), flat(2, '3', 500), flat(3, '3', 700)]
  const [low, lower, above] = [flat(4, '2', 300), flat(5, '1', 400), flat(6, '4', 999)]
  const units = [beside, own, dearest, low, lower, above]
  const ask = neighbourPrices(units, new Map())
  expect(ask(own)).toEqual(told(400, 700))
  expect(ask(dearest)).toEqual(told(400, 900))
  expect(ask(lower)).toEqual(told(null, null))
  const draft = new Map([[low.id, draftedPrice(low, 800)]])
  expect(neighbourPrices(units, draft)(own)).toEqual(told(800, 700))
})

test('a floor of the same height is not a lower one, and neither is one whose name says no height', () => {
  const own = flat(1, '3', 900)
  const same = flat(2, '3', 500, { floorId: floorIdSchema.parse(9) })
  const gallery = flat(3, 'Galerie', 600, { floorId: floorIdSchema.parse(8) })
  const cellar = flat(4, '-1', 100)
  const ask = neighbourPrices([own, same, gallery, cellar], new Map())
  expect(ask(own)).toEqual(told(100, null))
  expect(ask(gallery)).toEqual(told(null, null))
})

test.each<[what: string, given: Partial<Omit<Unit, 'id'>>]>([
  ['outside of the floors', { floorId: null }],
  ['outside of the buildings', { buildingId: null }],
  ['without a layout', { disposition: null }],
])('units %s have no neighbours', (_what, given) => {
  const units = [flat(1, '3', 900, given), flat(2, '3', 500, given), flat(3, '2', 300, given)]
  const ask = neighbourPrices(units, new Map())
  expect(units.map(ask)).toEqual(units.map(() => told(null, null)))
})

test('what has no price or no area, another layout or another house is no neighbour', () => {
  const own = flat(1, '3', 900)
  const others = [
    flat(2, '2', null),
    flat(3, '2', 300, { area: null }),
    flat(4, '2', 300, { disposition: '4+kk' }),
    flat(5, '2', 300, { buildingId: buildingIdSchema.parse(2) }),
  ]
  expect(neighbourPrices([own, ...others], new Map())(own)).toEqual(told(null, null))
})
