import type { WritableDb } from '../file/handle.ts'
import { onWrite } from '../file/note-writes.ts'

/** Reads under a name, and answers with what was read until the database says that it may have changed. */
export type Remember = <T>(name: string, read: () => T) => T

/** A caller that asks for thousands asks for each of them a few times within a moment. */
const keptAtMost = 500

const rememberedOf = new WeakMap<WritableDb, Map<string, Remember>>()

/**
 * Remembers what is asked many times around every call and changes seldom. It is forgotten with the statement that
 * writes to one of the tables, whoever runs it. What is remembered is shared: nobody may change it.
 */
export const rememberUntilChanged = (db: WritableDb, ...tables: readonly string[]): Remember => {
  const ofDb = rememberedOf.get(db) ?? new Map<string, Remember>()
  rememberedOf.set(db, ofDb)
  const name = tables.join('_')
  const remember = ofDb.get(name) ?? begin(db, tables)
  ofDb.set(name, remember)
  return remember
}

const begin = (db: WritableDb, tables: readonly string[]): Remember => {
  const remembered = new Map<string, unknown>()
  onWrite(db, (written) => {
    if (tables.some((table) => written.has(table))) remembered.clear()
  })
  return <T>(read: string, look: () => T): T => {
    if (remembered.has(read)) return remembered.get(read) as T
    const value = look()
    if (remembered.size >= keptAtMost) remembered.clear()
    // An answer that was read in the middle of a change may be taken back with it.
    if (!db.inTransaction) remembered.set(read, value)
    return value
  }
}
