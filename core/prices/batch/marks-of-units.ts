import type { UnitId } from '#core/ids'
import type { Conflict } from '../draft/conflicts.ts'
import type { Obstacle, Warning } from './check-changes.ts'

/** `unchanged` is a mark of units that are in no list of changes. */
export type ChangeMark = Obstacle['kind'] | Warning['kind'] | 'conflict' | 'unchanged'

interface UnitFindings {
  readonly obstacles: readonly Obstacle[]
  readonly conflicts: readonly Conflict[]
  readonly warnings: readonly Warning[]
}

/** What is to be said of each unit beside its prices, what keeps it from leaving first. */
export const marksOfUnits = ({ obstacles, conflicts, warnings }: UnitFindings) => {
  const marks = new Map<UnitId, ChangeMark[]>()
  const put = (unitId: UnitId, mark: ChangeMark) => {
    const known = marks.get(unitId)
    if (known) known.push(mark)
    else marks.set(unitId, [mark])
  }
  for (const { unitId, kind } of obstacles) put(unitId, kind)
  for (const { unitId } of conflicts) put(unitId, 'conflict')
  for (const { unitId, kind } of warnings) put(unitId, kind)
  return marks
}
