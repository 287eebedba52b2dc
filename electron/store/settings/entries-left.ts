import { z } from 'zod'
import type { ReadableDb, WritableDb } from '../file/handle.ts'
import { readPreference, writePreference } from './preferences.ts'

const name = 'keychainEntriesLeft'
const schema = z.array(z.string())

/** The names of entries that nobody needs, and that the keychain could not be asked to remove. */
export const listEntriesLeft = (db: ReadableDb): readonly string[] =>
  readPreference(db, { name, schema, fallback: [] })

export const addEntryLeft = (db: WritableDb, entry: string): void =>
  writePreference(db, { name, value: [...new Set([...listEntriesLeft(db), entry])] })

export const removeEntryLeft = (db: WritableDb, entry: string): void =>
  writePreference(db, { name, value: listEntriesLeft(db).filter((one) => one !== entry) })
