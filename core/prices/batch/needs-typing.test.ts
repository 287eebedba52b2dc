import { expect, test } from 'vitest'
import { draftedPrice, sampleUnit } from '../testing/sample-unit.ts'
import { changeList } from './change-list.ts'
import { needsTyping } from './needs-typing.ts'

const confirmAbove = { units: 2, changePercent: 20 }

/** The changes of units that had 4,840,000 with VAT, and of one that had no price. */
const rowsOf = (...prices: readonly number[]) => {
  const units = prices.map((_price, at) =>
    sampleUnit({ id: at + 1, ...(at === 0 ? { priceNetMinor: null, priceGrossMinor: null } : {}) }),
  )
  const draft = new Map(units.map((unit, at) => [unit.id, draftedPrice(unit, prices[at] ?? 0)]))
  return changeList({ units, draft })
}

test('what is at stake is the largest change, up or down, with its sign', () => {
  expect(needsTyping(rowsOf(1, 726_000_000, 242_000_000), { confirmAbove })).toEqual({
    units: 3,
    largestFraction: 0.5,
  })
  expect(needsTyping(rowsOf(1, 532_400_000, 193_600_000), { confirmAbove })).toEqual({
    units: 3,
    largestFraction: -0.6,
  })
})

test('at both limits a click is enough', () => {
  expect(needsTyping(rowsOf(1, 580_800_000), { confirmAbove })).toBeNull()
  expect(needsTyping(rowsOf(1, 580_800_100), { confirmAbove })).toMatchObject({ units: 2 })
  expect(needsTyping(rowsOf(1, 500_000_000, 500_000_000), { confirmAbove })).toMatchObject({
    units: 3,
  })
})

test('first prices alone have no change, however many they are', () => {
  expect(needsTyping(rowsOf(100), { confirmAbove: { units: 0, changePercent: 20 } })).toEqual({
    units: 1,
    largestFraction: null,
  })
})
