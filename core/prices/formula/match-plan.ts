import type { DraftChange } from '../draft/draft-price.ts'
import { clearPrice, draftedRate } from '../draft/price-edit.ts'
import type { PlanScope, PricePlan, SkippedUnit, SkipReason } from '../draft/price-plan.ts'
import { pairOfUnit } from '../pricelist/pair-of-unit.ts'
import type { Unit } from '../pricelist/unit.ts'
import { isSamePair, isWholePair, type PriceSide, sideOf } from '../rules/price-pair.ts'
import { fitsRate } from '../rules/recognise-rate.ts'
import { pairFrom } from '../rules/vat.ts'
import type { Match } from './parse-match.ts'

interface MatchScope extends PlanScope {
  readonly units: readonly Unit[]
  readonly match: Match
}

/** Computes one price of each unit from the other one. A pair that fits the rate already is left as it is. */
export const planMatch = (scope: MatchScope): PricePlan => {
  const changes: DraftChange[] = []
  const skipped: SkippedUnit[] = []
  let unchanged = 0
  let assumedRates = 0
  for (const unit of scope.units) {
    const planned = planUnit(unit, scope)
    if (planned === 'unchanged') unchanged += 1
    else if (typeof planned === 'string') skipped.push({ unitId: unit.id, why: planned })
    else {
      changes.push(planned.change)
      if (planned.isRateAssumed) assumedRates += 1
    }
  }
  return { changes, skipped, unchanged, assumedRates, roundedByMinor: 0 }
}

const planUnit = (
  unit: Unit,
  { match, draft: drafts, isLocked, rules }: MatchScope,
): SkipReason | 'unchanged' | { change: DraftChange; isRateAssumed: boolean } => {
  if (isLocked(unit)) return 'locked'
  const draft = drafts.get(unit.id)
  const server = pairOfUnit(unit)
  const shown = draft ?? server
  const typed: PriceSide = match.follows === 'net' ? 'gross' : 'net'
  const minor = sideOf(shown, typed)
  if (minor === null) return 'noPrice'
  const own = draftedRate({ unit, draft, rules })
  const rate = match.rate ?? own.rate
  if (isWholePair(shown) && fitsRate(shown, rate)) return 'unchanged'
  const pair = pairFrom(typed, minor, rate)
  if (!Number.isSafeInteger(pair.netMinor) || !Number.isSafeInteger(pair.grossMinor)) {
    return 'notANumber'
  }
  const isRateAssumed = match.rate === null && own.isAssumed && isWholePair(shown)
  if (isSamePair(pair, server)) return { change: clearPrice(unit), isRateAssumed }
  const price = { ...pair, typed, base: draft?.base ?? server }
  return { change: { unitId: unit.id, price }, isRateAssumed }
}
