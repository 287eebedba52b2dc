import type { ReadableDb, WritableDb } from '../file/handle.ts'

/** How SQLite goes about each statement that a read prepares, one text per statement. */
export const plansOf = (db: WritableDb, read: (db: ReadableDb) => unknown): string[] => {
  const statements: string[] = []
  const listening = {
    prepare: (sql: string) => {
      statements.push(sql)
      return db.prepare(sql)
    },
  }
  read(listening as unknown as ReadableDb)
  return statements.map((sql) => {
    const explain = `EXPLAIN QUERY PLAN ${sql.replaceAll(/\?|@\w+/g, '1')}`
    return (db.prepare(explain).all() as { detail: string }[])
      .map(({ detail }) => detail)
      .join('; ')
  })
}
