import { allRows, type Db, oneRow, run } from './db.ts'

export type UnitAttributes = Readonly<Record<string, string>>

export interface StoredUnit {
  readonly id: number
  readonly projectId: number
  readonly floorId: number
  readonly hidden: boolean
  readonly internalId: string
  readonly attributes: UnitAttributes
  /** The deal that the unit is attached to; its price is settled then. */
  readonly dealId: number | null
  readonly hasGallery: boolean
  /** UID of the resource. */
  readonly pdf: string | null
}

interface UnitRow {
  readonly id: number
  readonly project_id: number
  readonly floor_id: number
  readonly hidden: number
  readonly internal_id: string
  readonly attributes: string
  readonly deal_id: number | null
  readonly has_gallery: number
  readonly pdf: string | null
}

const fromRow = (row: UnitRow): StoredUnit => ({
  id: row.id,
  projectId: row.project_id,
  floorId: row.floor_id,
  hidden: row.hidden === 1,
  internalId: row.internal_id,
  attributes: JSON.parse(row.attributes) as UnitAttributes,
  dealId: row.deal_id,
  hasGallery: row.has_gallery === 1,
  pdf: row.pdf,
})

const columns = [
  'id',
  'project_id',
  'floor_id',
  'hidden',
  'internal_id',
  'attributes',
  'deal_id',
  'has_gallery',
  'pdf',
]
  .map((name) => `unit.${name}`)
  .join(', ')

/** Units in the order of the pricelist: building by building, floor by floor. */
export const listUnits = (db: Db, projectId: number): StoredUnit[] =>
  allRows<UnitRow>(
    db,
    `SELECT ${columns} FROM unit JOIN floor ON floor.id = floor_id JOIN building ON building.id = building_id
     WHERE unit.project_id = ? ORDER BY building.position, floor.position, unit.position`,
    projectId,
  ).map(fromRow)

export const readUnit = (db: Db, id: number): StoredUnit | null => {
  const row = oneRow<UnitRow>(db, `SELECT ${columns} FROM unit WHERE id = ?`, id)
  return row === null ? null : fromRow(row)
}

/** Null also for a unit of a project that is hidden from the API: its ID refers to nothing there. */
export const readShownUnit = (db: Db, id: number): StoredUnit | null => {
  const row = oneRow<UnitRow>(
    db,
    `SELECT ${columns} FROM unit WHERE id = ? AND project_id IN (SELECT id FROM project WHERE hidden = 0)`,
    id,
  )
  return row === null ? null : fromRow(row)
}

/** A unit by its number in the project. */
export const findUnit = (
  db: Db,
  { projectId, internalId }: { projectId: number; internalId: string },
): StoredUnit | null => {
  const row = oneRow<UnitRow>(
    db,
    `SELECT ${columns} FROM unit WHERE project_id = ? AND internal_id = ?`,
    projectId,
    internalId,
  )
  return row === null ? null : fromRow(row)
}

export const countFreeUnits = (db: Db, projectId: number): number =>
  oneRow<{ free: number }>(
    db,
    `SELECT count(*) AS free FROM unit
     WHERE project_id = ? AND hidden = 0 AND json_extract(attributes, '$.flat_status') = '0'`,
    projectId,
  )?.free ?? 0

/** Every change of a unit leaves the state before it in the unit's history. */
export const changeAttributes = (
  db: Db,
  unit: StoredUnit,
  { attributes, at, who }: { attributes: UnitAttributes; at: number; who: string },
): void => {
  run(
    db,
    'INSERT INTO unit_history (unit_id, at, who, attributes) VALUES (?, ?, ?, ?)',
    unit.id,
    at,
    who,
    JSON.stringify(unit.attributes),
  )
  run(db, 'UPDATE unit SET attributes = ? WHERE id = ?', JSON.stringify(attributes), unit.id)
}

export const attachToDeal = (db: Db, unitId: number, dealId: number | null): void => {
  run(db, 'UPDATE unit SET deal_id = ? WHERE id = ?', dealId, unitId)
}

export const setUnitVisibility = (
  db: Db,
  unitId: number,
  { hidden, hasGallery }: { hidden: boolean; hasGallery: boolean },
): void => {
  run(
    db,
    'UPDATE unit SET hidden = ?, has_gallery = ? WHERE id = ?',
    hidden ? 1 : 0,
    hasGallery ? 1 : 0,
    unitId,
  )
}
