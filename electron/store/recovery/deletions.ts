import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { parseJson } from '#core/parse-json'
import { emailKeyIn } from '../customers/consents.ts'
import { listBackups } from '../file/backups.ts'
import { errorCode } from '../file/error-code.ts'
import type { ReadableDb, WritableDb } from '../file/handle.ts'
import { makePrivate, type StoreLayout, syncFile, syncFolder } from '../file/layout.ts'
import { forgottenKey } from '../leads/sent/sent-leads.ts'

const ids = z.array(z.string())

const whatSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({
    kind: z.literal('person'),
    inquiryIds: z.array(z.int()),
    /** The hashes of keys, which may have a name in them. */
    sentKeys: ids,
    drafts: ids,
    sendings: ids,
    customerIds: z.array(z.int()),
    /** A hash that needs the key of the store. */
    emailKey: z.string().nullable(),
  }),
])

const deletionSchema = z.strictObject({
  /** Counts them. */
  number: z.int(),
  /** The newest copy of the store that has still what was deleted. */
  backup: z.int(),
  at: z.int(),
  workspaceId: z.string(),
  what: whatSchema,
})

export type Deletion = z.infer<typeof deletionSchema>
type NotedPerson = Extract<Deletion['what'], { kind: 'person' }>

export interface NewDeletion extends Pick<Deletion, 'at' | 'workspaceId'> {
  readonly what:
    | { readonly kind: 'all' }
    | ({ readonly kind: 'person'; readonly email: string } & {
        readonly [K in Exclude<keyof NotedPerson, 'kind' | 'emailKey'>]: Readonly<NotedPerson[K]>
      })
}

const withoutContacts = (db: ReadableDb, what: NewDeletion['what']): Deletion['what'] => {
  if (what.kind === 'all') return what
  const { email, inquiryIds, sentKeys, drafts, sendings, customerIds } = what
  return {
    kind: 'person',
    emailKey: emailKeyIn(db, email),
    sentKeys: sentKeys.map(forgottenKey),
    inquiryIds: [...inquiryIds],
    customerIds: [...customerIds],
    drafts: [...drafts],
    sendings: [...sendings],
  }
}

const listSchema = z.strictObject({ last: z.int(), deletions: z.array(deletionSchema) })
type DeletionList = z.infer<typeof listSchema>

const none: DeletionList = { last: 0, deletions: [] }

/**
 * What was deleted for good, beside the store: a copy of the store that takes its place has everybody yet. In it are
 * numbers and hashes, never a name or a contact.
 */
const readList = ({ deletions }: StoreLayout): DeletionList => {
  try {
    const read = listSchema.safeParse(parseJson(readFileSync(deletions, 'utf8')))
    return read.success ? read.data : none
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return none
    throw error
  }
}

const writeList = ({ deletions, directory }: StoreLayout, list: DeletionList): void => {
  const unfinished = `${deletions}.unfinished`
  makePrivate(unfinished)
  writeFileSync(unfinished, JSON.stringify(list))
  syncFile(unfinished)
  renameSync(unfinished, deletions)
  syncFolder(directory)
}

/**
 * Records a deletion before its first row is deleted. The result is its number, which the store keeps with what it
 * deletes.
 */
export const noteDeletion = (
  layout: StoreLayout,
  { db, deletion }: { readonly db: ReadableDb; readonly deletion: NewDeletion },
): number => {
  const { last, deletions } = readList(layout)
  const number = Math.max(last, knownDeletion(db)) + 1
  const backup = listBackups(layout.backups)[0]?.order ?? 0
  const noted = { ...deletion, what: withoutContacts(db, deletion.what), number, backup }
  writeList(layout, { last: number, deletions: [...deletions, noted] })
  return number
}

/** Withdraws a deletion that came to nothing, unless the store knows of it, so that no later start repeats it. */
export const withdrawDeletion = (
  layout: StoreLayout,
  { db, number }: { readonly db: ReadableDb; readonly number: number },
): void => {
  if (knownDeletion(db) >= number) return
  const list = readList(layout)
  const deletions = list.deletions.filter((noted) => noted.number !== number)
  writeList(layout, { ...list, deletions })
}

/** The deletions that a store does not know of, in their order. */
export const unknownDeletions = (layout: StoreLayout, db: ReadableDb): Deletion[] => {
  const known = knownDeletion(db)
  return readList(layout).deletions.filter(({ number }) => number > known)
}

/** Forgets deletions that every backup knows of. */
export const forgetKnownDeletions = (layout: StoreLayout): void => {
  const list = readList(layout)
  const oldest = listBackups(layout.backups).at(-1)?.order ?? 0
  const deletions = list.deletions.filter(({ backup }) => backup >= oldest)
  if (deletions.length < list.deletions.length) writeList(layout, { ...list, deletions })
}

const knownDeletion = (db: ReadableDb): number =>
  db.prepare<[], number>('SELECT number FROM deletion_known').pluck().get() ?? 0

/** Writes into the store that it knows of a deletion, within the transaction of that deletion. */
export const knowDeletion = (db: WritableDb, number: number): void => {
  db.prepare('UPDATE deletion_known SET number = max(number, ?)').run(number)
}
