import Sqlite from 'better-sqlite3'

export type Db = Sqlite.Database

const statements = new WeakMap<Db, Map<string, Sqlite.Statement<unknown[]>>>()

/** A statement prepared once for each database: the busy endpoints ask the same thing all day. */
const prepared = (db: Db, sql: string): Sqlite.Statement<unknown[]> => {
  const known = statements.get(db) ?? new Map<string, Sqlite.Statement<unknown[]>>()
  statements.set(db, known)
  const found = known.get(sql) ?? db.prepare<unknown[]>(sql)
  known.set(sql, found)
  return found
}

export const allRows = <Row>(db: Db, sql: string, ...values: unknown[]): Row[] =>
  prepared(db, sql).all(...values) as Row[]

export const oneRow = <Row>(db: Db, sql: string, ...values: unknown[]): Row | null =>
  (prepared(db, sql).get(...values) as Row | undefined) ?? null

/** Returns the id of the new row, where one was made. */
export const run = (db: Db, sql: string, ...values: unknown[]): number =>
  Number(prepared(db, sql).run(...values).lastInsertRowid)

export const inOneTransaction = <T>(db: Db, work: () => T): T => db.transaction(work).immediate()

export const openDb = (file: string | null): Db => new Sqlite(file ?? ':memory:')
