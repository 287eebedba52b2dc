import type { UnitId } from '#core/ids'
import { changeList, type PriceChangeRow, unknownUnits } from './change-list.ts'
import type { UnitLock } from './deal-locks.ts'
import type { DraftPrices } from './draft-steps.ts'
import { layoutMedians } from './layout-medians.ts'
import type { PricePair } from './price-pair.ts'
import type { PriceRules } from './price-rules.ts'
import { recogniseRate } from './recognise-rate.ts'
import type { Unit } from './unit.ts'
import { grossOf } from './vat.ts'

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
  | { readonly unitId: UnitId; readonly kind: 'outOfLine'; readonly fraction: number }
  | { readonly unitId: UnitId; readonly kind: 'notRounded' | 'rateUnusual' | 'likelyLocked' }

interface Checked {
  readonly units: readonly Unit[]
  readonly draft: DraftPrices
  readonly rules: PriceRules
  readonly lockOf: (unit: Unit) => UnitLock | null
  /** The list of these changes, where somebody has made it already. */
  readonly rows?: readonly PriceChangeRow[]
}

export interface Checks {
  readonly obstacles: Obstacle[]
  readonly warnings: Warning[]
}

/** What speaks against sending a draft as it is, in the order of the pricelist. */
export const checkChanges = (checked: Checked): Checks => {
  const { units, draft, rules, lockOf } = checked
  const medianOf = layoutMedians(units, draft)
  const checks: Checks = {
    obstacles: unknownUnits(checked).map((unitId) => ({ unitId, kind: 'unknownUnit' })),
    warnings: [],
  }
  for (const row of checked.rows ?? changeList(checked)) {
    const lock = lockOf(row.unit)
    checks.obstacles.push(...obstacles(row, lock, rules))
    checks.warnings.push(...warnings(row, rules, medianOf(row.unit)))
    if (lock && !lock.isBlocking) {
      checks.warnings.push({ unitId: row.unit.id, kind: 'likelyLocked' })
    }
  }
  return checks
}

// An unusual rate is a warning. Twice what the highest one makes of a price is no rate: one side is no price.
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

const warnings = (row: PriceChangeRow, rules: PriceRules, median: number | null): Warning[] => {
  const unitId = row.unit.id
  const found: Warning[] = []
  const change = Math.abs(row.deltaFraction ?? 0)
  if (change * 100 > rules.warnChangePercent) {
    found.push({ unitId, kind: 'largeChange', fraction: row.deltaFraction ?? 0 })
  }
  const perArea = row.perAreaAfterMinor
  const apart = perArea === null || median === null || median === 0 ? 0 : perArea / median - 1
  if (Math.abs(apart) * 100 > rules.warnMedianPercent) {
    found.push({ unitId, kind: 'outOfLine', fraction: apart })
  }
  const multiple = rules.warnNotMultipleOfMinor
  if (multiple !== null && row.after.grossMinor % multiple !== 0) {
    found.push({ unitId, kind: 'notRounded' })
  }
  if (recogniseRate(row.after, rules.vatRates) === null) found.push({ unitId, kind: 'rateUnusual' })
  return found
}
