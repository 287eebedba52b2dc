import type { WritableDb } from './handle.ts'

/**
 * For what is only told, never relied on: it survives the end of the process in whatever way, and a power cut
 * once anything else has been written after it. Waiting for the disk took longer than most calls to a server.
 */
export const commitWithoutWaiting = <T>(db: WritableDb, change: () => T): T => {
  db.exec('PRAGMA synchronous = NORMAL')
  try {
    return change()
  } finally {
    db.exec('PRAGMA synchronous = FULL')
  }
}
