import { type GatheredPlan, gatherPlan, type PlannedUnit } from '../draft/gather-plan.ts'
import { draftedRate, editPrice } from '../draft/price-edit.ts'
import type { PlanScope, SkipReason } from '../draft/price-plan.ts'
import { isSameDraftPrice } from '../draft/same-draft-price.ts'
import { pairOfUnit } from '../pricelist/pair-of-unit.ts'
import type { Unit } from '../pricelist/unit.ts'
import { isWholePair, type PriceSide, type ServerPair, sideOf } from '../rules/price-pair.ts'
import type { VatRate } from '../rules/price-rules.ts'
import { pairFrom } from '../rules/vat.ts'
import { applyFormula, type Formula } from './formula.ts'
import { type Rounding, roundPrice } from './rounding.ts'

interface FormulaScope extends PlanScope {
  readonly units: readonly Unit[]
  readonly formula: Formula
  readonly side: PriceSide
  readonly rounding: Rounding
  /** Minor units of a column that the formula names. */
  readonly columnOf?: (unit: Unit, key: string) => number | null
}

/** What a formula with its rounding would do to each unit, before it is done. */
export const planFormula = (scope: FormulaScope): GatheredPlan =>
  gatherPlan(scope.units.map((unit) => [unit.id, planUnit(unit, scope)]))

const planUnit = (unit: Unit, scope: FormulaScope): PlannedUnit => {
  const { formula, side, rounding, rules } = scope
  if (scope.isLocked(unit)) return { kind: 'skipped', why: 'locked' }
  const draft = scope.draft.get(unit.id)
  const { rate, isAssumed } = draftedRate({ unit, draft, rules })
  const shown = draft ?? pairOfUnit(unit)
  const exact = applyFormula(formula, {
    minor: sideAt(shown, side, rate),
    area: unit.area,
    columns: (key) => scope.columnOf?.(unit, key) ?? null,
  })
  if (exact === null) return { kind: 'skipped', why: skipReason(unit, scope, shown) }
  const typed = rounding.kind === 'none' ? side : rounding.side
  const isLeft = exact === sideOf(shown, side)
  const wanted =
    (isLeft ? sideOf(shown, typed) : null) ?? converted(exact, { from: side, to: typed, rate })
  const minor = roundPrice(wanted, rounding)
  const change = editPrice({ unit, draft, side: typed, minor, rules })
  if (change === null) return { kind: 'skipped', why: 'notANumber' }
  if (isSameDraftPrice(change.price, draft)) return { kind: 'unchanged' }
  return {
    kind: 'changed',
    change,
    roundedByMinor: grossAt(minor, typed, rate) - grossAt(wanted, typed, rate),
    // A unit without a price shows no rate; the default rate is meant for it, so nothing is assumed.
    isRateAssumed: isAssumed && isWholePair(shown),
  }
}

/** A side as it is, or as it follows from the other one where it is missing. */
const sideAt = (pair: ServerPair, side: PriceSide, rate: VatRate): number | null => {
  const other = side === 'net' ? 'gross' : 'net'
  const otherMinor = sideOf(pair, other)
  return (
    sideOf(pair, side) ??
    (otherMinor === null ? null : converted(otherMinor, { from: other, to: side, rate }))
  )
}

interface Conversion {
  readonly from: PriceSide
  readonly to: PriceSide
  readonly rate: VatRate
}

const converted = (minor: number, { from, to, rate }: Conversion): number => {
  const pair = pairFrom(from, minor, rate)
  return to === 'net' ? pair.netMinor : pair.grossMinor
}

const grossAt = (minor: number, side: PriceSide, rate: VatRate): number =>
  converted(minor, { from: side, to: 'gross', rate })

const skipReason = (
  unit: Unit,
  { formula, columnOf }: FormulaScope,
  shown: ServerPair,
): SkipReason => {
  const hasPrice = shown.netMinor !== null || shown.grossMinor !== null
  switch (formula.kind) {
    case 'ofColumn':
      return (columnOf?.(unit, formula.column) ?? null) === null ? 'noColumn' : 'notANumber'
    case 'addPerArea':
      if (!hasPrice) return 'noPrice'
      return hasArea(unit) ? 'notANumber' : 'noArea'
    case 'setPerArea':
      return hasArea(unit) ? 'notANumber' : 'noArea'
    default:
      return hasPrice ? 'notANumber' : 'noPrice'
  }
}

const hasArea = ({ area }: Unit): boolean => area !== null && area > 0
