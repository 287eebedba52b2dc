import { expect, test } from 'vitest'
import type { DraftPrices } from '../draft/draft-steps.ts'
import type { Unit } from '../pricelist/unit.ts'
import { defaultPriceRules } from '../rules/price-rules.ts'
import { draftedPrice, sampleUnit } from '../testing/sample-unit.ts'
import type { FittedPremium } from './fit-premiums.ts'
import { measureHomes } from './measured-home.ts'
import { planPremium } from './move-premium.ts'
import { noAnswers } from './premium-answers.ts'
import type { PremiumTerm } from './premium-term.ts'

const premiumOf = (term: PremiumTerm, value: number): FittedPremium => ({
  term,
  value,
  deviation: 0.001,
  homes: 1,
  isTold: true,
})

const floor = premiumOf({ kind: 'floor' }, 0.01)
const balcony = premiumOf({ kind: 'outdoor', outdoor: 'balcony' }, 0.4)
const terrace = premiumOf({ kind: 'outdoor', outdoor: 'terrace' }, 0.5)

interface Move {
  readonly units: readonly Unit[]
  readonly premium: FittedPremium
  readonly to: number
  readonly draft?: DraftPrices
  readonly rules?: Partial<typeof defaultPriceRules>
}

const move = ({ units, premium, to, draft = new Map(), rules = {} }: Move) => {
  const priced = units.map((unit) => ({
    unit,
    grossMinor: unit.priceGrossMinor,
    isTaken: false,
  }))
  return planPremium({
    units,
    draft,
    homes: measureHomes(priced, noAnswers).homes,
    premiums: [floor, balcony, terrace],
    term: premium.term,
    value: to,
    total: 'follows',
    // Rounded to the crown, unless a test says otherwise.
    rules: { ...defaultPriceRules, warnNotMultipleOfMinor: null, ...rules },
    isLocked: () => false,
  })
}

const flats = [sampleUnit({ id: 1 }), sampleUnit({ id: 2, floor: '2' })] as const

const movedPrices = (plan: ReturnType<typeof move>) =>
  plan.changes.map(({ unitId, price }) => [unitId, price?.grossMinor])

test('what a square metre outdoors costs moves a price by its part of all areas together', () => {
  const attributes = { flat_area_balcony: '10', flat_area_terrace: '20' }
  const units = [sampleUnit({ id: 1, attributes }), sampleUnit({ id: 2 })]
  // Fifty inside, four of the balcony and ten of the terrace: 3.2 more are five percent.
  const plan = move({ units, premium: balcony, to: 0.72 })
  expect(movedPrices(plan)).toEqual([[1, 508_200_000]])
  expect(plan.unchanged).toBe(1)
})

test('a drafted price that a move leaves alone is not rounded by it', () => {
  const draft = new Map([[flats[0].id, draftedPrice(flats[0], 500_000_050)]])
  const plan = move({ units: flats, draft, premium: floor, to: 0.02 })
  expect(movedPrices(plan).map(([id]) => id)).toEqual([2])
  expect(plan.unchanged).toBe(1)
})

test('a price that moves by one step of rounding is changed, and by less it stays', () => {
  const rules = { warnNotMultipleOfMinor: 100_000 }
  const after = (minor: number) =>
    move({ units: flats, rules, premium: floor, to: 0.01 + Math.log(minor / 484_000_000) })
  expect(movedPrices(after(484_100_000))).toEqual([[2, 484_100_000]])
  expect(movedPrices(after(484_099_999))).toEqual([])
})

test('an amount that is too large to be exact is no price, and its home is named', () => {
  const plan = move({ units: flats, premium: floor, to: 30 })
  expect(plan.changes).toEqual([])
  expect(plan.skipped).toEqual([{ unitId: 2, why: 'notANumber' }])
})

test('the side that a project rounds is moved, where a unit has a price on it and all that a premium needs', () => {
  const units = [
    ...flats,
    sampleUnit({ id: 3, floor: '2', priceNetMinor: null }),
    sampleUnit({ id: 4, floor: '2', area: null }),
  ]
  const rules = { roundedSide: 'net' as const, warnNotMultipleOfMinor: 100_000 }
  const plan = move({ units, rules, premium: floor, to: 0.02 })
  expect(plan.changes).toMatchObject([
    { unitId: 2, price: { netMinor: 404_000_000, typed: 'net' } },
  ])
  expect([plan.unchanged, plan.skipped]).toEqual([1, []])
})
