import { z } from 'zod'
import type { ReadableDb, WritableDb } from '../file/handle.ts'
import { readPreference, writePreference } from './preferences.ts'

const name = 'windowPlace'
export const windowPlaceSchema = z.object({
  x: z.int(),
  y: z.int(),
  width: z.int().positive(),
  height: z.int().positive(),
  maximized: z.boolean(),
})
export type WindowPlace = z.infer<typeof windowPlaceSchema>

export const readWindowPlace = (db: ReadableDb): WindowPlace | null =>
  readPreference<WindowPlace | null>(db, {
    name,
    schema: windowPlaceSchema.nullable(),
    fallback: null,
  })

export const writeWindowPlace = (db: WritableDb, place: WindowPlace): void =>
  writePreference(db, { name, value: place })
