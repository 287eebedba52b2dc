import type { WritableDb } from '../file/handle.ts'

/** Reads under a name, and answers with what was read until the database says that it may have changed. */
export type Remember = <T>(name: string, read: () => T) => T

/** Who asks for thousands asks for each of them a few times within a moment. */
const keptAtMost = 500

const changes = ['INSERT', 'UPDATE', 'DELETE']

const begun = new WeakMap<WritableDb, Map<string, Remember>>()

/**
 * For what is asked many times around every call and changes once in a while. The database itself says when one of
 * the tables has changed, whoever has changed it. What is remembered is shared: nobody may change it.
 */
export const rememberUntilChanged = (db: WritableDb, ...tables: readonly string[]): Remember => {
  const ofDb = begun.get(db) ?? new Map<string, Remember>()
  begun.set(db, ofDb)
  const name = tables.join('_')
  const remember = ofDb.get(name) ?? begin(db, name, tables)
  ofDb.set(name, remember)
  return remember
}

const begin = (db: WritableDb, name: string, tables: readonly string[]): Remember => {
  const remembered = new Map<string, unknown>()
  db.function(`forget_${name}`, () => {
    remembered.clear()
    return null
  })
  for (const table of tables) {
    for (const change of changes) {
      db.exec(`CREATE TEMP TRIGGER forget_${name}_${table}_${change} AFTER ${change} ON ${table}
        BEGIN SELECT forget_${name}(); END`)
    }
  }
  return <T>(read: string, look: () => T): T => {
    if (remembered.has(read)) return remembered.get(read) as T
    const value = look()
    if (remembered.size >= keptAtMost) remembered.clear()
    // What is read in the middle of a change may be taken back with it.
    if (!db.inTransaction) remembered.set(read, value)
    return value
  }
}
