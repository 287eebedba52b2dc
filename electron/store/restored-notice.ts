import { z } from 'zod'
import type { ReadableDb, WritableDb } from './handle.ts'
import { readPreference, writePreference } from './preferences.ts'

const name = 'store.restored'
const schema = z.object({ at: z.int(), backupFrom: z.int().nullable(), keptAt: z.string() })
export type Restored = z.infer<typeof schema>

/** What happened at an earlier start, until the user has read it. */
export const readRestored = (db: ReadableDb): Restored | null =>
  readPreference<Restored | null>(db, { name, schema: schema.nullable(), fallback: null })

export const writeRestored = (db: WritableDb, restored: Restored | null): void =>
  writePreference(db, { name, value: restored })
