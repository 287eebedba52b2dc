import { z } from 'zod'
import type { ReadableDb, WritableDb } from '../file/handle.ts'
import { readPreference, writePreference } from './preferences.ts'

const name = 'store.openedBy'

/** The version of the application that had the store open last; null of a store that none has said so of. */
export const readOpenedBy = (db: ReadableDb): string | null =>
  readPreference<string | null>(db, { name, schema: z.string().nullable(), fallback: null })

export const writeOpenedBy = (db: WritableDb, version: string): void =>
  writePreference(db, { name, value: version })
