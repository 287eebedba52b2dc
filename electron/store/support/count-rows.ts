import type { ReadableDb } from '../file/handle.ts'

/** How many rows each table has, by its name. */
export const countRows = (db: ReadableDb): Record<string, number> =>
  Object.fromEntries(
    db
      .prepare<[], string>(
        `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`,
      )
      .pluck()
      .all()
      .map((table) => [table, rowsOf(db, table)]),
  )

const rowsOf = (db: ReadableDb, table: string): number =>
  db.prepare<[], number>(`SELECT count(*) FROM "${table}"`).pluck().get() ?? 0
