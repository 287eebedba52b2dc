import { allRows, type Db, run } from '../db.ts'
import type { UnitAttributes } from '../units.ts'

export interface UnitChange {
  readonly unitId: number
  readonly at: number
  readonly who: string
  /** The attributes before the change; none before the unit was listed. */
  readonly before: UnitAttributes
}

export const writeUnitChange = (db: Db, { unitId, at, who, before }: UnitChange): void => {
  run(
    db,
    'INSERT INTO unit_history (unit_id, at, who, attributes) VALUES (?, ?, ?, ?)',
    unitId,
    at,
    who,
    JSON.stringify(before),
  )
}

type UnitChangeRow = Omit<UnitChange, 'before'> & { readonly attributes: string }

const columns = 'unit_id AS unitId, at, who, attributes'

/** The changes of every unit, or of one, the oldest first. */
export const listUnitChanges = (db: Db, unitId: number | null): UnitChange[] => {
  const rows =
    unitId === null
      ? allRows<UnitChangeRow>(db, `SELECT ${columns} FROM unit_history ORDER BY unit_id, at, id`)
      : allRows<UnitChangeRow>(
          db,
          `SELECT ${columns} FROM unit_history WHERE unit_id = ? ORDER BY at, id`,
          unitId,
        )
  return rows.map(({ attributes, ...change }) => ({
    ...change,
    before: JSON.parse(attributes) as UnitAttributes,
  }))
}
