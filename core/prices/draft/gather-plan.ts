import type { UnitId } from '#core/ids'
import type { DraftChange } from './draft-price.ts'
import type { PricePlan, SkippedUnit, SkipReason } from './price-plan.ts'

/** What an act would do to one unit. */
export type PlannedUnit =
  | { readonly kind: 'skipped'; readonly why: SkipReason }
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'changed'
      readonly change: DraftChange
      readonly isRateAssumed: boolean
      /** What rounding adds to the price with VAT. */
      readonly roundedByMinor: number
    }

export interface GatheredPlan extends PricePlan {
  /** What rounding alone adds to the sum with VAT. */
  readonly roundedByMinor: number
}

/** The plan of an act: what it would do to all units that it is about. */
export const gatherPlan = (
  units: Iterable<readonly [unitId: UnitId, planned: PlannedUnit]>,
): GatheredPlan => {
  const changes: DraftChange[] = []
  const skipped: SkippedUnit[] = []
  let unchanged = 0
  let roundedByMinor = 0
  let assumedRates = 0
  for (const [unitId, planned] of units) {
    if (planned.kind === 'skipped') skipped.push({ unitId, why: planned.why })
    else if (planned.kind === 'unchanged') unchanged += 1
    else {
      changes.push(planned.change)
      roundedByMinor += planned.roundedByMinor
      if (planned.isRateAssumed) assumedRates += 1
    }
  }
  return { changes, skipped, unchanged, assumedRates, roundedByMinor }
}
