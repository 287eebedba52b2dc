import { z } from 'zod'
import type { WorkspaceId } from '#core/ids'
import { type DealTitles, dealTitlesSchema } from '#core/prices/deals/deal-columns'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import { readPreference, writePreference } from '../../settings/preferences.ts'

const schema = z.record(z.string(), dealTitlesSchema)

const name = 'dealTitles'

const readAll = (db: ReadableDb) => readPreference(db, { name, schema, fallback: {} })

/** How the columns of deals are called in the exports of a workspace; null where nobody had to say so. */
export const readDealTitles = (db: ReadableDb, workspaceId: WorkspaceId): DealTitles | null =>
  readAll(db)[workspaceId] ?? null

export const writeDealTitles = (
  db: WritableDb,
  { workspaceId, titles }: { workspaceId: WorkspaceId; titles: DealTitles },
): void => writePreference(db, { name, value: { ...readAll(db), [workspaceId]: titles } })

/** Removes what a workspace has been told of its columns, together with the workspace. */
export const removeDealTitles = (db: WritableDb, workspaceId: WorkspaceId): void => {
  const { [workspaceId]: removed, ...others } = readAll(db)
  if (removed !== undefined) writePreference(db, { name, value: others })
}
