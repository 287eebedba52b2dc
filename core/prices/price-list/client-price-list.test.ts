import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildingIdSchema, floorIdSchema } from '#core/ids'
import { draftedPrice, sampleUnit } from '../testing/sample-unit.ts'
import { clientPriceList } from './client-price-list.ts'

const unitsOf = (statuses: readonly (number | null)[]) =>
  statuses.map((statusCode, at) => sampleUnit({ id: at + 1, statusCode, ...placeOf(at) }))
const placeOf = (at: number) => ({
  buildingId: buildingIdSchema.parse((at % 2) + 1),
  building: `B${at % 2}`,
  floorId: floorIdSchema.parse((at % 6) + 1),
  floor: `${at % 3}`,
})
const flat = (list: ReturnType<typeof clientPriceList>) =>
  list.flatMap(({ building, floors }) =>
    floors.flatMap(({ floor, rows }) => rows.map((row) => ({ building, floor, row }))),
  )
const statuses = fc.array(fc.option(fc.integer({ min: -1, max: 12 })), { maxLength: 40 })

test('each unit that clients may see stands once in its own place, and no taken one has a price', () => {
  fc.assert(
    fc.property(statuses, fc.boolean(), (codes, withTaken) => {
      const units = unitsOf(codes)
      const rows = flat(clientPriceList({ units, draft: null, withTaken }))
      expect(new Set(rows.map(({ row }) => row.unit.id)).size).toBe(rows.length)
      for (const { building, floor, row } of rows) {
        expect([building, floor]).toEqual([row.unit.building, row.unit.floor])
        expect(row.priceMinor).toBe(row.availability === 'free' ? row.unit.priceGrossMinor : null)
      }
      const free = units.filter(({ statusCode }) => statusCode === 0)
      expect(
        new Set(rows.filter(({ row }) => row.availability === 'free').map((r) => r.row.unit)),
      ).toEqual(new Set(free))
      if (!withTaken) expect(rows).toHaveLength(free.length)
    }),
  )
})

test('states of the house are nobody else’s: what is pre-reserved is reserved, the others are not listed', () => {
  const rows = flat(
    clientPriceList({ units: unitsOf([0, 1, 2, 3, 4, 5, 99, null]), draft: null, withTaken: true }),
  )
  expect(rows.map(({ row }) => [row.unit.id, row.availability]).sort()).toEqual([
    [1, 'free'],
    [2, 'reserved'],
    [3, 'reserved'],
    [4, 'sold'],
  ])
})

test('a drafted price is listed only where it is asked for, and never of a unit that is taken', () => {
  const units = unitsOf([0, 3])
  const draft = new Map(units.map((unit) => [unit.id, draftedPrice(unit, 999_000_000)]))
  const pricesWith = (chosen: typeof draft | null) =>
    flat(clientPriceList({ units, draft: chosen, withTaken: true })).map(
      ({ row }) => row.priceMinor,
    )
  expect(pricesWith(null)).toEqual([484_000_000, null])
  expect(pricesWith(draft)).toEqual([999_000_000, null])
})

test('two buildings of one name stay two on the list, and so do two floors of one building', () => {
  const unitOn = (id: number, building: number, floor: number) =>
    sampleUnit({
      id,
      buildingId: buildingIdSchema.parse(building),
      building: 'Villa',
      floorId: floorIdSchema.parse(floor),
      floor: '1',
    })
  const units = [unitOn(1, 1, 11), unitOn(2, 2, 21), unitOn(3, 1, 11), unitOn(4, 2, 22)]
  const list = clientPriceList({ units, draft: null, withTaken: false })
  expect(
    list.map(({ building, floors }) => [
      building,
      floors.map(({ floor, rows }) => [floor, rows.map(({ unit }) => unit.id)]),
    ]),
  ).toEqual([
    ['Villa', [['1', [1, 3]]]],
    [
      'Villa',
      [
        ['1', [2]],
        ['1', [4]],
      ],
    ],
  ])
})
