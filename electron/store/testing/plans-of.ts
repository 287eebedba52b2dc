import type { ReadableDb, WritableDb } from '../file/handle.ts'

type Read = (db: ReadableDb) => unknown

/** How SQLite goes about each statement that a read prepares, one text per statement. */
export const plansOf = (db: WritableDb, read: Read): string[] =>
  statementsOf(db, read).map((sql) =>
    (db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all() as { detail: string }[])
      .map(({ detail }) => detail)
      .join('; '),
  )

/** Every step of the statements that a read prepares: what is worked out for each row is among them. */
export const stepsOf = (db: WritableDb, read: Read): string =>
  statementsOf(db, read)
    .flatMap((sql) => db.prepare(`EXPLAIN ${sql}`).all() as { opcode: string; p4: string | null }[])
    .map(({ opcode, p4 }) => `${opcode} ${p4}`)
    .join('\n')

const statementsOf = (db: WritableDb, read: Read): string[] => {
  const statements: string[] = []
  const listening = {
    prepare: (sql: string) => {
      statements.push(sql)
      return db.prepare(sql)
    },
  }
  read(listening as unknown as ReadableDb)
  return statements.map((sql) => sql.replaceAll(/\?|@\w+/g, '1'))
}
