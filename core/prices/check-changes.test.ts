import { expect, test } from 'vitest'
import { changeList } from './change-list.ts'
import { checkChanges } from './check-changes.ts'
import type { UnitLock } from './deal-locks.ts'
import type { DraftPrice } from './draft-price.ts'
import { needsTyping } from './needs-typing.ts'
import { defaultPriceRules, type PriceRules } from './price-rules.ts'
import { draftedPrice, sampleUnit } from './testing/sample-unit.ts'
import type { Unit } from './unit.ts'

interface Given {
  readonly units?: readonly Unit[]
  readonly price: Partial<DraftPrice>
  readonly rules?: Partial<PriceRules>
  readonly lock?: UnitLock | null
}

const unit = sampleUnit()

const check = ({ units = [unit], price, rules, lock = null }: Given) => {
  const draft = new Map([[unit.id, { ...draftedPrice(unit, 490_000_000), ...price }]])
  const checks = checkChanges({
    units,
    draft,
    rules: { ...defaultPriceRules, ...rules },
    lockOf: () => lock,
  })
  return {
    obstacles: checks.obstacles.map(({ kind }) => kind),
    warnings: checks.warnings.map(({ kind }) => kind),
  }
}

test('a small, round change of a free unit is neither stopped nor warned of', () => {
  expect(check({ price: {} })).toEqual({ obstacles: [], warnings: [] })
})

test.each([
  ['no price at all', { netMinor: 0, grossMinor: 0 }, ['notPositive']],
  ['a price below zero', { netMinor: -2, grossMinor: -1 }, ['notPositive']],
  ['a net price above the gross one', { netMinor: 500_000_000 }, ['netAboveGross']],
  ['an area in place of the net price', { netMinor: 5_430 }, ['grossFarAboveNet']],
  ['a price with an unusual rate', { netMinor: 250_000_000 }, []],
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

test('a price far from its layout’s median per square metre is a warning', () => {
  const alike = [2, 3, 4].map((id) => sampleUnit({ id, priceGrossMinor: 350_000_000 }))
  expect(check({ units: [unit, ...alike], price: {} }).warnings).toEqual(['outOfLine'])
  const twoMore = alike.slice(0, 1)
  expect(check({ units: [unit, ...twoMore], price: {} }).warnings).toEqual([])
})

test('a price that is not round is a warning', () => {
  const price = { grossMinor: 490_000_100, netMinor: 404_958_760 }
  expect(check({ price }).warnings).toEqual(['notRounded'])
})

test('a pair that fits none of the rates is a warning', () => {
  expect(check({ price: { netMinor: 430_000_000 } }).warnings).toEqual(['rateUnusual'])
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
