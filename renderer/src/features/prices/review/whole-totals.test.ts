import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeList } from '#core/prices/batch/change-list'
import { sumChanges } from '#core/prices/batch/sum-changes'
import { draftedPrice, sampleUnit } from '#core/prices/testing/sample-unit'
import { wholeTotals } from './whole-totals.ts'

const price = fc.integer({ min: 1, max: 3_000_000_000 })

test('whatever is changed or gets its first price, the sums add up to the crown, and none is off by two', () => {
  const changes = fc.array(fc.record({ before: fc.option(price), after: price }), {
    maxLength: 40,
  })
  fc.assert(
    fc.property(changes, (given) => {
      const units = given.map(({ before }, index) =>
        sampleUnit({ id: index + 1, priceNetMinor: before, priceGrossMinor: before }),
      )
      const draft = new Map(
        units.map((unit, index) => [unit.id, draftedPrice(unit, given[index]?.after ?? 1)]),
      )
      const rows = changeList({ units, draft })
      const exact = sumChanges(rows)
      const shown = wholeTotals(exact)
      expect(exact.sumBeforeMinor + exact.deltaMinor + exact.addedMinor).toBe(exact.sumAfterMinor)
      expect(exact.sumAfterMinor).toBe(rows.reduce((sum, { after }) => sum + after.grossMinor, 0))
      expect(shown.sumBeforeMinor + shown.deltaMinor + shown.addedMinor).toBe(shown.sumAfterMinor)
      for (const minor of Object.values(shown)) expect(Math.abs(minor % 100)).toBe(0)
      for (const sum of ['sumBeforeMinor', 'deltaMinor', 'addedMinor', 'sumAfterMinor'] as const) {
        expect(Math.abs(shown[sum] - exact[sum])).toBeLessThan(200)
      }
    }),
  )
})
