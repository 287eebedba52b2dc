import type { WritableDb } from './handle.ts'

/** Runs a change; SQLite overwrites with zeros whatever it frees. */
export const zeroing = <T>(db: WritableDb, change: () => T): T => {
  db.exec('PRAGMA secure_delete = ON')
  try {
    return change()
  } finally {
    db.exec('PRAGMA secure_delete = OFF')
  }
}
