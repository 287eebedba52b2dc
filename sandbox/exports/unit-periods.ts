import { groupBy } from '../group-by.ts'
import type { Db } from '../state/db.ts'
import { listUnitChanges, type UnitChange } from '../state/exports/unit-history.ts'
import { listUnitRecords, type UnitRecord } from '../state/exports/unit-records.ts'
import type { UnitAttributes } from '../state/units.ts'

/** The state of a unit between two of its changes. */
export interface UnitPeriod {
  readonly unit: UnitRecord
  readonly attributes: UnitAttributes
  /** Null for the time before the first recorded change. */
  readonly from: number | null
  /** Null for the present state. */
  readonly to: number | null
  readonly who: string | null
}

const periodsOf = (unit: UnitRecord, changes: readonly UnitChange[]): UnitPeriod[] =>
  [...changes, null]
    .map((change, order): UnitPeriod => {
      const opening = changes[order - 1]
      return {
        unit,
        attributes: change?.before ?? unit.attributes,
        from: opening?.at ?? null,
        to: change?.at ?? null,
        who: opening?.who ?? null,
      }
    })
    // A unit has no attributes before it was listed.
    .filter(({ attributes }) => Object.keys(attributes).length > 0)

/** The periods of every unit, or of one, the oldest first. */
export const listUnitPeriods = (db: Db, unitId: number | null): UnitPeriod[] => {
  const changes = groupBy(listUnitChanges(db, unitId), (change) => change.unitId)
  return listUnitRecords(db)
    .filter(({ id }) => unitId === null || id === unitId)
    .flatMap((unit) => periodsOf(unit, changes.get(unit.id) ?? []))
}
