import { z } from 'zod'
import { resourceUidSchema, workspaceIdSchema } from '#core/ids'
import { parseJson } from '#core/parse-json'
import type { Timestamp } from '#core/time'

export const manifestName = 'manifest.json'
/** The folder that all backups of a workspace share for the files of the CRM: each file is there once. */
export const filesFolder = 'Files'

const moment = z.iso.datetime({ offset: true })
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
// Whatever a manifest says, it leads to nothing outside its folder.
const plainName = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9_][\w.-]*$/)
const exportName = z
  .string()
  .max(64)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

const savedTableSchema = z.object({
  /** The export's name without the prefix. */
  name: exportName,
  file: plainName,
  format: z.enum(['xls', 'xlsx']),
  readAt: moment,
  rows: z.int().nullable(),
  bytes: z.int(),
  sha256,
})
export type SavedTable = z.infer<typeof savedTableSchema>

const savedFileSchema = z.object({
  uid: resourceUidSchema,
  /** Its name in the folder of files. */
  file: plainName,
  /** What the CRM calls it. */
  name: z.string().nullable(),
  bytes: z.int(),
  sha256,
})
export type SavedFile = z.infer<typeof savedFileSchema>

/** `notGiven`: the CRM does not give it to this account, and never did. */
const whySchema = z.enum(['notGiven', 'failed'])

/** What a backup holds; it is written last, and whatever is in its folder is named in it. */
export const backupManifestSchema = z.object({
  madeBy: z.literal('Unitdesk'),
  version: z.literal(1),
  workspaceId: workspaceIdSchema,
  crm: z.string(),
  /** The time of the schedule that it is for. */
  takenFor: moment,
  /** Null while it is being written. */
  finishedAt: moment.nullable(),
  tables: z.array(savedTableSchema),
  missingTables: z.array(z.object({ name: exportName, why: whySchema })),
  /** `off`: nobody wanted the files; `notGiven`: the CRM lists none for this account. */
  filesAre: z.enum(['kept', 'off', 'notGiven', 'failed']),
  files: z.array(savedFileSchema),
  missingFiles: z.array(z.object({ uid: resourceUidSchema, why: whySchema })),
})
export type BackupManifest = z.infer<typeof backupManifestSchema>

/** Null for a text that is no manifest, or one that a newer Unitdesk has written. */
export const parseManifest = (text: string): BackupManifest | null =>
  backupManifestSchema.safeParse(parseJson(text)).data ?? null

export const manifestText = (manifest: BackupManifest): string =>
  `${JSON.stringify(manifest, null, 1)}\n`

export const takenAt = ({ takenFor }: Pick<BackupManifest, 'takenFor'>): Timestamp =>
  Date.parse(takenFor)

/** Whether everything is in it that the CRM gives to this account. */
export const isGood = (manifest: BackupManifest): boolean =>
  manifest.finishedAt !== null &&
  manifest.tables.length > 0 &&
  manifest.filesAre !== 'failed' &&
  [...manifest.missingTables, ...manifest.missingFiles].every(({ why }) => why === 'notGiven')

/** Windows and macOS take names for the same that differ by the case of their letters alone. */
export const nameOnDisk = (file: string): string => file.toLowerCase()

/** Names that Windows has given to devices. */
const isDevice = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/**
 * The name that a file of the CRM gets in the folder of files. Two files never have one name, which `isTaken` tells of
 * a name as it is on the disk.
 */
export const savedFileName = (
  { uid, name }: { readonly uid: string; readonly name: string | null },
  isTaken: (onDisk: string) => boolean,
): string => {
  const ending = /\.([A-Za-z0-9]{1,8})$/.exec(name ?? '')?.[1]
  // Windows leaves a dot at the end out of a name.
  const stem = uid.replace(/^[.-]|\.$/g, '_').replace(isDevice, '_$&')
  const named = (number: number): string => {
    const numbered = number === 1 ? stem : `${stem}-${number}`
    return ending === undefined ? numbered : `${numbered}.${ending.toLowerCase()}`
  }
  let number = 1
  while (isTaken(nameOnDisk(named(number)))) number += 1
  return named(number)
}
