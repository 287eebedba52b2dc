import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs'
import { isSound } from './connection.ts'
import { openToLook, sqliteCode } from './handle.ts'
import { storeCause } from './write-failure.ts'

export type Inspection = 'absent' | 'empty' | 'sound' | 'damaged'

/** Looks at a database without changing a byte of it: what turns out to be damaged is kept as it was found. */
export const inspect = (path: string): Inspection => {
  if (!existsSync(path)) return 'absent'
  if (statSync(path).size === 0) return 'empty'
  if (!isFileFormatKnown(path)) return 'damaged'
  try {
    const db = openToLook(path)
    try {
      return isSound(db, 'quick') ? 'sound' : 'damaged'
    } finally {
      db.close()
    }
  } catch (error) {
    // A header that makes no sense is a plain SQLITE_ERROR ("unsupported file format").
    const isDamage = storeCause(error) === 'damaged' || sqliteCode(error) === 'SQLITE_ERROR'
    if (isDamage) return 'damaged'
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
