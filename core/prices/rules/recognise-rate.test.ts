import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultPriceRules } from './price-rules.ts'
import { fitsRate, rateFor, recogniseRate } from './recognise-rate.ts'
import { pairFrom } from './vat.ts'

const rates = defaultPriceRules.vatRates

test.each([
  ['exact', 400_000_000, 484_000_000, 2_100],
  ['without VAT at all', 400_000_000, 400_000_000, 0],
  ['the lower rate', 400_000_000, 448_000_000, 1_200],
  ['one minor unit too much', 412_396_694, 499_000_001, 2_100],
  ['one minor unit too little', 412_396_694, 498_999_999, 2_100],
  ['rounded to whole amounts', 412_396_700, 499_000_000, 2_100],
  ['rounded to whole amounts the other way', 412_396_600, 499_000_000, 2_100],
])('a pair that is %s tells its rate', (_, netMinor, grossMinor, rate) => {
  expect(recogniseRate({ netMinor, grossMinor }, rates)).toBe(rate)
})

test.each([
  ['no price with VAT', 100_000, null],
  ['no price without VAT', null, 100_000],
  ['a price of nothing', 0, 0],
  ['nothing without VAT', 0, 1],
  ['nothing with VAT', 1, 0],
  ['one side alone in whole amounts', 412_396_700, 499_000_001],
  ['two minor units too much where amounts are not whole', 412_396_694, 499_000_002],
  ['prices that fit no rate', 400_000_000, 460_000_000],
  ['more without VAT than with it', 484_000_000, 400_000_000],
])('a pair with %s tells no rate', (_, netMinor, grossMinor) => {
  expect(recogniseRate({ netMinor, grossMinor }, rates)).toBeNull()
})

test('of several rates that fit the closest is meant', () => {
  expect(recogniseRate({ netMinor: 10_000, grossMinor: 12_200 }, [2_100, 2_200, 2_300])).toBe(2_200)
  expect(recogniseRate({ netMinor: 10_000, grossMinor: 12_200 }, [2_300, 2_200, 2_100])).toBe(2_200)
})

test('a pair that was made by a rate tells that rate', () => {
  const minor = fc.integer({ min: 10_000, max: 1e13 })
  const side = fc.constantFrom('net' as const, 'gross' as const)
  fc.assert(
    fc.property(minor, side, fc.constantFrom(...rates), (price, typed, rate) => {
      expect(recogniseRate(pairFrom(typed, price, rate), rates)).toBe(rate)
    }),
  )
})

test.each([
  [{ netMinor: null, grossMinor: 100_000 }, 2_100],
  [{ netMinor: null, grossMinor: null }, 2_100],
  [{ netMinor: 100_000, grossMinor: 113_900 }, 1_200],
  [{ netMinor: 484_000_000, grossMinor: 400_000_000 }, 0],
])(
  'the rate of %j is assumed, the configured one that is closest where prices tell any',
  (pair, rate) => {
    expect(rateFor({ pair, rules: defaultPriceRules })).toEqual({ rate, isAssumed: true })
  },
)

test('a rate that the pair tells is not assumed', () => {
  const pair = { netMinor: 400_000_000, grossMinor: 448_000_000 }
  expect(rateFor({ pair, rules: defaultPriceRules })).toEqual({ rate: 1_200, isAssumed: false })
})

test('a pair fits a rate up to one minor unit, and a rounded one up to one whole amount', () => {
  expect(fitsRate({ netMinor: 412_396_694, grossMinor: 499_000_001 }, 2_100)).toBe(true)
  expect(fitsRate({ netMinor: 412_396_694, grossMinor: 499_000_002 }, 2_100)).toBe(false)
  expect(fitsRate({ netMinor: 20_000, grossMinor: 24_200 }, 2_100)).toBe(true)
  expect(fitsRate({ netMinor: 20_100, grossMinor: 24_200 }, 2_100)).toBe(true)
  expect(fitsRate({ netMinor: 20_101, grossMinor: 24_200 }, 2_100)).toBe(false)
})

test('prices of nothing speak for no rate, and of two that are as close the first does', () => {
  const rules = { vatRates: [0, 1_200], defaultVatRate: 2_100 }
  for (const pair of [
    { netMinor: 0, grossMinor: 100_000 },
    { netMinor: 100_000, grossMinor: 0 },
  ]) {
    expect(rateFor({ pair, rules })).toEqual({ rate: 2_100, isAssumed: true })
  }
  const between = { netMinor: 221, grossMinor: 242 }
  expect(rateFor({ pair: between, rules: { ...rules, vatRates: [0, 2_100] } }).rate).toBe(0)
  expect(rateFor({ pair: between, rules: { ...rules, vatRates: [2_100, 0] } }).rate).toBe(2_100)
})
