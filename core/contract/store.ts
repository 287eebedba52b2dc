import { z } from 'zod'
import { read, write } from './define.ts'

/** What happened to the local store at this start. */
export const storeStateSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('healthy') }),
  z.object({
    kind: z.literal('restored'),
    at: z.int(),
    /** When the backup was made whose content is shown now; null when there was none and the store began anew. */
    backupFrom: z.int().nullable(),
    /** Where the damaged files were kept. */
    keptAt: z.string(),
  }),
  z.object({
    kind: z.literal('closed'),
    cause: z.enum(['fromTheFuture', 'readOnly', 'full', 'inUse', 'migrationFailed', 'failed']),
    path: z.string(),
    /** The newest backup that this version could open instead. */
    backupFrom: z.int().nullable(),
  }),
])
export type StoreState = z.infer<typeof storeStateSchema>

/** A folder in which an unusable store was kept, with all that was in it. */
const keptFolderSchema = z.strictObject({ name: z.string(), at: z.int(), bytes: z.int() })
export type KeptFolder = z.infer<typeof keptFolderSchema>

export const storeCalls = {
  'store.listKept': read({
    input: z.strictObject({}),
    output: z.array(keptFolderSchema),
    reads: ['store'],
  }),
  /** Those that a person was shown; nothing brings them back. */
  'store.removeKept': write({
    input: z.strictObject({ names: z.array(z.string().max(200)).max(1_000) }),
    output: z.null(),
  }),
  'store.readState': read({
    input: z.strictObject({}),
    output: storeStateSchema,
    reads: ['store'],
  }),
  /** The user has read what happened. */
  'store.acknowledge': write({
    input: z.strictObject({}),
    output: z.null(),
  }),
  'store.showFolder': write({
    input: z.strictObject({}),
    output: z.null(),
  }),
  /** Keeps the unusable file aside, opens the newest backup and starts again. */
  'store.startFromBackup': write({
    input: z.strictObject({}),
    output: z.null(),
  }),
  'store.tryAgain': write({
    input: z.strictObject({}),
    output: z.null(),
  }),
}

export const storeEvents = {
  /** What a commit has changed, as the names of the reads that show it. */
  'store.topicsChanged': z.object({
    reads: z.array(z.string()),
  }),
}
