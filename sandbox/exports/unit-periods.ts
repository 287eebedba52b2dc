import { groupBy } from '../group-by.ts'
import type { Db } from '../state/db.ts'
import { listUnitChanges, type UnitChange } from '../state/exports/unit-history.ts'
import { listUnitRecords, type UnitRecord } from '../state/exports/unit-records.ts'
import type { UnitAttributes } from '../state/units.ts'

/** What a unit was, from one change of it to the next. */
export interface UnitPeriod {
  readonly unit: UnitRecord
  readonly attributes: UnitAttributes
  /** Null before anything was recorded of it. */
  readonly from: number | null
  /** Null for what it is today. */
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
    // Before it was listed it was nothing.
    .filter(({ attributes }) => Object.keys(attributes).length > 0)

/** Of every unit, or of one, the oldest period first. */
export const listUnitPeriods = (db: Db, unitId: number | null): UnitPeriod[] => {
  const changes = groupBy(listUnitChanges(db, unitId), (change) => change.unitId)
  return listUnitRecords(db)
    .filter(({ id }) => unitId === null || id === unitId)
    .flatMap((unit) => periodsOf(unit, changes.get(unit.id) ?? []))
}
