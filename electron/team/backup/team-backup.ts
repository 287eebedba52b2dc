import { z } from 'zod'

/**
 * A backup of a team is a file of lines: what it is, then for each table its name and its rows as the database writes them,
 * and at the end the hash of all that. A file that was cut off or changed has not that end.
 */
export const backupHeadSchema = z.strictObject({
  unitdeskTeamBackup: z.literal(1),
  team: z.string(),
  /** The step of the schema, without which the rows say nothing. */
  version: z.int(),
  /** By the clock of the database. */
  takenAt: z.string(),
})
export type BackupHead = z.infer<typeof backupHeadSchema>

export const backupTableSchema = z.strictObject({
  table: z.string(),
  rows: z.int(),
})

export const backupEndSchema = z.strictObject({
  sha256: z.string(),
})
