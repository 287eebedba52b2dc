import type { UnitId } from '#core/ids'
import type { DraftPrices } from '../draft/draft-steps.ts'
import type { Unit } from './unit.ts'

interface Known {
  readonly units: readonly Unit[]
  readonly draft: DraftPrices
  /** Those whose price has not moved for as long as the rules allow. */
  readonly unchanged: ReadonlySet<UnitId>
  readonly isLocked: (unit: Unit) => boolean
}

const free = 0

/** Free units that nobody has priced anew for long, and that the draft leaves out too. */
export const staleUnits = ({ units, draft, unchanged, isLocked }: Known): Unit[] =>
  units.filter(
    (unit) =>
      unchanged.has(unit.id) &&
      unit.statusCode === free &&
      unit.priceGrossMinor !== null &&
      !draft.has(unit.id) &&
      !isLocked(unit),
  )
