import { type GatheredPlan, gatherPlan, type PlannedUnit } from '../draft/gather-plan.ts'
import { clearPrice, draftedRate } from '../draft/price-edit.ts'
import type { PlanScope } from '../draft/price-plan.ts'
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
export const planMatch = (scope: MatchScope): GatheredPlan =>
  gatherPlan(scope.units.map((unit) => [unit.id, planUnit(unit, scope)]))

const planUnit = (
  unit: Unit,
  { match, draft: drafts, isLocked, rules }: MatchScope,
): PlannedUnit => {
  if (isLocked(unit)) return { kind: 'skipped', why: 'locked' }
  const draft = drafts.get(unit.id)
  const server = pairOfUnit(unit)
  const shown = draft ?? server
  const typed: PriceSide = match.follows === 'net' ? 'gross' : 'net'
  const minor = sideOf(shown, typed)
  if (minor === null) return { kind: 'skipped', why: 'noPrice' }
  const own = draftedRate({ unit, draft, rules })
  const rate = match.rate ?? own.rate
  if (isWholePair(shown) && fitsRate(shown, rate)) return { kind: 'unchanged' }
  const pair = pairFrom(typed, minor, rate)
  // The price without VAT is never the larger one.
  if (!Number.isSafeInteger(pair.grossMinor)) return { kind: 'skipped', why: 'notANumber' }
  const isRateAssumed = match.rate === null && own.isAssumed && isWholePair(shown)
  const change = isSamePair(pair, server)
    ? clearPrice(unit)
    : { unitId: unit.id, price: { ...pair, typed, base: draft?.base ?? server } }
  return { kind: 'changed', change, isRateAssumed, roundedByMinor: 0 }
}
