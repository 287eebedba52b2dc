import type { UnitId } from '#core/ids'
import type { DraftedPricelist } from '../draft/draft-steps.ts'
import type { Unit } from './unit.ts'

interface StaleUnitsQuestion extends DraftedPricelist {
  /** Units whose price has not moved for as long as the rules allow. */
  readonly unchanged: ReadonlySet<UnitId>
  readonly isLocked: (unit: Unit) => boolean
}

const free = 0

/** Free units whose price has not changed for long and that the draft leaves out too. */
export const staleUnits = ({ units, draft, unchanged, isLocked }: StaleUnitsQuestion): Unit[] =>
  units.filter(
    (unit) =>
      unchanged.has(unit.id) &&
      unit.statusCode === free &&
      unit.priceGrossMinor !== null &&
      !draft.has(unit.id) &&
      !isLocked(unit),
  )
