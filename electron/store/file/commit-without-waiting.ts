import type { WritableDb } from './handle.ts'

/**
 * Commits without a sync, for rows that are only shown and never relied on. They survive any end of the process, and a
 * power cut once anything else has been written after them. Waiting for the disk took longer than most calls to a
 * server.
 */
export const commitWithoutWaiting = <T>(db: WritableDb, change: () => T): T => {
  db.exec('PRAGMA synchronous = NORMAL')
  try {
    return change()
  } finally {
    db.exec('PRAGMA synchronous = FULL')
  }
}
