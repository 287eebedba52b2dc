import { z } from 'zod'
import { fileTokenSchema } from '#core/ids'
import { exportNames } from '../reports/export-name.ts'
import { scheduleSchema } from '../schedule/schedule.ts'

/** Of how many days, weeks and months with a backup one is kept. */
export const backupKeepingSchema = z.strictObject({
  days: z.int().min(1).max(366),
  weeks: z.int().min(0).max(520),
  months: z.int().min(0).max(240),
})
export type BackupKeeping = z.infer<typeof backupKeepingSchema>

/** What a person keeps of the backup of a workspace. */
export const backupDefinitionSchema = z.strictObject({
  schedule: scheduleSchema,
  tables: z
    .array(z.enum(exportNames))
    .min(1)
    .refine((names) => new Set(names).size === names.length),
  /** Whether the files of the CRM are kept too. */
  withFiles: z.boolean(),
  keeping: backupKeepingSchema,
})
export type BackupDefinition = z.infer<typeof backupDefinitionSchema>

/** A definition with the answer of `exports.pickFolder`; null keeps the folder that the backup has. */
export const backupInputSchema = backupDefinitionSchema.extend({
  folder: fileTokenSchema.nullable(),
})
export type BackupInput = z.infer<typeof backupInputSchema>
