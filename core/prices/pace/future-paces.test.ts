import { expect, test } from 'vitest'
import { backTest, findTurn, paceAt, whyNoRange } from './back-test.ts'
import { monthsUntil } from './future-paces.ts'
import { monthMs, type UnitSale } from './sales-source.ts'
import {
  firstMonth,
  makeHistory,
  type SalesHistory,
  type SalesWorld,
  salesWorlds,
  shock,
} from './testing/sales-worlds.ts'

const seeds = Array.from({ length: 300 }, (_, index) => (index + 1) * 7919)

const sourceOf = ({ sales }: SalesHistory) => ({
  from: firstMonth * monthMs,
  to: 0,
  sales: sales.map((sale): UnitSale => ({ ...sale, unitId: 1 as UnitSale['unitId'] })),
})

/** How many of the ranges that are told in a world hold what came. */
const coverageOf = (world: SalesWorld): number => {
  let [told, held] = [0, 0]
  for (const seed of seeds) {
    const history = makeHistory(world, seed)
    const pace = paceAt(sourceOf(history), 0)
    if (whyNoRange(pace) !== null) continue
    const { from, to } = monthsUntil(pace, history.needed)
    told += 1
    if (history.months >= from && history.months <= to) held += 1
  }
  expect(told).toBeGreaterThan(280)
  return held / told
}

test.each(salesWorlds)(
  'of 300 histories of $name, ranges of 80 % hold 72 to 96 in a hundred',
  (world) => {
    const coverage = coverageOf(world)
    expect(coverage).toBeGreaterThanOrEqual(0.72)
    expect(coverage).toBeLessThanOrEqual(0.96)
  },
)

test('a shock that nobody can know is in no range: it is reported apart, and as a turn once it is there', () => {
  expect(coverageOf(shock)).toBeLessThan(0.2)
  const turned = seeds.slice(0, 60).filter((seed) => {
    // Three months after it, the question is asked again.
    const { sales, ...rest } = makeHistory({ ...shock, paceOf: pacesOfTurn }, seed)
    return findTurn(sourceOf({ ...rest, sales })) !== null
  })
  expect(turned.length / 60).toBeGreaterThanOrEqual(0.5)
})

const pacesOfTurn = (month: number) => (month < -3 ? 2 : 0.3)

test('where nothing happens, at most three of a hundred histories are said to have turned', () => {
  const [steady, uneven] = salesWorlds
  for (const world of [steady, uneven]) {
    if (world === undefined) throw new Error('there are worlds')
    const turned = seeds
      .slice(0, 200)
      .filter((seed) => findTurn(sourceOf(makeHistory(world, seed))) !== null)
    expect(turned.length / 200).toBeLessThanOrEqual(0.03)
  }
})

test('the last eight ranges are held against what came, and hold as often as they say', () => {
  const [, uneven] = salesWorlds
  if (uneven === undefined) throw new Error('there are worlds')
  let [told, held] = [0, 0]
  for (const seed of seeds.slice(0, 60)) {
    const past = backTest(sourceOf(makeHistory(uneven, seed)))
    expect(past.length).toBeLessThanOrEqual(8)
    told += past.length
    held += past.filter(({ isHeld }) => isHeld).length
  }
  expect(told).toBeGreaterThan(400)
  expect(held / told).toBeGreaterThanOrEqual(0.72)
  expect(held / told).toBeLessThanOrEqual(0.96)
})
