import type { WritableDb } from './handle.ts'

/** What the change frees, in a page or with it, is written over with zeros. */
export const zeroing = <T>(db: WritableDb, change: () => T): T => {
  db.exec('PRAGMA secure_delete = ON')
  try {
    return change()
  } finally {
    db.exec('PRAGMA secure_delete = OFF')
  }
}
