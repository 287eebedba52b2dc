import { expect, test } from 'vitest'
import { buildingIdSchema, floorIdSchema } from '#core/ids'
import type { UnitLock } from '../deals/deal-lock.ts'
import type { DraftPrice } from '../draft/draft-price.ts'
import { editPrice } from '../draft/price-edit.ts'
import type { Unit } from '../pricelist/unit.ts'
import { countAssumedRates } from '../rules/count-assumed-rates.ts'
import { defaultPriceRules, type PriceRules } from '../rules/price-rules.ts'
import { draftedPrice, sampleUnit } from '../testing/sample-unit.ts'
import { changeList } from './change-list.ts'
import { checkChanges } from './check-changes.ts'
import { needsTyping } from './needs-typing.ts'

interface CheckedDraft {
  readonly units?: readonly Unit[]
  readonly price: Partial<DraftPrice>
  readonly rules?: Partial<PriceRules>
  readonly lock?: UnitLock | null
}

const unit = sampleUnit()

const check = ({ units = [unit], price, rules, lock = null }: CheckedDraft) => {
  const draft = new Map([[unit.id, { ...draftedPrice(unit, 490_000_000), ...price }]])
  const agreed = { ...defaultPriceRules, ...rules }
  const { obstacles, warnings } = checkChanges({ units, draft, rules: agreed, lockOf: () => lock })
  return {
    obstacles: obstacles.map(({ kind }) => kind),
    warnings: warnings.map(({ kind }) => kind),
  }
}

test('a small, round change of a free unit is neither stopped nor warned of', () => {
  expect(check({ price: {} })).toEqual({ obstacles: [], warnings: [] })
})

test.each([
  ['no price at all', { netMinor: 0, grossMinor: 0 }, ['notPositive']],
  ['no price without VAT', { netMinor: 0 }, ['notPositive']],
  ['no price with VAT', { netMinor: -1, grossMinor: 0 }, ['notPositive']],
  ['a price below zero', { netMinor: -2, grossMinor: -1 }, ['notPositive']],
  ['a net price above the gross one', { netMinor: 500_000_000 }, ['netAboveGross']],
  ['an area in place of the net price', { netMinor: 5_430 }, ['grossFarAboveNet']],
  ['a price with an unusual rate', { netMinor: 250_000_000 }, []],
  ['a price with VAT of nothing', { netMinor: 1, grossMinor: 0 }, ['notPositive', 'netAboveGross']],
  ['twice the highest rate', { netMinor: 200_000_000, grossMinor: 492_000_000 }, []],
])('%s: what keeps it from leaving', (_, price, kinds) => {
  expect(check({ price }).obstacles).toEqual(kinds)
})

test('a price below the floor that was set never leaves', () => {
  const rules = { floorPriceMinor: 490_000_001 }
  expect(check({ price: {}, rules }).obstacles).toEqual(['belowFloor'])
  expect(check({ price: {}, rules: { floorPriceMinor: 490_000_000 } }).obstacles).toEqual([])
})

test('a unit with a deal never leaves; a probable deal is a warning where the rules say so', () => {
  const lock = { kind: 'likely', status: 'sold' } as const
  expect(check({ price: {}, lock: { ...lock, isBlocking: true } }).obstacles).toEqual(['locked'])
  const warned = check({ price: {}, lock: { ...lock, isBlocking: false } })
  expect(warned).toEqual({ obstacles: [], warnings: ['likelyLocked'] })
})

test('a unit that the pricelist does not know never leaves', () => {
  expect(check({ units: [sampleUnit({ id: 2 })], price: {} }).obstacles).toEqual(['unknownUnit'])
})

test('a price that is already the server’s is not checked: it is not sent', () => {
  const price = { netMinor: 400_000_000, grossMinor: 484_000_000 }
  const lock = { kind: 'likely', status: 'sold', isBlocking: true } as const
  expect(check({ price, lock })).toEqual({ obstacles: [], warnings: [] })
})

test('a change beyond the limit is a warning, at the limit it is none', () => {
  const price = (grossMinor: number) => ({ grossMinor, netMinor: Math.round(grossMinor / 1.21) })
  const rules = { warnNotMultipleOfMinor: null }
  expect(check({ price: price(532_400_000), rules }).warnings).toEqual([])
  expect(check({ price: price(532_400_100), rules }).warnings).toEqual(['largeChange'])
  expect(check({ price: price(435_599_900), rules }).warnings).toEqual(['largeChange'])
})

test('a price that is not round is a warning', () => {
  const price = { grossMinor: 490_000_100, netMinor: 404_958_760 }
  expect(check({ price }).warnings).toEqual(['notRounded'])
})

test('a pair that fits none of the rates is a warning', () => {
  expect(check({ price: { netMinor: 430_000_000 } }).warnings).toEqual(['rateUnusual'])
})

test.each([
  ['net above, gross kept', { netMinor: 484_000_000, grossMinor: 484_000_000 }, 2_100, 0],
  ['21 to 12 %, gross kept', { netMinor: 432_142_857, grossMinor: 484_000_000 }, 2_100, 1_200],
  ['21 to 12 %, net kept', { netMinor: 400_000_000, grossMinor: 448_000_000 }, 2_100, 1_200],
])('another VAT rate is a warning that names both: %s', (_, price, from, to) => {
  const draft = new Map([[unit.id, { ...draftedPrice(unit, 490_000_000), ...price }]])
  const rules = { ...defaultPriceRules, warnChangePercent: 100 }
  const { warnings } = checkChanges({ units: [unit], draft, rules, lockOf: () => null })
  expect(warnings).toEqual([{ unitId: unit.id, kind: 'rateChanged', from, to }])
})

