import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultPriceRules as rules } from '../rules/price-rules.ts'
import { draftedPrice, sampleUnit } from '../testing/sample-unit.ts'
import { clearPrice, draftedRate, editPrice } from './price-edit.ts'

const unit = sampleUnit()
const server = { netMinor: 400_000_000, grossMinor: 484_000_000 }

test.each([
  ['gross', 499_000_000, { netMinor: 412_396_694, grossMinor: 499_000_000, typed: 'gross' }],
  ['net', 410_000_000, { netMinor: 410_000_000, grossMinor: 496_100_000, typed: 'net' }],
  ['perArea', 9_980_000, { netMinor: 412_396_694, grossMinor: 499_000_000, typed: 'gross' }],
] as const)('the %s price of %d brings the other side with it', (side, minor, price) => {
  const change = editPrice({ unit, draft: undefined, side, minor, rules })
  expect(change).toEqual({ unitId: unit.id, price: { ...price, base: server } })
})

test('typing what the server has takes the unit out of the draft', () => {
  const draft = draftedPrice(unit, 499_000_000)
  expect(editPrice({ unit, draft, side: 'gross', minor: 484_000_000, rules })?.price).toBeNull()
  expect(editPrice({ unit, draft, side: 'net', minor: 400_000_000, rules })?.price).toBeNull()
  expect(editPrice({ unit, draft, side: 'perArea', minor: 9_680_000, rules })?.price).toBeNull()
})

test('typing again what is shown changes nothing, even in a pair that fits no rate', () => {
  const odd = sampleUnit({ priceGrossMinor: 460_000_000 })
  expect(
    editPrice({ unit: odd, draft: undefined, side: 'net', minor: 400_000_000, rules })?.price,
  ).toBeNull()
  const draft = { ...draftedPrice(unit, 499_000_000), netMinor: 1, typed: 'both' as const }
  expect(editPrice({ unit, draft, side: 'gross', minor: 499_000_000, rules })?.price).toBe(draft)
  expect(editPrice({ unit, draft, side: 'perArea', minor: 9_980_000, rules })?.price).toBe(draft)
})

test('a side that the server lacks is filled by typing the other one as it is', () => {
  const half = sampleUnit({ priceNetMinor: null })
  const change = editPrice({
    unit: half,
    draft: undefined,
    side: 'gross',
    minor: 484_000_000,
    rules,
  })
  expect(change?.price).toEqual({
    ...server,
    typed: 'gross',
    base: { netMinor: null, grossMinor: 484_000_000 },
  })
})

test('a second edit stands on the prices on which the first was made', () => {
  const draft = { ...draftedPrice(unit, 499_000_000), base: { netMinor: 1, grossMinor: 2 } }
  const change = editPrice({ unit, draft, side: 'gross', minor: 500_000_000, rules })
  expect(change?.price?.base).toEqual({ netMinor: 1, grossMinor: 2 })
})

test('the rate of the draft goes before the rate of the server', () => {
  const draft = { netMinor: 100_000, grossMinor: 112_000, typed: 'both' as const, base: server }
  expect(draftedRate({ unit, draft, rules })).toEqual({ rate: 1_200, isAssumed: false })
  const change = editPrice({ unit, draft, side: 'net', minor: 200_000, rules })
  expect(change?.price?.grossMinor).toBe(224_000)
})

test('no price follows where there is no area or the amount is beyond exactness', () => {
  const without = sampleUnit({ area: null })
  expect(
    editPrice({ unit: without, draft: undefined, side: 'perArea', minor: 1, rules }),
  ).toBeNull()
  const most = Number.MAX_SAFE_INTEGER
  expect(editPrice({ unit, draft: undefined, side: 'net', minor: most, rules })).toBeNull()
})

test('clearing gives the unit back to the server', () => {
  expect(clearPrice(unit)).toEqual({ unitId: unit.id, price: null })
})

test('whatever was typed is kept, and typing the server price afterwards leaves no trace', () => {
  const side = fc.constantFrom('net' as const, 'gross' as const)
  fc.assert(
    fc.property(side, fc.integer({ min: 1, max: 1e12 }), side, (typed, minor, back) => {
      const edited = editPrice({ unit, draft: undefined, side: typed, minor, rules })
      const shown = edited?.price ?? server
      expect(typed === 'net' ? shown.netMinor : shown.grossMinor).toBe(minor)
      const original = back === 'net' ? server.netMinor : server.grossMinor
      const draft = edited?.price ?? undefined
      expect(editPrice({ unit, draft, side: back, minor: original, rules })?.price).toBeNull()
    }),
  )
})

test('typing again the price per square metre that is shown changes nothing, though it is rounded', () => {
  const narrow = sampleUnit({ area: 33.3 })
  const change = editPrice({
    unit: narrow,
    draft: undefined,
    side: 'perArea',
    minor: 14_534_535,
    rules,
  })
  expect(change?.price).toBeNull()
})
