import { z } from 'zod'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import { readPreference, writePreference } from '../../settings/preferences.ts'

/** Where a runner tells how it fares; null where nobody has named one. */
export const readRunnerAddress = (db: ReadableDb): string | null =>
  readPreference(db, { name: 'runnerAddress', schema: z.string().nullable(), fallback: null })

export const writeRunnerAddress = (db: WritableDb, address: string | null): void =>
  writePreference(db, { name: 'runnerAddress', value: address })
