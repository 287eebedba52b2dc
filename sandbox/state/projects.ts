import type { AttributeType } from '../seed/projects/developer.ts'
import { allRows, type Db, oneRow, run } from './db.ts'

export interface StoredProject {
  readonly id: number
  readonly name: string
  readonly city: string
  readonly gps: string
  readonly currency: string
  /** Hidden from the API: absent from listings. */
  readonly hidden: boolean
  readonly screens: readonly number[]
  readonly descriptions: Readonly<Record<string, string>>
  readonly attributeTypes: readonly AttributeType[]
}

interface ProjectRow {
  readonly id: number
  readonly name: string
  readonly city: string
  readonly gps: string
  readonly currency: string
  readonly hidden: number
  readonly screens: string
  readonly descriptions: string
  readonly attribute_types: string
}

const fromRow = ({ attribute_types, ...row }: ProjectRow): StoredProject => ({
  ...row,
  hidden: row.hidden === 1,
  screens: JSON.parse(row.screens) as number[],
  descriptions: JSON.parse(row.descriptions) as Record<string, string>,
  attributeTypes: JSON.parse(attribute_types) as AttributeType[],
})

const columns = 'id, name, city, gps, currency, hidden, screens, descriptions, attribute_types'

export const listProjects = (db: Db): StoredProject[] =>
  allRows<ProjectRow>(db, `SELECT ${columns} FROM project ORDER BY position`).map(fromRow)

export const readProject = (db: Db, id: number): StoredProject | null => {
  const row = oneRow<ProjectRow>(db, `SELECT ${columns} FROM project WHERE id = ?`, id)
  return row === null ? null : fromRow(row)
}

export const readDeveloper = (db: Db): { readonly id: number; readonly name: string } => {
  const row = oneRow<{ id: number; name: string }>(db, 'SELECT id, name FROM developer')
  if (row === null) throw new Error('the state holds no developer')
  return row
}

export const writeDeveloper = (db: Db, { id, name }: { id: number; name: string }): void => {
  run(db, 'INSERT INTO developer (id, name) VALUES (?, ?)', id, name)
}

export const setProjectVisibility = (
  db: Db,
  id: number,
  { hidden }: { readonly hidden: boolean },
): void => {
  run(db, 'UPDATE project SET hidden = ? WHERE id = ?', hidden ? 1 : 0, id)
}

export interface StoredBuilding {
  readonly id: number
  readonly projectId: number
  readonly name: string
}

export interface StoredFloor {
  readonly id: number
  readonly buildingId: number
  readonly number: number
}

export const listBuildings = (db: Db, projectId: number): StoredBuilding[] =>
  allRows(
    db,
    'SELECT id, project_id AS projectId, name FROM building WHERE project_id = ? ORDER BY position',
    projectId,
  )

export const listFloors = (db: Db, projectId: number): StoredFloor[] =>
  allRows(
    db,
    `SELECT floor.id, building_id AS buildingId, number FROM floor JOIN building ON building.id = building_id
     WHERE project_id = ? ORDER BY building.position, floor.position`,
    projectId,
  )

/** The project that a building or a floor belongs to, or null when there is no such thing. */
export const projectOfPlace = (db: Db, place: 'building' | 'floor', id: number): number | null => {
  const sql =
    place === 'building'
      ? 'SELECT project_id AS projectId FROM building WHERE id = ?'
      : 'SELECT project_id AS projectId FROM floor JOIN building ON building.id = building_id WHERE floor.id = ?'
  return oneRow<{ projectId: number }>(db, sql, id)?.projectId ?? null
}
