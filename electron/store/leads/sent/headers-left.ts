import { z } from 'zod'
import { workspaceIdSchema } from '#core/ids'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import { readPreference, writePreference } from '../../settings/preferences.ts'

const left = {
  name: 'leads.headersLeft',
  schema: z.array(z.strictObject({ workspaceId: workspaceIdSchema, origin: z.string() })),
}

type HeaderLeft = z.infer<typeof left.schema>[number]

/** Owners of headers that nobody needs and that the keychain could not be asked to remove. */
export const listHeadersLeft = (db: ReadableDb): readonly HeaderLeft[] =>
  readPreference(db, { ...left, fallback: [] as HeaderLeft[] })

export const addHeaderLeft = (db: WritableDb, owner: HeaderLeft): void =>
  writePreference(db, { name: left.name, value: [...without(db, owner), owner] })

export const removeHeaderLeft = (db: WritableDb, owner: HeaderLeft): void => {
  if (listHeadersLeft(db).length === 0) return
  writePreference(db, { name: left.name, value: without(db, owner) })
}

const without = (db: ReadableDb, { workspaceId, origin }: HeaderLeft): HeaderLeft[] =>
  listHeadersLeft(db).filter((one) => one.workspaceId !== workspaceId || one.origin !== origin)
