import { readFileSync, writeFileSync } from 'node:fs'
import { openToLook } from '../file/handle.ts'

export const pageBytes = 4_096

/** Puts other bytes into a file, as a failing disk would. */
export const overwrite = (path: string, at: number, bytes: Buffer): void => {
  const file = readFileSync(path)
  bytes.copy(file, at)
  writeFileSync(path, file)
}

/** Where a table that nobody misses much begins: its first page is not the place of anything else. */
export const firstPageOf = (path: string, table: string): number => {
  const db = openToLook(path)
  try {
    const root = 'SELECT rootpage FROM sqlite_schema WHERE name = ?'
    return Number(db.prepare(root).pluck().get(table)) - 1
  } finally {
    db.close()
  }
}
