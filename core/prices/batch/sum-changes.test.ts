import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftedPrice, sampleUnit } from '../testing/sample-unit.ts'
import { changeList } from './change-list.ts'
import { sumChanges } from './sum-changes.ts'

const minor = fc.integer({ min: 1, max: 1e11 })
const changes = fc.array(fc.record({ before: fc.option(minor, { freq: 3 }), after: minor }), {
  minLength: 1,
  maxLength: 30,
})

test('the sum before, what is added and what changes are the sum after, to the last minor unit', () => {
  fc.assert(
    fc.property(changes, (drawn) => {
      const units = drawn.map(({ before }, index) =>
        sampleUnit({ id: index + 1, priceNetMinor: before, priceGrossMinor: before }),
      )
      const draft = new Map(
        units.map((unit, index) => {
          const grossMinor = drawn[index]?.after ?? 0
          return [unit.id, draftedPrice(unit, grossMinor)]
        }),
      )
      const rows = changeList({ units, draft })
      const sums = sumChanges(rows)
      const known = rows.filter(({ before }) => before.grossMinor !== null)
      const first = rows.filter(({ before }) => before.grossMinor === null)
      const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
      const before = sum(known.map((row) => row.before.grossMinor ?? 0))
      const change = sum(known.map((row) => row.after.grossMinor)) - before
      expect(sums).toEqual({
        units: rows.length,
        sumBeforeMinor: before,
        deltaMinor: change,
        deltaFraction: before === 0 ? null : change / before,
        added: first.length,
        addedMinor: sum(first.map((row) => row.after.grossMinor)),
        sumAfterMinor: sum(rows.map((row) => row.after.grossMinor)),
      })
    }),
  )
})
