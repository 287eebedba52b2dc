import { expect, test } from 'vitest'
import type { UnitId } from '#core/ids'
import { checkChanges } from '#core/prices/batch/check-changes'
import { findConflicts } from '#core/prices/draft/conflicts'
import { defaultPriceRules } from '#core/prices/rules/price-rules'
import { draftedPrice, sampleUnit } from '#core/prices/testing/sample-unit'
import { clearLens, type PriceLens } from '../grid/price-lens.ts'
import { countMarks } from './count-marks.ts'
import { hasMark, unitMarks } from './price-filters.ts'

const units = [1, 2, 3].map((id) => sampleUnit({ id }))
const [first, second] = units
if (!first || !second) throw new Error('there are no units')
const draft = new Map([
  [first.id, draftedPrice(first, 900_000_000)],
  // The server was overtaken: its price is another one than the draft stands on.
  [second.id, { ...draftedPrice(second, 500_000_000), base: { netMinor: 1, grossMinor: 1 } }],
  // Its unit is gone.
  [99 as UnitId, draftedPrice(first, 1)],
])
const { warnings, obstacles } = checkChanges({
  units,
  draft,
  rules: defaultPriceRules,
  lockOf: () => null,
})
const lens: PriceLens = {
  ...clearLens,
  draft,
  conflicts: new Map(findConflicts({ units, draft }).map((found) => [found.unitId, found])),
  warned: new Set(
    [...obstacles, ...warnings].map(({ unitId }) => unitId).filter((id) => id !== 99),
  ),
}

test('as many units are counted as the filter of a mark lets pass', () => {
  const counts = countMarks(units, lens)
  for (const mark of unitMarks) {
    expect(counts[mark]).toBe(units.filter((unit) => hasMark(lens, unit, mark)).length)
  }
  expect(counts).toMatchObject({ changed: 2, conflict: 1 })
})
