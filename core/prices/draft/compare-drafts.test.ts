import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unitIdSchema } from '#core/ids'
import { draftedPrice, sampleUnit } from '../testing/sample-unit.ts'
import { compareDrafts, comparedSums } from './compare-drafts.ts'

const units = [1, 2, 3, 4].map((id) =>
  sampleUnit({ id, ...(id === 4 ? { priceNetMinor: null, priceGrossMinor: null } : {}) }),
)
const pricesOf = (wanted: Readonly<Record<number, number>>) =>
  new Map(
    units.flatMap((unit) => {
      const gross = wanted[unit.id]
      return gross === undefined ? [] : [[unit.id, draftedPrice(unit, gross)] as const]
    }),
  )

test('units on which the drafts differ come first, and a draft without a unit has the price of the server', () => {
  const rows = compareDrafts({
    units,
    first: pricesOf({ 1: 500_000_000, 3: 490_000_000 }),
    second: pricesOf({ 1: 500_000_000, 4: 100_000_000 }),
  })
  const read = rows.map(({ unit, first, second, differenceMinor }) => [
    unit.id,
    first.grossMinor,
    second.grossMinor,
    differenceMinor,
  ])
  expect(read).toEqual([
    [3, 490_000_000, 484_000_000, -6_000_000],
    [4, null, 100_000_000, null],
    [1, 500_000_000, 500_000_000, 0],
  ])
  expect(comparedSums(rows)).toEqual({
    nowMinor: 968_000_000,
    firstMinor: 990_000_000,
    secondMinor: 984_000_000,
    differenceMinor: -6_000_000,
    leftOut: 1,
  })
})

test('the sums add up to the crown, and the other way round the difference has the other sign', () => {
  const prices = fc.dictionary(
    fc.constantFrom('1', '2', '3', '4'),
    fc.integer({ min: 1, max: 9_000_000_000 }),
  )
  fc.assert(
    fc.property(prices, prices, (one, other) => {
      const first = pricesOf(one)
      const second = pricesOf(other)
      const rows = compareDrafts({ units, first, second })
      const sums = comparedSums(rows)
      expect(sums.firstMinor + sums.differenceMinor).toBe(sums.secondMinor)
      const turned = comparedSums(compareDrafts({ units, first: second, second: first }))
      expect(turned.differenceMinor + sums.differenceMinor).toBe(0)
      expect(new Set(rows.map(({ unit }) => unit.id))).toEqual(
        new Set([...first.keys(), ...second.keys()].map((id) => unitIdSchema.parse(id))),
      )
      const firstAlike = rows.findIndex(({ isDifferent }) => !isDifferent)
      expect(
        rows.slice(Math.max(firstAlike, 0)).some((row) => row.isDifferent && firstAlike >= 0),
      ).toBe(false)
    }),
  )
})

test('a unit without a price now is in no sum, though both drafts want one', () => {
  const rows = compareDrafts({ units, first: pricesOf({ 4: 100 }), second: pricesOf({ 4: 200 }) })
  expect(comparedSums(rows)).toMatchObject({ firstMinor: 0, secondMinor: 0, leftOut: 1 })
})
