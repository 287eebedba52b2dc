import type { OutputOf } from '#core/contract/index'
import { type BackupInput, backupInputSchema } from '#core/exports/backup/backup-definition'
import { backupTables } from '#core/exports/backup/backup-tables'
import type { FileToken } from '#core/ids'
import {
  readSchedule,
  type ScheduleField,
  type ScheduleForm,
  toScheduleForm,
} from '../schedule/schedule-form.ts'

type SavedBackup = NonNullable<OutputOf<'exports.readBackup'>>

/** A backup as it is typed. */
export interface BackupForm {
  /** What a person has picked just now; null keeps the folder that it has. */
  readonly folder: FileToken | null
  /** Null before anybody has picked one. */
  readonly path: string | null
  readonly schedule: ScheduleForm
  readonly tables: readonly string[]
  readonly withFiles: boolean
  readonly days: string
  readonly weeks: string
  readonly months: string
}

export type KeepingField = 'days' | 'weeks' | 'months'
export type BackupField = 'folder' | 'schedule' | 'tables' | KeepingField

/** At noon computers are on. */
const usualTimes: ScheduleForm = { ...toScheduleForm(null), kind: 'daily', times: '12:00' }

export const toBackupForm = (saved: SavedBackup | null): BackupForm => ({
  folder: null,
  path: saved?.folder ?? null,
  schedule: saved ? toScheduleForm(saved.schedule) : usualTimes,
  tables: saved?.tables ?? backupTables,
  withFiles: saved?.withFiles ?? true,
  days: String(saved?.keeping.days ?? 7),
  weeks: String(saved?.keeping.weeks ?? 4),
  months: String(saved?.keeping.months ?? 12),
})

export type ReadBackupForm =
  | { readonly ok: true; readonly input: BackupInput }
  | {
      readonly ok: false
      readonly wrong: ReadonlySet<BackupField>
      readonly wrongTimes: ScheduleField | null
    }

const wholeNumber = (text: string): number => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : -1)

export const readBackupForm = (form: BackupForm): ReadBackupForm => {
  const times = readSchedule(form.schedule)
  const read = backupInputSchema.safeParse({
    folder: form.folder,
    schedule: times.ok ? times.schedule : null,
    tables: form.tables,
    withFiles: form.withFiles,
    keeping: {
      days: wholeNumber(form.days),
      weeks: wholeNumber(form.weeks),
      months: wholeNumber(form.months),
    },
  })
  if (read.success && form.path !== null) return { ok: true, input: read.data }
  const wrong = new Set((read.error?.issues ?? []).flatMap(({ path }) => fieldOf(path)))
  if (form.path === null) wrong.add('folder')
  return { ok: false, wrong, wrongTimes: times.ok ? null : times.wrong }
}

const keepingFields: readonly KeepingField[] = ['days', 'weeks', 'months']

const fieldOf = ([first, second]: readonly PropertyKey[]): BackupField[] => {
  if (first === 'schedule' || first === 'tables') return [first]
  return keepingFields.filter((field) => field === second)
}
