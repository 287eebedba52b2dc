import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type UnitId, unitIdSchema } from '#core/ids'
import type { DraftChange, DraftPrice } from './draft-price.ts'
import { applyChanges, type DraftPrices } from './draft-steps.ts'
import { compareWithTold, mergeTold, type UntoldPrice } from './merge-told.ts'
import { isSameDraftPrice } from './same-draft-price.ts'

const priceOf = (grossMinor: number): DraftPrice => ({
  netMinor: 1,
  grossMinor,
  typed: 'gross',
  base: { netMinor: 1, grossMinor: 1 },
})
const units = [1, 2, 3].map((id) => unitIdSchema.parse(id))
const price = fc.option(fc.integer({ min: 1, max: 3 }).map(priceOf))
const pricesOfUnits = fc.tuple(price, price, price)

const mapOf = (of: readonly (DraftPrice | null)[]): DraftPrices =>
  applyChanges(
    new Map(),
    units.map((unitId, index) => ({ unitId, price: of[index] ?? null })),
  )

const sides = fc.record({
  /** What the team had when this desk knew it last. */
  known: pricesOfUnits,
  mine: pricesOfUnits,
  told: pricesOfUnits,
  isOwn: fc.boolean(),
})

test('what one side has changed is taken or told, and what both have is left for a person', () => {
  fc.assert(
    fc.property(sides, ({ known, mine, told, isOwn }) => {
      const [before, here] = [mapOf(known), mapOf(mine)]
      const untold = new Map<UnitId, UntoldPrice>(
        units.flatMap((unitId) =>
          isSameDraftPrice(before.get(unitId) ?? null, here.get(unitId))
            ? []
            : [[unitId, { unitId, known: before.get(unitId) ?? null, isContested: false }]],
        ),
      )
      const changes = units.map(
        (unitId, index): DraftChange => ({ unitId, price: told[index] ?? null }),
      )
      const merged = mergeTold({ mine: here, untold, told: changes, isOwn })
      const after = applyChanges(here, merged.changes)
      for (const { unitId, price: theirs } of changes) {
        const isMine = untold.has(unitId)
        // What is typed here is never overwritten.
        if (isMine) expect(after.get(unitId)).toEqual(here.get(unitId))
        else expect(isSameDraftPrice(theirs, after.get(unitId))).toBe(true)
        const open = merged.untold.find((one) => one.unitId === unitId)
        const isAgreed = isSameDraftPrice(theirs, after.get(unitId))
        expect(merged.settled.includes(unitId)).toBe(isMine && isAgreed)
        const isTheirs = !isSameDraftPrice(theirs, before.get(unitId))
        expect(open).toEqual(
          isMine && !isAgreed && isTheirs
            ? { unitId, known: theirs, isContested: !isOwn }
            : undefined,
        )
      }
    }),
  )
})

test('of two whose history is not the same all that differs is left for a person', () => {
  fc.assert(
    fc.property(pricesOfUnits, pricesOfUnits, (mine, told) => {
      const [here, there] = [mapOf(mine), mapOf(told)]
      const contested = compareWithTold(here, there)
      const differing = units.filter(
        (unitId) => !isSameDraftPrice(there.get(unitId) ?? null, here.get(unitId)),
      )
      expect(contested.map(({ unitId }) => unitId).sort()).toEqual(differing)
      for (const { unitId, known, isContested } of contested) {
        expect([known, isContested]).toEqual([there.get(unitId) ?? null, true])
      }
    }),
  )
})
