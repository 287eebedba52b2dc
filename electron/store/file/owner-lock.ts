import { errorCode } from './error-code.ts'
import { openFile } from './handle.ts'
import { makePrivate } from './layout.ts'

export interface OwnerLock {
  readonly release: () => void
}

/**
 * Holds the store for this process. The operating system lets go of it when the process ends, however it
 * ends. Null when another process has it.
 */
export const takeOwnerLock = (path: string): OwnerLock | null => {
  makePrivate(path)
  const lock = openFile(path)
  try {
    lock.pragma('busy_timeout = 0')
    lock.pragma('locking_mode = EXCLUSIVE')
    lock.exec('BEGIN EXCLUSIVE')
    return { release: () => lock.close() }
  } catch (error) {
    lock.close()
    if (errorCode(error)?.startsWith('SQLITE_BUSY')) return null
    throw error
  }
}
