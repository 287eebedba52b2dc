import { type Settings, settingsSchema } from '#core/contract/settings'
import type { ReadableDb, WritableDb } from '../file/handle.ts'
import { readPreference, writePreference } from './preferences.ts'

const { language, colorScheme, density, isAnyCallOn, place } = settingsSchema.shape

/** Each setting stands alone: one bad value costs nobody the others. */
export const readSettings = (db: ReadableDb): Settings => ({
  language: readPreference(db, { name: 'language', schema: language, fallback: 'system' }),
  colorScheme: readPreference(db, { name: 'colorScheme', schema: colorScheme, fallback: 'system' }),
  density: readPreference(db, { name: 'density', schema: density, fallback: 'normal' }),
  isAnyCallOn: readPreference(db, { name: 'isAnyCallOn', schema: isAnyCallOn, fallback: false }),
  place: readPreference(db, {
    name: 'place',
    schema: place,
    fallback: { workspaceId: null, projectId: null, screen: 'welcome' },
  }),
})

export const writeSettings = (db: WritableDb, settings: Settings): void =>
  db.transaction(() => {
    for (const [name, value] of Object.entries(settings)) writePreference(db, { name, value })
  })()
