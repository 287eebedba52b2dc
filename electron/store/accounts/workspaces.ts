import { z } from 'zod'
import { type WorkspaceId, workspaceIdSchema } from '#core/ids'
import type { ReadableDb, WritableDb } from '../file/handle.ts'
import { forgetUnusedLogins } from '../guards/forget-unused-logins.ts'
import { removeDealTitles } from '../prices/deals/deal-titles.ts'
import { accountsOf, insertAccount, type StoredAccount } from './accounts.ts'

const workspaceRowSchema = z
  .object({
    id: workspaceIdSchema,
    name: z.string(),
    kind: z.enum(['demo', 'crm']),
    base_url: z.string(),
    time_zone: z.string(),
  })
  .transform(({ base_url, time_zone, ...row }) => ({
    ...row,
    baseUrl: base_url,
    /** The zone of the server's clock, which times without a zone are on. */
    timeZone: time_zone,
  }))
export type StoredWorkspace = z.infer<typeof workspaceRowSchema> & {
  readonly accounts: StoredAccount[]
}

export const listWorkspaces = (db: ReadableDb): StoredWorkspace[] =>
  db
    .prepare('SELECT id, name, kind, base_url, time_zone FROM workspace ORDER BY position')
    .all()
    .map((row) => workspaceRowSchema.parse(row))
    .map((workspace) => ({ ...workspace, accounts: accountsOf(db, workspace.id) }))

export const insertWorkspace = (db: WritableDb, workspace: StoredWorkspace): void =>
  db.transaction(() => {
    db.prepare(
      `INSERT INTO workspace (id, name, kind, base_url, time_zone, position)
       VALUES (?, ?, ?, ?, ?, (SELECT coalesce(max(position), 0) + 1 FROM workspace))`,
    ).run(workspace.id, workspace.name, workspace.kind, workspace.baseUrl, workspace.timeZone)
    for (const account of workspace.accounts) insertAccount(db, account)
  })()

export const writeTimeZone = (
  db: WritableDb,
  { id, timeZone }: Pick<StoredWorkspace, 'id' | 'timeZone'>,
): void => {
  db.prepare('UPDATE workspace SET time_zone = ? WHERE id = ?').run(timeZone, id)
}

/** Removes a workspace with everything that is kept for it. */
export const removeWorkspace = (db: WritableDb, workspaceId: WorkspaceId): void =>
  db.transaction(() => {
    db.prepare('DELETE FROM workspace WHERE id = ?').run(workspaceId)
    removeDealTitles(db, workspaceId)
    forgetUnusedLogins(db)
  })()
