import { z } from 'zod'
import type { StoreState } from '#core/contract/store'
import type { ReadableDb, WritableDb } from '../file/handle.ts'
import { readPreference, writePreference } from '../settings/preferences.ts'

const name = 'store.restored'
const schema = z.object({ at: z.int(), backupFrom: z.int().nullable(), keptAt: z.string() })
export type RestoredNotice = z.infer<typeof schema>

/** Reads how the store was restored at an earlier start; null once a person has read it. */
export const readRestored = (db: ReadableDb): RestoredNotice | null =>
  readPreference<RestoredNotice | null>(db, { name, schema: schema.nullable(), fallback: null })

/** The state of a store that could be opened. */
export const openState = (db: ReadableDb): StoreState => {
  const restored = readRestored(db)
  return restored === null ? { kind: 'healthy' } : { kind: 'restored', ...restored }
}

export const writeRestored = (db: WritableDb, restored: RestoredNotice | null): void =>
  writePreference(db, { name, value: restored })
