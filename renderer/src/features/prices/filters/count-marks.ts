import { countChanges } from '#core/prices/batch/change-list'
import type { Unit } from '#core/prices/pricelist/unit'
import type { PriceLens } from '../grid/price-lens.ts'
import type { UnitMark } from './price-filters.ts'

/** How many units have each mark. Locks, conflicts and warnings are those of the units that are there. */
export const countMarks = (
  units: readonly Unit[],
  { draft, locks, conflicts, warned }: PriceLens,
): Record<UnitMark, number> => ({
  changed: countChanges({ units, draft }),
  locked: locks.size,
  conflict: conflicts.size,
  warned: warned.size,
})
