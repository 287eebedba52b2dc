import type { DraftChange } from '../draft/draft-price.ts'
import { editPrice } from '../draft/price-edit.ts'
import type { PlanScope, PricePlan, SkippedUnit } from '../draft/price-plan.ts'
import { isSameDraftPrice } from '../draft/same-draft-price.ts'
import { shownPair } from '../draft/shown-pair.ts'
import { projectRounding } from '../formula/project-rounding.ts'
import { type Rounding, roundingStep, roundPrice } from '../formula/rounding.ts'
import { pairOfUnit } from '../pricelist/pair-of-unit.ts'
import type { Unit } from '../pricelist/unit.ts'
import { countAssumedRates } from '../rules/count-assumed-rates.ts'
import { type PriceSide, sideOf } from '../rules/price-pair.ts'
import type { FittedPremium } from './fit-premiums.ts'
import type { MeasuredHome } from './measured-home.ts'
import { keyOfTerm, type PremiumTerm, shareOf } from './premium-term.ts'

interface PremiumMove extends PlanScope {
  readonly units: readonly Unit[]
  readonly homes: readonly MeasuredHome[]
  /** All premiums of the list: areas outdoors count together. */
  readonly premiums: readonly FittedPremium[]
  readonly term: PremiumTerm
  /** What the premium is to be, as its fitted value is told. */
  readonly value: number
  /** Whether the other homes pay for it, so that all of them together cost what they do now. */
  readonly total: 'follows' | 'stays'
}

interface MovedHome {
  readonly unit: Unit
  readonly home: MeasuredHome
  readonly minor: number
}

/**
 * What another value of a premium would do to each price: it is multiplied by the difference alone, so that a home that
 * costs more than the list explains still does. Prices are rounded as the project rounds them.
 */
export const planPremium = (move: PremiumMove): PricePlan => {
  const { draft, rules, isLocked } = move
  const rounding = projectRounding(rules)
  const side = rules.roundedSide
  const priced = pricedHomes(move, side)
  const isHeld = ({ unit, home }: MovedHome) => home.isTaken || isLocked(unit)
  const skipped: SkippedUnit[] = priced
    .filter(isHeld)
    .map(({ unit }) => ({ unitId: unit.id, why: 'locked' }))
  const free = priced.filter((one) => !isHeld(one))
  const factorOf = factorsOf(move)
  const scale = move.total === 'stays' ? scaleOf(free, factorOf) : 1
  const changes: DraftChange[] = []
  let unchanged = 0
  for (const { unit, home, minor } of free) {
    const exact = Math.round(minor * factorOf(home) * scale)
    // Rounding is no reason to change a price that the move leaves alone.
    const rounded =
      exact === minor
        ? minor
        : (listedNearby({ unit, side, exact, rounding }) ?? roundPrice(exact, rounding))
    const drafted = draft.get(unit.id)
    const change = editPrice({ unit, side, rules, draft: drafted, minor: rounded })
    if (change === null) skipped.push({ unitId: unit.id, why: 'notANumber' })
    else if (isSameDraftPrice(change.price, drafted)) {
      if (exact === minor) unchanged += 1
      else skipped.push({ unitId: unit.id, why: 'lessThanRounding' })
    } else changes.push(change)
  }
  return { changes, skipped, unchanged, assumedRates: countAssumedRates(changes, rules) }
}

interface MovedPrice {
  readonly unit: Unit
  readonly side: PriceSide
  readonly exact: number
  readonly rounding: Rounding
}

/** A premium that is moved there and back leaves the list as it was: what rounding has taken is less than a step. */
const listedNearby = ({ unit, side, exact, rounding }: MovedPrice): number | null => {
  const listed = sideOf(pairOfUnit(unit), side)
  return listed !== null && Math.abs(exact - listed) < roundingStep(rounding) ? listed : null
}

const pricedHomes = ({ units, homes, draft }: PremiumMove, side: PriceSide): MovedHome[] => {
  const byId = new Map(homes.map((home) => [home.id, home]))
  return units.flatMap((unit) => {
    const home = byId.get(unit.id)
    const minor = sideOf(shownPair({ draft }, unit), side)
    return home === undefined || minor === null ? [] : [{ unit, home, minor }]
  })
}

const factorsOf = ({ premiums, term, value }: PremiumMove): ((home: MeasuredHome) => number) => {
  const moved = keyOfTerm(term)
  const before = premiums.find((premium) => keyOfTerm(premium.term) === moved)?.value ?? value
  if (term.kind !== 'outdoor') {
    return (home) => Math.exp((value - before) * shareOf(term, home))
  }
  return (home) => {
    const area = premiums.reduce(
      (sum, premium) =>
        premium.term.kind === 'outdoor'
          ? sum + premium.value * home.outdoors[premium.term.outdoor]
          : sum,
      home.interior,
    )
    return (area + (value - before) * home.outdoors[term.outdoor]) / area
  }
}

const scaleOf = (homes: readonly MovedHome[], factorOf: (home: MeasuredHome) => number): number => {
  const before = homes.reduce((sum, { minor }) => sum + minor, 0)
  const after = homes.reduce((sum, { minor, home }) => sum + minor * factorOf(home), 0)
  return before / after
}
