import { type AlarmBook, alarmBookSchema, emptyAlarmBook } from '#core/exports/alarms/alarm'
import { type AlarmSettings, alarmSettingsSchema } from '#core/exports/alarms/alarm-settings'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import { readPreference, writePreference } from '../../settings/preferences.ts'

/** Who is told when something fails; null where nobody is. */
export const readAlarmSettings = (db: ReadableDb): AlarmSettings | null =>
  readPreference(db, {
    name: 'alarmSettings',
    schema: alarmSettingsSchema.nullable(),
    fallback: null,
  })

export const writeAlarmSettings = (db: WritableDb, settings: AlarmSettings | null): void =>
  writePreference(db, { name: 'alarmSettings', value: settings })

export const readAlarmBook = (db: ReadableDb): AlarmBook =>
  readPreference(db, { name: 'alarmBook', schema: alarmBookSchema, fallback: emptyAlarmBook })

export const writeAlarmBook = (db: WritableDb, book: AlarmBook): void =>
  writePreference(db, { name: 'alarmBook', value: book })
