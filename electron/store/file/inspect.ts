import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { defect } from '#core/defect'
import { hasKnownSchema } from '../migrations/has-known-schema.ts'
import type { Migration } from '../migrations/migration.ts'
import { isSound } from './connection.ts'
import { errorCode } from './error-code.ts'
import { openFile, openToLook, type WritableDb } from './handle.ts'
import { logOf } from './layout.ts'
import { storeCause } from './write-failure.ts'

export type Inspection = 'absent' | 'empty' | 'sound' | 'damaged'

/** Looks at a database without changing a byte of it: what turns out to be damaged is kept as it was found. */
export const inspect = (path: string, migrations: readonly Migration[]): Inspection => {
  const size = sizeOf(path)
  if (size === null) return 'absent'
  if (size === 0) return 'empty'
  if (size < smallestPageBytes || !isFileFormatKnown(path)) return 'damaged'
  // A handle that may write folds the log of a crashed run into the file. One that may not is not told by SQLite of
  // rows that break their CHECK (sqlite3AddCheckConstraint leaves out read-only files): so both look.
  if ((sizeOf(logOf(path)) ?? 0) > 0 && !isSoundThrough(openToLook, path)) return 'damaged'
  const isOurs = (db: WritableDb) => hasKnownSchema(db, migrations)
  return isSoundThrough(openFile, path, isOurs) ? 'sound' : 'damaged'
}

// SQLite takes a file that is shorter than its smallest page for a new one and would write over it.
const smallestPageBytes = 512

/** A folder, a pipe or a device is no file that a backup could replace, and opening a pipe would wait for ever. */
const sizeOf = (path: string): number | null => {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined) return null
  if (!found.isFile()) throw defect('What stands in the place of the store is not a file')
  return found.size
}

const isSoundThrough = (
  open: (path: string) => WritableDb,
  path: string,
  isOurs: (db: WritableDb) => boolean = () => true,
): boolean => {
  try {
    const db = open(path)
    try {
      return isSound(db, 'quick') && isOurs(db)
    } finally {
      db.close()
    }
  } catch (error) {
    // A header that makes no sense is a plain SQLITE_ERROR ("unsupported file format").
    const isDamage = storeCause(error) === 'damaged' || errorCode(error) === 'SQLITE_ERROR'
    if (isDamage) return false
    throw error
  }
}

const writeVersionAt = 18
const newestWriteVersion = 2

/** A higher number there would make the file read-only, and a damage look like a missing permission. */
const isFileFormatKnown = (path: string): boolean => {
  const version = Buffer.alloc(1)
  const descriptor = openSync(path, 'r')
  try {
    readSync(descriptor, version, 0, 1, writeVersionAt)
  } finally {
    closeSync(descriptor)
  }
  return version.readUInt8() <= newestWriteVersion
}
