import { gatherPlan, type PlannedUnit } from '../draft/gather-plan.ts'
import { editPrice } from '../draft/price-edit.ts'
import type { PlanScope, PricePlan } from '../draft/price-plan.ts'
import { shownPair } from '../draft/shown-pair.ts'
import type { Unit } from '../pricelist/unit.ts'
import { assumesRate } from '../rules/count-assumed-rates.ts'
import { type PriceSide, sideOf } from '../rules/price-pair.ts'
import { type Replacement, replacedMinor } from './parse-replacement.ts'

interface ReplaceScope extends PlanScope {
  readonly units: readonly Unit[]
  readonly side: PriceSide
  readonly replacement: Replacement
}

/** Puts another price in place of the one that was looked for; units with any other price are no part of the plan. */
export const planReplacement = (scope: ReplaceScope): PricePlan =>
  gatherPlan(
    scope.units.flatMap((unit) => {
      const planned = planUnit(unit, scope)
      return planned === null ? [] : [[unit.id, planned] as const]
    }),
  )

const planUnit = (
  unit: Unit,
  { side, replacement, draft, rules, isLocked }: ReplaceScope,
): PlannedUnit | null => {
  const found = sideOf(shownPair({ draft }, unit), side)
  const minor = found === null ? null : replacedMinor(found, replacement)
  if (minor === null) return null
  if (isLocked(unit)) return { kind: 'skipped', why: 'locked' }
  const drafted = draft.get(unit.id)
  const change = editPrice({ unit, draft: drafted, side, minor, rules })
  if (change === null) return { kind: 'skipped', why: 'notANumber' }
  const isRateAssumed = assumesRate(change, rules)
  return { kind: 'changed', change, isRateAssumed, roundedByMinor: 0 }
}
