import type { UnitId } from '#core/ids'
import type { PricePlan } from '#core/prices/draft/price-plan'
import { shownPair } from '#core/prices/draft/shown-pair'
import { pairOfUnit } from '#core/prices/pricelist/pair-of-unit'
import type { Unit } from '#core/prices/pricelist/unit'
import type { ServerPair } from '#core/prices/rules/price-pair'
import type { PriceLens } from '../grid/price-lens.ts'

/** One unit of a plan, as it is now and as it would be. */
export interface PlannedRow {
  readonly unit: Unit
  readonly before: ServerPair
  readonly after: ServerPair
}

interface PlannedRowsInput {
  readonly plan: Pick<PricePlan, 'changes'>
  readonly unitOf: (unitId: UnitId) => Unit | undefined
  readonly lens: Pick<PriceLens, 'draft'>
}

export const plannedRows = ({ plan, unitOf, lens }: PlannedRowsInput): PlannedRow[] =>
  plan.changes.flatMap(({ unitId, price }) => {
    const unit = unitOf(unitId)
    if (!unit) return []
    return [{ unit, before: shownPair(lens, unit), after: price ?? pairOfUnit(unit) }]
  })

/** What a plan adds to the sum with VAT; a price set for the first time counts whole. */
export const plannedDelta = (rows: readonly PlannedRow[]): number =>
  rows.reduce(
    (sum, { before, after }) => sum + (after.grossMinor ?? 0) - (before.grossMinor ?? 0),
    0,
  )

/** How many units of a plan the table does not show at the moment; null while the table has not reported its rows. */
export const hiddenAmong = (rows: readonly PlannedRow[], shown: readonly Unit[] | null): number => {
  if (shown === null) return 0
  const visible = new Set(shown.map(({ id }) => id))
  return rows.filter(({ unit }) => !visible.has(unit.id)).length
}
