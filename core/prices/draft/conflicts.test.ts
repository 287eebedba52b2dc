import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pairOfUnit } from '../pricelist/pair-of-unit.ts'
import type { Unit } from '../pricelist/unit.ts'
import { isSamePair } from '../rules/price-pair.ts'
import { draftedPrice, sampleUnit } from '../testing/sample-unit.ts'
import { findConflicts, resolveConflicts } from './conflicts.ts'
import type { DraftPrice } from './draft-price.ts'
import { applyChanges } from './draft-steps.ts'

const drafted = (unit: Unit, price: DraftPrice) => new Map([[unit.id, price]])
const then = sampleUnit()
const wish = draftedPrice(then, 500_000_000)

test('a price that somebody else has changed since is a conflict', () => {
  const now = sampleUnit({ priceGrossMinor: 490_000_000, priceNetMinor: 404_958_678 })
  expect(findConflicts({ units: [now], draft: drafted(then, wish) })).toEqual([
    { unitId: then.id, mine: wish, theirs: { netMinor: 404_958_678, grossMinor: 490_000_000 } },
  ])
})

test('one changed side is enough', () => {
  const now = sampleUnit({ priceNetMinor: 1 })
  expect(findConflicts({ units: [now], draft: drafted(then, wish) })).toHaveLength(1)
})

test('where the server already has the wanted pair there is nothing to decide', () => {
  const now = sampleUnit({ priceNetMinor: wish.netMinor, priceGrossMinor: wish.grossMinor })
  expect(findConflicts({ units: [now], draft: drafted(then, wish) })).toEqual([])
})

// Few values, so that equal ones are frequent.
const side = fc.integer({ min: 1, max: 3 })
const pair = fc.record({ netMinor: side, grossMinor: side })
const serverPair = fc.record({ netMinor: fc.option(side), grossMinor: fc.option(side) })

test('three-way: a conflict is exactly where base, mine and theirs all differ', () => {
  fc.assert(
    fc.property(serverPair, pair, serverPair, (base, mine, theirs) => {
      const unit = sampleUnit({
        priceNetMinor: theirs.netMinor,
        priceGrossMinor: theirs.grossMinor,
      })
      const draft = drafted(unit, { ...mine, typed: 'both', base })
      const isConflict = !isSamePair(base, theirs) && !isSamePair(mine, theirs)
      expect(findConflicts({ units: [unit], draft })).toHaveLength(isConflict ? 1 : 0)
    }),
  )
})

test('a resolved conflict is none, and the winner is what its name says', () => {
  fc.assert(
    fc.property(serverPair, pair, serverPair, (base, mine, theirs) => {
      const unit = sampleUnit({
        priceNetMinor: theirs.netMinor,
        priceGrossMinor: theirs.grossMinor,
      })
      const draft = drafted(unit, { ...mine, typed: 'both', base })
      const conflicts = findConflicts({ units: [unit], draft })
      const kept = applyChanges(draft, resolveConflicts(conflicts, 'mine'))
      const given = applyChanges(draft, resolveConflicts(conflicts, 'theirs'))
      expect(findConflicts({ units: [unit], draft: kept })).toEqual([])
      expect(kept.get(unit.id)).toMatchObject(mine)
      if (conflicts.length === 0) return
      expect(kept.get(unit.id)?.base).toEqual(pairOfUnit(unit))
      expect(given.has(unit.id)).toBe(false)
    }),
  )
})
