import { z } from 'zod'
import { type BackupInput, backupDefinitionSchema } from '#core/exports/backup/backup-definition'
import { reportJobIdSchema, runIdSchema, workspaceIdSchema } from '#core/ids'
import { jsonInput, read, write } from './define.ts'
import { failureSchema } from './failure.ts'

const ofWorkspace = z.strictObject({ workspaceId: workspaceIdSchema })

/** The tables and files of the whole CRM in a folder of the person. */
export const exportBackupCalls = {
  /** Null where there is none yet. */
  'exports.readBackup': read({
    input: ofWorkspace,
    output: backupDefinitionSchema
      .extend({
        folder: z.string(),
        nextAt: z.int().nullable(),
        /** What is read now, or was read last; null before the first time. */
        turn: z
          .strictObject({
            at: z.int(),
            read: z.int(),
            failed: z.array(z.strictObject({ name: z.string(), failure: failureSchema })),
            isUnderWay: z.boolean(),
          })
          .nullable(),
        last: z
          .strictObject({
            at: z.int(),
            outcome: z.enum(['good', 'partial', 'failed']),
            failure: failureSchema.nullable(),
          })
          .nullable(),
      })
      .nullable(),
    reads: ['exportSettings', 'reports', 'exportRuns'],
  }),
  'exports.saveBackup': write({
    input: z.strictObject({ ...ofWorkspace.shape, definition: jsonInput<BackupInput>(20_000) }),
    output: z.null(),
  }),
  /** The folder stays as it is. */
  'exports.removeBackup': write({ input: ofWorkspace, output: z.null() }),
  'exports.backUpNow': write({ input: ofWorkspace, output: z.null() }),
  /** Lists what is in the folder, newest first. */
  'exports.listBackups': read({
    input: ofWorkspace,
    output: z.array(
      z.strictObject({
        /** The name of its folder. */
        name: z.string(),
        at: z.int(),
        isFinished: z.boolean(),
        isGood: z.boolean(),
        files: z.int(),
        bytes: z.int(),
        tables: z.array(z.strictObject({ name: z.string(), rows: z.int().nullable() })),
      }),
    ),
    reads: ['exportSettings'],
  }),
  /** Brings a table of a backup to where tables are shown. */
  'exports.openBackupTable': write({
    input: z.strictObject({
      ...ofWorkspace.shape,
      backup: z.string().max(200),
      table: z.string().max(64),
    }),
    output: z.strictObject({ reportId: reportJobIdSchema, runId: runIdSchema }),
  }),
}
