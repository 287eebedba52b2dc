import type { UnitId } from '#core/ids'
import type { UnitLock } from '../deals/deal-lock.ts'
import type { DraftedPricelist } from '../draft/draft-steps.ts'
import { isRounded } from '../formula/project-rounding.ts'
import { type NeighbourPrices, neighbourPrices } from '../pricelist/neighbour-prices.ts'
import type { Unit } from '../pricelist/unit.ts'
import { isWholePair, type PricePair } from '../rules/price-pair.ts'
import type { PriceRules, VatRate } from '../rules/price-rules.ts'
import { fitsRate, recogniseRate } from '../rules/recognise-rate.ts'
import { grossOf } from '../rules/vat.ts'
import { changeList, type PriceChangeRow, unknownUnits } from './change-list.ts'

/** What keeps a batch from leaving. */
export interface Obstacle {
  readonly unitId: UnitId
  readonly kind:
    | 'unknownUnit'
    | 'locked'
    | 'notPositive'
    | 'netAboveGross'
    | 'grossFarAboveNet'
    | 'belowFloor'
}

/** What a person should look at before a batch leaves. `fraction` says how far beyond the usual. */
export type Warning =
  | { readonly unitId: UnitId; readonly kind: 'largeChange'; readonly fraction: number }
  /** By the premiums of the list, or by the medians of the layouts where those cannot be fitted. */
  | {
      readonly unitId: UnitId
      readonly kind: 'unexplained' | 'outOfLine'
      readonly fraction: number
    }
  | {
      readonly unitId: UnitId
      readonly kind: 'belowLowerFloor' | 'belowNeighbour'
      readonly fraction: number
    }
  | {
      readonly unitId: UnitId
      readonly kind: 'rateChanged'
      readonly from: VatRate
      readonly to: VatRate
    }
  /** The prices before fitted no rate; the new ones follow an assumed one. */
  | { readonly unitId: UnitId; readonly kind: 'rateAssumed'; readonly to: VatRate }
  | { readonly unitId: UnitId; readonly kind: 'notRounded' | 'rateUnusual' | 'likelyLocked' }

interface ChangesToCheck extends DraftedPricelist {
  readonly rules: PriceRules
  readonly lockOf: (unit: Unit) => UnitLock | null
  /** The list of these changes, where the caller has made it already. */
  readonly rows?: readonly PriceChangeRow[]
}

export interface Checks {
  readonly obstacles: Obstacle[]
  readonly warnings: Warning[]
}

/** What speaks against sending a draft as it is, but for what is out of line, in the order of the pricelist. */
export const checkChanges = (checked: ChangesToCheck): Checks => {
  const { units, draft, rules, lockOf } = checked
  const neighboursOf = warnsOfNeighbours(rules) ? neighbourPrices(units, draft) : null
  const checks: Checks = {
    obstacles: unknownUnits(checked).map((unitId) => ({ unitId, kind: 'unknownUnit' })),
    warnings: [],
  }
  for (const row of checked.rows ?? changeList(checked)) {
    const lock = lockOf(row.unit)
    checks.obstacles.push(...obstacles(row, lock, rules))
    checks.warnings.push(...warnings(row, rules))
    if (neighboursOf) checks.warnings.push(...neighbourWarnings(row, rules, neighboursOf(row.unit)))
    if (lock && !lock.isBlocking) {
      checks.warnings.push({ unitId: row.unit.id, kind: 'likelyLocked' })
    }
  }
  return checks
}

// An unusual rate is a warning; twice the highest rate is none at all: one of the two sides is no price.
const farAbove = 2

const isGrossFarAbove = ({ netMinor, grossMinor }: PricePair, { vatRates }: PriceRules): boolean =>
  netMinor > 0 && grossMinor > farAbove * grossOf(netMinor, Math.max(...vatRates))

const obstacles = (
  { unit: { id }, after }: PriceChangeRow,
  lock: UnitLock | null,
  rules: PriceRules,
): Obstacle[] => {
  const { netMinor, grossMinor } = after
  const { floorPriceMinor } = rules
  const kinds: Obstacle['kind'][] = []
  if (lock?.isBlocking) kinds.push('locked')
  if (netMinor <= 0 || grossMinor <= 0) kinds.push('notPositive')
  if (netMinor > grossMinor) kinds.push('netAboveGross')
  if (isGrossFarAbove(after, rules)) kinds.push('grossFarAboveNet')
  if (floorPriceMinor !== null && grossMinor < floorPriceMinor) kinds.push('belowFloor')
  return kinds.map((kind) => ({ unitId: id, kind }))
}

const warnings = (row: PriceChangeRow, rules: PriceRules): Warning[] => {
  const unitId = row.unit.id
  const found: Warning[] = []
  const fraction = row.largestFraction ?? 0
  if (Math.abs(fraction) * 100 > rules.warnChangePercent) {
    found.push({ unitId, kind: 'largeChange', fraction })
  }
  const ofRate = rateWarning(row, rules)
  if (ofRate) found.push(ofRate)
  if (!isRounded(row.after, rules)) found.push({ unitId, kind: 'notRounded' })
  return found
}

// Comparing neighbours costs a pass over all units, so it is left out where no rule asks for it.
const warnsOfNeighbours = (rules: PriceRules): boolean =>
  rules.warnBelowLowerFloorPercent !== null || rules.warnBelowNeighbourPercent !== null

const neighbourWarnings = (
  { unit, perAreaAfterMinor }: PriceChangeRow,
  rules: PriceRules,
  { lowerFloorMinor, sameFloorMinor }: NeighbourPrices,
): Warning[] => {
  const found: Warning[] = []
  const compare = (
    kind: 'belowLowerFloor' | 'belowNeighbour',
    other: number | null,
    limit: number | null,
  ) => {
    if (perAreaAfterMinor === null || other === null || other === 0 || limit === null) return
    const fraction = perAreaAfterMinor / other - 1
    if (-fraction * 100 > limit) found.push({ unitId: unit.id, kind, fraction })
  }
  compare('belowLowerFloor', lowerFloorMinor, rules.warnBelowLowerFloorPercent)
  compare('belowNeighbour', sameFloorMinor, rules.warnBelowNeighbourPercent)
  return found
}

/** Both prices of a unit may look right for themselves while the tax between them has become another one. */
const rateWarning = (
  { unit, before, after }: PriceChangeRow,
  { vatRates }: PriceRules,
): Warning | null => {
  const unitId = unit.id
  const to = recogniseRate(after, vatRates)
  if (to === null) return { unitId, kind: 'rateUnusual' }
  if (!isWholePair(before) || fitsRate(before, to)) return null
  const from = recogniseRate(before, vatRates)
  return from === null
    ? { unitId, kind: 'rateAssumed', to }
    : { unitId, kind: 'rateChanged', from, to }
}
