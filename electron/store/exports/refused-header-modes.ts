import { z } from 'zod'
import type { ReadableDb, WritableDb } from '../file/handle.ts'
import { readPreference, writePreference } from '../settings/preferences.ts'

const schema = z.array(z.string())

const name = 'refusedHeaderModes'

const readRefusing = (db: ReadableDb) => readPreference(db, { name, schema, fallback: [] })

/** Whether a server has refused the parameter by which an export says how its columns are headed. */
export const hasRefusedHeaderMode = (db: ReadableDb, baseUrl: string): boolean =>
  readRefusing(db).includes(baseUrl)

export const writeRefusedHeaderMode = (db: WritableDb, baseUrl: string): void =>
  writePreference(db, { name, value: [...new Set([...readRefusing(db), baseUrl])] })
