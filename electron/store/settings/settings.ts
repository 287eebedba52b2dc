import type { z } from 'zod'
import { type Settings, settingsSchema } from '#core/contract/settings'
import type { ReadableDb, WritableDb } from '../file/handle.ts'
import { readPreference, writePreference } from './preferences.ts'

const { language, colorScheme, density, isAnyCallOn, personName, place } = settingsSchema.shape

/** The settings until a person has changed any. */
export const usualSettings: Settings = {
  language: 'system',
  colorScheme: 'system',
  density: 'normal',
  isAnyCallOn: false,
  personName: '',
  place: { workspaceId: null, projectId: null, screen: 'welcome' },
}

/** Each setting stands alone: one bad value costs nobody the others. */
export const readSettings = (db: ReadableDb): Settings => {
  const read = <N extends keyof Settings>(name: N, schema: z.ZodType<Settings[N]>): Settings[N] =>
    readPreference(db, { name, schema, fallback: usualSettings[name] })
  return {
    language: read('language', language),
    colorScheme: read('colorScheme', colorScheme),
    density: read('density', density),
    isAnyCallOn: read('isAnyCallOn', isAnyCallOn),
    personName: read('personName', personName),
    place: read('place', place),
  }
}

export const writeSettings = (db: WritableDb, settings: Settings): void =>
  db.transaction(() => {
    for (const [name, value] of Object.entries(settings)) writePreference(db, { name, value })
  })()
