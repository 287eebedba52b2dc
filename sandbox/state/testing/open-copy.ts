import Sqlite from 'better-sqlite3'
import type { Db } from '../db.ts'

/** A state in memory of its own, as `serialize` wrote another one out. */
export const openCopy = (serialized: Buffer): Db => {
  const db = new Sqlite(serialized)
  db.pragma('foreign_keys = ON')
  return db
}
