import { type Db, oneRow } from './db.ts'

export const isSalesman = (db: Db, id: number): boolean =>
  oneRow(db, 'SELECT id FROM salesman WHERE id = ?', id) !== null

/** The salesman after the one who got the last new customer: they take turns. */
export const nextSalesman = (db: Db): number | null =>
  oneRow<{ id: number }>(
    db,
    `SELECT id FROM salesman
     ORDER BY id > coalesce((SELECT salesman_id FROM customer ORDER BY id DESC LIMIT 1), 0) DESC, id LIMIT 1`,
  )?.id ?? null
