import { z } from 'zod'
import { failureSchema } from '#core/contract/failure'
import { backupDefinitionSchema } from '#core/exports/backup/backup-definition'
import { type WorkspaceId, workspaceIdSchema } from '#core/ids'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import { readPreference, writePreference } from '../../settings/preferences.ts'

const backupSchema = z.strictObject({
  workspaceId: workspaceIdSchema,
  folder: z.string(),
  definition: backupDefinitionSchema,
  /** How the last one was written; null before the first. */
  last: z
    .strictObject({
      /** The time of the schedule that it is for. */
      slot: z.int(),
      at: z.int(),
      outcome: z.enum(['good', 'partial', 'failed']),
      /** Why nothing was written, or why the files of the CRM are not in it. */
      failure: failureSchema.nullable(),
    })
    .nullable(),
})
export type StoredBackup = z.infer<typeof backupSchema>

export const listBackups = (db: ReadableDb): StoredBackup[] =>
  readPreference(db, { name: 'exportBackups', schema: z.array(backupSchema), fallback: [] })

export const readBackup = (db: ReadableDb, workspaceId: WorkspaceId): StoredBackup | null =>
  listBackups(db).find((one) => one.workspaceId === workspaceId) ?? null

const others = (db: ReadableDb, workspaceId: WorkspaceId): StoredBackup[] =>
  listBackups(db).filter((one) => one.workspaceId !== workspaceId)

export const writeBackup = (db: WritableDb, backup: StoredBackup): void =>
  writePreference(db, {
    name: 'exportBackups',
    value: [...others(db, backup.workspaceId), backup],
  })

export const removeBackup = (db: WritableDb, workspaceId: WorkspaceId): void =>
  writePreference(db, { name: 'exportBackups', value: others(db, workspaceId) })
