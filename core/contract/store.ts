import { z } from 'zod'
import { read, write } from './define.ts'

/** The program that has the store open. */
export const storeOwnerSchema = z.object({
  program: z.enum(['window', 'runner']),
  /** The number of its process on its computer; that of a container is one of the container's own. */
  pid: z.int(),
  computer: z.string(),
  since: z.int(),
})
export type StoreOwner = z.infer<typeof storeOwnerSchema>

/** What happened to the local store at this start. */
export const storeStateSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('healthy') }),
  z.object({
    kind: z.literal('restored'),
    at: z.int(),
    /** When the backup was made that the store was restored from; null where there was none and the store is empty. */
    backupFrom: z.int().nullable(),
    /** The folder that the damaged files were moved to. */
    keptAt: z.string(),
  }),
  z.object({
    kind: z.literal('closed'),
    cause: z.enum(['fromTheFuture', 'readOnly', 'full', 'inUse', 'migrationFailed', 'failed']),
    path: z.string(),
    /** The newest backup that this version could open instead. */
    backupFrom: z.int().nullable(),
    /** Who has it, of a store in use; null where that is not known. */
    owner: storeOwnerSchema.nullable(),
  }),
])
export type StoreState = z.infer<typeof storeStateSchema>

/** A folder with an unusable store, which was moved out of the way. */
const keptFolderSchema = z.strictObject({ name: z.string(), at: z.int(), bytes: z.int() })
export type KeptFolder = z.infer<typeof keptFolderSchema>

export const storeCalls = {
  'store.listKept': read({
    input: z.strictObject({}),
    output: z.array(keptFolderSchema),
    reads: ['store'],
  }),
  /** Deletes folders that a person was shown, for good. */
  'store.removeKept': write({
    input: z.strictObject({ names: z.array(z.string().max(200)).max(1_000) }),
    output: z.null(),
  }),
  'store.readState': read({
    input: z.strictObject({}),
    output: storeStateSchema,
    reads: ['store'],
  }),
  /** The person has read what happened. */
  'store.acknowledge': write({
    input: z.strictObject({}),
    output: z.null(),
  }),
  'store.showFolder': write({
    input: z.strictObject({}),
    output: z.null(),
  }),
  /** Moves the unusable file out of the way, opens the newest backup and starts again. */
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
  /** The names of the reads whose answers a commit has changed. */
  'store.topicsChanged': z.object({
    reads: z.array(z.string()),
  }),
}
