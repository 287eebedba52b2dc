import type { DraftChange } from '../draft/draft-price.ts'
import { editPrice } from '../draft/price-edit.ts'
import type { PlanScope, PricePlan, SkippedUnit } from '../draft/price-plan.ts'
import { isSameDraftPrice } from '../draft/same-draft-price.ts'
import { shownPair } from '../draft/shown-pair.ts'
import type { Unit } from '../pricelist/unit.ts'
import { countAssumedRates } from '../rules/count-assumed-rates.ts'
import { type PriceSide, sideOf } from '../rules/price-pair.ts'
import { type Replacement, replacedMinor } from './parse-replacement.ts'

interface ReplaceScope extends PlanScope {
  readonly units: readonly Unit[]
  readonly side: PriceSide
  readonly replacement: Replacement
}

/** Puts another price in place of the one that was looked for; units with any other price are no part of the plan. */
export const planReplacement = (scope: ReplaceScope): PricePlan => {
  const { units, side, replacement, draft, rules, isLocked } = scope
  const changes: DraftChange[] = []
  const skipped: SkippedUnit[] = []
  let unchanged = 0
  for (const unit of units) {
    const found = sideOf(shownPair({ draft }, unit), side)
    const minor = found === null ? null : replacedMinor(found, replacement)
    if (minor === null) continue
    const drafted = draft.get(unit.id)
    const change = editPrice({ unit, draft: drafted, side, minor, rules })
    if (isLocked(unit)) skipped.push({ unitId: unit.id, why: 'locked' })
    else if (change === null) skipped.push({ unitId: unit.id, why: 'notANumber' })
    else if (isSameDraftPrice(change.price, drafted)) unchanged += 1
    else changes.push(change)
  }
  const assumedRates = countAssumedRates(changes, rules)
  return { changes, skipped, unchanged, assumedRates, roundedByMinor: 0 }
}
