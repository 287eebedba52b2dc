import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DraftPrices } from '../draft/draft-steps.ts'
import { defaultPriceRules } from '../rules/price-rules.ts'
import { fitPremiums } from './fit-premiums.ts'
import { measureHomes } from './measured-home.ts'
import { planPremium } from './move-premium.ts'
import { noAnswers } from './premium-answers.ts'
import { plantList } from './testing/planted-list.ts'

const nothingDrafted: DraftPrices = new Map()

const listOf = (seed: number) => {
  const { priced } = plantList({ seed, homes: 120, error: 0.05 })
  const { homes } = measureHomes(priced, noAnswers)
  const fit = fitPremiums(homes)
  if (fit.kind !== 'fitted') throw new Error(fit.kind)
  return {
    homes,
    premiums: fit.premiums,
    units: priced.map(({ unit }) => unit),
    draft: nothingDrafted,
    // Rounded to the crown.
    rules: { ...defaultPriceRules, warnNotMultipleOfMinor: null },
    isLocked: () => false,
  }
}

const anyMove = fc.record({
  seed: fc.nat(1_000),
  nth: fc.nat(100),
  by: fc.double({ min: -0.05, max: 0.05, noNaN: true }),
  total: fc.constantFrom('follows' as const, 'stays' as const),
})

const moveOf = ({ seed, nth }: { readonly seed: number; readonly nth: number }) => {
  const list = listOf(seed)
  const premium = list.premiums[nth % list.premiums.length]
  if (premium === undefined) throw new Error('every list has premiums')
  return { ...list, term: premium.term, value: premium.value }
}

test('a premium that is not moved moves no price', () => {
  fc.assert(
    fc.property(anyMove, ({ total, ...of }) => {
      const move = moveOf(of)
      const { changes, unchanged } = planPremium({ ...move, total })
      expect(changes).toEqual([])
      expect(unchanged).toBe(move.homes.length)
    }),
    { numRuns: 20 },
  )
})

test('each price is multiplied by the difference alone, to the crown, and homes without a share stay', () => {
  const list = listOf(7)
  const floor = list.premiums.find(({ term }) => term.kind === 'floor')
  if (!floor) throw new Error('the list has floors')
  const value = floor.value + 0.01
  const { changes } = planPremium({ ...list, value, term: floor.term, total: 'follows' })
  const changed = new Map(changes.map(({ unitId, price }) => [unitId, price?.grossMinor]))
  for (const { id, level, grossMinor } of list.homes) {
    const moved = changed.get(id) ?? grossMinor
    if (level === 0) expect([id, moved]).toEqual([id, grossMinor])
    else expect(Math.abs(moved - grossMinor * Math.exp(0.01 * level))).toBeLessThan(51)
  }
})

test('with the total kept, all homes together cost what they did, but for what rounding adds', () => {
  fc.assert(
    fc.property(anyMove, ({ by, ...of }) => {
      const move = moveOf(of)
      const plan = planPremium({ ...move, value: move.value + by, total: 'stays' })
      const changed = new Map(plan.changes.map(({ unitId, price }) => [unitId, price?.grossMinor]))
      const difference = move.homes.reduce(
        (sum, { id, grossMinor }) => sum + (changed.get(id) ?? grossMinor) - grossMinor,
        0,
      )
      expect(Math.abs(difference)).toBeLessThanOrEqual(100 * move.homes.length)
    }),
    { numRuns: 20 },
  )
})

test.each([null, 1_000_00])(
  'a premium that is moved there and back restores every minor unit, rounded to %s',
  (warnNotMultipleOfMinor) => {
    fc.assert(
      fc.property(anyMove, ({ by, total, ...of }) => {
        const { term, value, ...list } = moveOf(of)
        const rules = { ...list.rules, warnNotMultipleOfMinor }
        const there = planPremium({ ...list, rules, term, total, value: value + by })
        const draft: DraftPrices = new Map(
          there.changes.flatMap(({ unitId, price }) => (price === null ? [] : [[unitId, price]])),
        )
        const premiums = list.premiums.map((premium) =>
          premium.term === term ? { ...premium, value: value + by } : premium,
        )
        const back = planPremium({ ...list, rules, term, total, value, draft, premiums })
        const restored = back.changes.filter(({ price }) => price === null)
        expect(restored.map(({ unitId }) => unitId).toSorted()).toEqual(
          [...draft.keys()].toSorted(),
        )
        expect(back.changes).toHaveLength(restored.length)
      }),
      { numRuns: 20 },
    )
  },
)

test('prices that would move by less than they are rounded to are named, and are not among those that the move leaves alone', () => {
  const list = listOf(7)
  const floor = list.premiums.find(({ term }) => term.kind === 'floor')
  if (!floor) throw new Error('the list has floors')
  const rules = { ...list.rules, warnNotMultipleOfMinor: 1_000_000_00 }
  const value = floor.value + 0.000_1
  const plan = planPremium({ ...list, rules, value, term: floor.term, total: 'follows' })
  const higher = list.homes.filter(({ level }) => level > 0).map(({ id }) => id)
  expect(plan.changes).toEqual([])
  expect(plan.unchanged).toBe(list.homes.length - higher.length)
  expect(plan.skipped).toEqual(higher.map((unitId) => ({ unitId, why: 'lessThanRounding' })))
})

test('neither the order of the units nor that of the homes matters to what a move does', () => {
  fc.assert(
    fc.property(anyMove, ({ by, total, ...of }) => {
      const move = { ...moveOf(of), total }
      const value = move.value + by
      const turned = { units: move.units.toReversed(), homes: move.homes.toReversed() }
      const byUnit = (plan: ReturnType<typeof planPremium>) =>
        plan.changes.toSorted((one, other) => one.unitId - other.unitId)
      expect(byUnit(planPremium({ ...move, ...turned, value }))).toEqual(
        byUnit(planPremium({ ...move, value })),
      )
    }),
    { numRuns: 20 },
  )
})

test('locked homes never change, whatever is moved', () => {
  fc.assert(
    fc.property(anyMove, ({ by, total, ...of }) => {
      const move = moveOf(of)
      const isLocked = ({ id }: { readonly id: number }) => id % 3 === 0
      const plan = planPremium({ ...move, total, isLocked, value: move.value + by })
      expect(plan.changes.filter(({ unitId }) => unitId % 3 === 0)).toEqual([])
      expect(plan.skipped.filter(({ why }) => why === 'locked')).toHaveLength(
        move.units.filter(isLocked).length,
      )
    }),
    { numRuns: 20 },
  )
})
