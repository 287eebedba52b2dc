import { expect, test } from 'vitest'
import { unitIdSchema } from '#core/ids'
import type { DraftPrice } from '../draft/draft-price.ts'
import { isAboveLimit, isLimitOn } from './price-limit.ts'

const price = (grossMinor: number, base: DraftPrice['base']): DraftPrice => ({
  netMinor: 100,
  grossMinor,
  typed: 'both',
  base,
})

const base = { netMinor: 100, grossMinor: 1_000 }
const draft = (...prices: DraftPrice[]) =>
  new Map(prices.map((one, index) => [unitIdSchema.parse(index + 1), one]))

const none: ReadonlySet<never> = new Set()

test.each([
  ['as many units as the limit has', [1_001, 1_002], { units: 2, percent: null }, false],
  ['one unit more', [1_001, 1_002, 1_003], { units: 2, percent: null }, true],
  ['a unit that costs what it did', [1_001, 1_002, 1_000], { units: 2, percent: null }, false],
  ['any unit where none may be sent', [1_001], { units: 0, percent: null }, true],
  ['a price that moves as far as the limit', [1_050], { units: null, percent: 5 }, false],
  ['a price that rises further', [1_051], { units: null, percent: 5 }, true],
  ['a price that falls further', [949], { units: 10, percent: 5 }, true],
  ['whatever there is no limit for', [9_000], { units: null, percent: null }, false],
])('%s', (_what, grosses, limit, isAbove) => {
  const prices = draft(...grosses.map((gross) => price(gross, base)))
  expect(isAboveLimit({ prices, leftOut: none }, limit)).toBe(isAbove)
})

test('a price without VAT counts as well, a first price moves none, and what is left out is not counted', () => {
  const limit = { units: null, percent: 5 }
  const net = draft(price(1_000, { netMinor: 90, grossMinor: 1_000 }))
  expect(isAboveLimit({ prices: net, leftOut: none }, limit)).toBe(true)
  const first = draft(
    price(1_000, { netMinor: null, grossMinor: null }),
    price(5, { netMinor: 100, grossMinor: 0 }),
  )
  expect(isAboveLimit({ prices: first, leftOut: none }, limit)).toBe(false)
  expect(isAboveLimit({ prices: first, leftOut: none }, { units: 1, percent: null })).toBe(true)
  expect(isAboveLimit({ prices: net, leftOut: new Set(net.keys()) }, limit)).toBe(false)
})

test('a limit is on where either of its numbers is', () => {
  expect(isLimitOn({ units: null, percent: null })).toBe(false)
  expect(isLimitOn({ units: 0, percent: null })).toBe(true)
  expect(isLimitOn({ units: null, percent: 0 })).toBe(true)
})
