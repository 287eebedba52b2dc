import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftedPrice, sampleUnit } from '../testing/sample-unit.ts'
import { clientPriceList } from './client-price-list.ts'

const unitsOf = (statuses: readonly (number | null)[]) =>
  statuses.map((statusCode, at) =>
    sampleUnit({ id: at + 1, statusCode, building: `B${at % 2}`, floor: `${at % 3}` }),
  )
const flat = (list: ReturnType<typeof clientPriceList>) =>
  list.flatMap(({ building, floors }) =>
    floors.flatMap(({ floor, units }) => units.map((row) => ({ building, floor, row }))),
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
        expect(row.priceMinor).toBe(row.standing === 'free' ? row.unit.priceGrossMinor : null)
      }
      const free = units.filter(({ statusCode }) => statusCode === 0)
      expect(
        new Set(rows.filter(({ row }) => row.standing === 'free').map((r) => r.row.unit)),
      ).toEqual(new Set(free))
      if (!withTaken) expect(rows).toHaveLength(free.length)
    }),
  )
})

test('states of the house are nobody else’s: what is pre-reserved is reserved, the others are not listed', () => {
  const rows = flat(
    clientPriceList({ units: unitsOf([0, 1, 2, 3, 4, 5, 99, null]), draft: null, withTaken: true }),
  )
  expect(rows.map(({ row }) => [row.unit.id, row.standing]).sort()).toEqual([
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
