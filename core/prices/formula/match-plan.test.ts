import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Unit } from '../pricelist/unit.ts'
import { defaultPriceRules as rules } from '../rules/price-rules.ts'
import { recogniseRate } from '../rules/recognise-rate.ts'
import { draftedPrice, sampleUnit } from '../testing/sample-unit.ts'
import { planMatch } from './match-plan.ts'
import type { Match } from './parse-match.ts'

const plan = (units: readonly Unit[], match: Match, given = {}) =>
  planMatch({ units, match, draft: new Map(), isLocked: () => false, rules, ...given })

const odd = sampleUnit({ id: 1, priceGrossMinor: 460_000_000 })

test('the price without VAT follows the one with it by a rate that was chosen', () => {
  expect(plan([odd], { follows: 'net', rate: 1_200 })).toMatchObject({
    changes: [
      { unitId: 1, price: { netMinor: 410_714_286, grossMinor: 460_000_000, typed: 'gross' } },
    ],
    assumedRates: 0,
  })
})

test('the price with VAT follows the one without it by the closest rate, and that is counted', () => {
  expect(plan([odd], { follows: 'gross', rate: null })).toMatchObject({
    changes: [{ price: { netMinor: 400_000_000, grossMinor: 448_000_000, typed: 'net' } }],
    assumedRates: 1,
  })
})

test('a missing side is filled in, a unit without the other one is passed by, a locked one too', () => {
  const half = sampleUnit({ id: 2, priceNetMinor: null })
  const match = { follows: 'net', rate: null } as const
  expect(plan([half], match).changes).toMatchObject([{ price: { netMinor: 400_000_000 } }])
  expect(plan([half], { follows: 'gross', rate: null }).skipped).toEqual([
    { unitId: 2, why: 'noPrice' },
  ])
  expect(plan([odd], match, { isLocked: () => true }).skipped).toEqual([
    { unitId: 1, why: 'locked' },
  ])
})

test('a price that would be too large to be exact is left out', () => {
  const huge = sampleUnit({ priceNetMinor: 8e15, priceGrossMinor: null })
  expect(plan([huge], { follows: 'gross', rate: 2_100 }).skipped).toEqual([
    { unitId: huge.id, why: 'notANumber' },
  ])
})

test('a drafted pair that comes back to what the server has leaves the draft', () => {
  const unit = sampleUnit()
  const draft = new Map([[unit.id, { ...draftedPrice(unit, 484_000_000), netMinor: 432_142_857 }]])
  expect(plan([unit], { follows: 'net', rate: 2_100 }, { draft }).changes).toEqual([
    { unitId: unit.id, price: null },
  ])
})

test('whatever the pair was, it fits the chosen rate afterwards, and a second time nothing changes', () => {
  const minor = fc.integer({ min: 10_000, max: 1e11 })
  const follows = fc.constantFrom('net' as const, 'gross' as const)
  fc.assert(
    fc.property(
      minor,
      minor,
      follows,
      fc.constantFrom(...rules.vatRates),
      (net, gross, of, rate) => {
        const unit = sampleUnit({ priceNetMinor: net, priceGrossMinor: gross })
        const [change] = plan([unit], { follows: of, rate }).changes
        const pair = change?.price ?? { netMinor: net, grossMinor: gross }
        expect(recogniseRate(pair, [rate])).toBe(rate)
        const after = sampleUnit({ priceNetMinor: pair.netMinor, priceGrossMinor: pair.grossMinor })
        expect(plan([after], { follows: of, rate })).toMatchObject({ changes: [], unchanged: 1 })
      },
    ),
  )
})
