import { z } from 'zod'
import type { ReadableDb, WritableDb } from './handle.ts'
import { readPreference, writePreference } from './preferences.ts'
import type { Recovery } from './recover.ts'

const name = 'store.restored'
const schema = z
  .object({ at: z.int(), backupFrom: z.int().nullable(), keptAt: z.string() })
  .nullable()

/** What happened at an earlier start, until the user has read it. */
export const readRestored = (db: ReadableDb): Recovery | null =>
  readPreference(db, { name, schema, fallback: null })

export const writeRestored = (db: WritableDb, recovery: Recovery | null): void =>
  writePreference(db, { name, value: recovery })
