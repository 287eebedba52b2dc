import type { ReadableDb } from '../../file/handle.ts'
import { measureContents } from '../runs/export-contents.ts'
import { readRetention } from '../runs/export-preferences.ts'

// Parsed contents can be computed again from the contents themselves.
const mostBytes = 300_000_000

/** How much of what was read may stay: of the quota what the contents leave. */
export const parsedRoom = (db: ReadableDb): number => {
  const { maxTotalBytes } = readRetention(db)
  if (maxTotalBytes === null) return mostBytes
  return Math.min(mostBytes, Math.max(0, maxTotalBytes - measureContents(db).bytes))
}
