import { expect, test } from 'vitest'
import { draftedPrice, sampleUnit } from '../testing/sample-unit.ts'
import { pricedHomes } from './priced-homes.ts'
import { isUnexplained, limitOfLine } from './unexplained-prices.ts'

test('the homes of the type that most are free of are looked at, with the prices that would be sent', () => {
  const units = [
    sampleUnit({ id: 1, typeCode: 2 }),
    sampleUnit({ id: 2, typeCode: 2, statusCode: 3 }),
    sampleUnit({ id: 3, typeCode: 2, statusCode: 3 }),
    sampleUnit({ id: 4 }),
    sampleUnit({ id: 5 }),
    sampleUnit({ id: 6, floorId: null, floor: '' }),
  ]
  const [, , , drafted] = units
  if (drafted === undefined) throw new Error('there are six units')
  const draft = new Map([[drafted.id, draftedPrice(drafted, 500)]])
  const homes = pricedHomes({ units, draft, isTaken: ({ statusCode }) => statusCode === 3 })
  expect(homes.map(({ unit, grossMinor, isTaken }) => [unit.id, grossMinor, isTaken])).toEqual([
    [4, 500, false],
    [5, 484_000_000, false],
  ])
  const houses = [1, 2, 3].map((id) => sampleUnit({ id, typeCode: id === 1 ? 1 : 7 }))
  const idsOf = (list: typeof houses) =>
    pricedHomes({ units: list, draft: new Map(), isTaken: () => false }).map(({ unit }) => unit.id)
  expect(idsOf(houses)).toEqual([2, 3])
  expect(idsOf(houses.toReversed())).toEqual([3, 2])
  expect(pricedHomes({ units: [], draft, isTaken: () => false })).toEqual([])
})

test('a price is unexplained beyond the limit to either side, and nearer where it was said to be wrong', () => {
  const home = {
    expectedMinor: 1_000,
    alone: { fromMinor: 1_000, toMinor: 2_000 },
    isTaken: false,
    isWrong: false,
  }
  const limit = 0.1
  const out = (priceMinor: number, given: Partial<typeof home> = {}) =>
    isUnexplained({ ...home, ...given }, { priceMinor, limit })
  const [below, above] = [1_000 * Math.exp(-limit), 2_000 * Math.exp(limit)]
  expect([below - 1, below + 1, 1_500, above - 1, above + 1].map((one) => out(one))).toEqual([
    true,
    false,
    false,
    false,
    true,
  ])
  expect([out(2_050), out(2_050, { isWrong: true })]).toEqual([false, true])
  expect(out(9_000, { isTaken: true })).toBe(false)
  expect(limitOfLine(0.001)).toBe(0.03)
  expect(limitOfLine(0.05)).toBeCloseTo(0.15)
})
