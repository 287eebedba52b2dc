import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unitIdSchema } from '#core/ids'
import type { DraftChange, DraftPrice } from './draft-price.ts'
import { applyChanges, type DraftPrices, invertChanges } from './draft-steps.ts'

const amount = fc.integer({ min: 1, max: 9_000_000_00 })

const price: fc.Arbitrary<DraftPrice> = fc.record({
  netMinor: amount,
  grossMinor: amount,
  typed: fc.constantFrom('net', 'gross', 'both'),
  base: fc.record({ netMinor: amount, grossMinor: fc.option(amount) }),
})

const change: fc.Arbitrary<DraftChange> = fc.record({
  unitId: fc.integer({ min: 1, max: 12 }).map((id) => unitIdSchema.parse(id)),
  price: fc.option(price),
})

const steps = fc.array(fc.array(change, { minLength: 1, maxLength: 8 }), { maxLength: 20 })

test('any sequence of steps and then all of them taken back is the draft before the first', () => {
  fc.assert(
    fc.property(fc.array(change), steps, (before, taken) => {
      const base = applyChanges(new Map(), before)
      const undo: DraftChange[][] = []
      let now: DraftPrices = base
      for (const step of taken) {
        undo.push(invertChanges(now, step))
        now = applyChanges(now, step)
      }
      for (const inverse of undo.reverse()) now = applyChanges(now, inverse)
      expect(new Map(now)).toEqual(base)
    }),
  )
})

test('a step that is taken back can be taken back itself: that is doing it again', () => {
  fc.assert(
    fc.property(fc.array(change), fc.array(change, { minLength: 1 }), (before, step) => {
      const base = applyChanges(new Map(), before)
      const done = applyChanges(base, step)
      const undo = invertChanges(base, step)
      const undone = applyChanges(done, undo)
      expect(applyChanges(undone, invertChanges(done, undo))).toEqual(done)
    }),
  )
})

test('the draft that a step was applied to stays as it was', () => {
  const unitId = unitIdSchema.parse(1)
  const before: DraftPrices = new Map()
  const base = { netMinor: 1, grossMinor: 1 }
  applyChanges(before, [{ unitId, price: { netMinor: 2, grossMinor: 2, typed: 'net', base } }])
  expect(before.size).toBe(0)
})
