import Sqlite from 'better-sqlite3'
import type { Db } from '../db.ts'

/** Opens a copy in memory of a state that `serialize` has written. */
export const openCopy = (serialized: Buffer): Db => {
  const db = new Sqlite(serialized)
  db.pragma('foreign_keys = ON')
  return db
}