test('a price without VAT that alone changes much is a large change and is confirmed by typing', () => {
  const price = { netMinor: 500_000_000, grossMinor: 500_000_000, typed: 'both' as const }
  expect(check({ price }).warnings).toEqual(['largeChange', 'rateChanged'])
  const draft = new Map([[unit.id, { ...draftedPrice(unit, 490_000_000), ...price }]])
  const rows = changeList({ units: [unit], draft })
  expect(needsTyping(rows, defaultPriceRules)).toEqual({ units: 1, largestFraction: 0.25 })
})

test('a pair that fitted no rate and follows one now is a warning', () => {
  const odd = sampleUnit({ priceGrossMinor: 460_000_000 })
  const change = editPrice({
    unit: odd,
    draft: undefined,
    rules: defaultPriceRules,
    side: 'gross',
    minor: 474_000_000,
  })
  if (!change?.price) throw new Error('a price follows')
  expect(check({ units: [odd], price: change.price }).warnings).toEqual(['rateAssumed'])
  expect(countAssumedRates([change], defaultPriceRules)).toBe(1)
  const known = { ...change.price, base: { netMinor: 400_000_000, grossMinor: 484_000_000 } }
  expect(countAssumedRates([{ ...change, price: known }], defaultPriceRules)).toBe(0)
})

test('a large batch, or a large change of one unit, is confirmed by typing', () => {
  const rows = (grossMinor: number) => {
    const draft = new Map([[unit.id, draftedPrice(unit, grossMinor)]])
    return changeList({ units: [unit], draft })
  }
  const confirmAbove = { units: 1, changePercent: 20 }
  expect(needsTyping(rows(490_000_000), { confirmAbove })).toBeNull()
  expect(needsTyping(rows(242_000_000), { confirmAbove })).toEqual({
    units: 1,
    largestFraction: -0.5,
  })
  const many = [...rows(490_000_000), ...rows(490_000_000)]
  expect(needsTyping(many, { confirmAbove })).toMatchObject({ units: 2 })
})

const onFloor = (id: number, floor: string, given: Partial<Unit> = {}) =>
  sampleUnit({ id, floor, floorId: floorIdSchema.parse(Number(floor) + 10), ...given })

test('a unit that is cheaper than the same layout below it is a warning where one is wanted', () => {
  const [above, lower] = [onFloor(1, '3'), onFloor(2, '2', { priceGrossMinor: 520_000_000 })]
  const units = [above, lower, onFloor(3, '4', { priceGrossMinor: 900_000_000 })]
  const rules = { warnMedianPercent: 1_000, warnBelowLowerFloorPercent: 5 }
  expect(check({ units, price: {}, rules }).warnings).toEqual(['belowLowerFloor'])
  expect(check({ units, price: {}, rules: { warnMedianPercent: 1_000 } }).warnings).toEqual([])
  const wide = { ...rules, warnBelowLowerFloorPercent: 6 }
  expect(check({ units, price: {}, rules: wide }).warnings).toEqual([])
  const elsewhere = [above, { ...lower, buildingId: buildingIdSchema.parse(9) }]
  expect(check({ units: elsewhere, price: {}, rules }).warnings).toEqual([])
  const another = [above, { ...lower, disposition: '4+kk' }]
  expect(check({ units: another, price: {}, rules }).warnings).toEqual([])
})

test('a unit that is cheaper than one beside it is a warning, never than itself', () => {
  const [one, beside] = [onFloor(1, '3'), onFloor(2, '3', { priceGrossMinor: 520_000_000 })]
  const rules = { warnBelowNeighbourPercent: 5 }
  expect(check({ units: [one, beside], price: {}, rules }).warnings).toEqual(['belowNeighbour'])
  expect(check({ units: [one], price: {}, rules }).warnings).toEqual([])
  expect(check({ units: [one, onFloor(2, '4')], price: {}, rules }).warnings).toEqual([])
})

test('a warning says how far below its neighbour a price is, and at the limit there is none', () => {
  const units = [onFloor(1, '3'), onFloor(2, '3')]
  const rules = {
    ...defaultPriceRules,
    warnChangePercent: 1_000,
    warnBelowNeighbourPercent: 25,
  }
  const found = (grossMinor: number) => {
    const draft = new Map([[unit.id, draftedPrice(unit, grossMinor)]])
    return checkChanges({ units, draft, rules, lockOf: () => null }).warnings
  }
  expect(found(363_000_000)).toEqual([])
  expect(found(242_000_000)).toMatchObject([{ kind: 'belowNeighbour', fraction: -0.5 }])
})

test('each neighbour is warned of by its own limit, and not where a unit has no area', () => {
  const units = (area: number | null) => [
    onFloor(1, '3', { area }),
    onFloor(2, '3', { priceGrossMinor: 900_000_000 }),
    onFloor(3, '2', { priceGrossMinor: 900_000_000 }),
  ]
  const rules = { warnMedianPercent: 1_000, warnBelowLowerFloorPercent: 5 }
  const warned = (area: number | null, more: Partial<PriceRules> = {}) =>
    check({ units: units(area), price: {}, rules: { ...rules, ...more } }).warnings
  expect(warned(50)).toEqual(['belowLowerFloor'])
  expect(warned(50, { warnBelowNeighbourPercent: 5 })).toEqual([
    'belowLowerFloor',
    'belowNeighbour',
  ])
  expect(warned(null, { warnBelowNeighbourPercent: 5 })).toEqual([])
})
