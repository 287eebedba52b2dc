import { allRows, type Db, run } from './db.ts'

/** A unit is among somebody's favourites once, since the first time. */
export const addFavourite = (
  db: Db,
  { customerId, unitId, at }: { customerId: number; unitId: number; at: number },
): void => {
  run(
    db,
    'INSERT INTO favourite (customer_id, unit_id, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    customerId,
    unitId,
    at,
  )
}

export interface Favourite {
  readonly unitId: number
  readonly internalId: string
  readonly projectId: number
  readonly at: number
}

export const listFavourites = (db: Db, customerId: number): Favourite[] =>
  allRows(
    db,
    `SELECT unit_id AS unitId, internal_id AS internalId, project_id AS projectId, at
     FROM favourite JOIN unit ON unit.id = unit_id WHERE customer_id = ? ORDER BY at, unit_id`,
    customerId,
  )
