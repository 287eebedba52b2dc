import { z } from 'zod'
import { type Area, areaSchema } from '#core/api/areas'
import { type AccountId, accountIdSchema, type WorkspaceId, workspaceIdSchema } from '#core/ids'
import type { ReadableDb, WritableDb } from './handle.ts'

/** An area that this version does not know costs nobody the others. */
const areasOf = (stored: unknown): Area[] =>
  z
    .array(z.unknown())
    .parse(stored)
    .flatMap((area) => areaSchema.safeParse(area).data ?? [])

const accountRowSchema = z
  .object({
    id: accountIdSchema,
    workspace_id: workspaceIdSchema,
    label: z.string(),
    login: z.string(),
    areas: z.string().transform((text) => areasOf(JSON.parse(text))),
    /** Where the password outlives this run; the password itself is never in this file. */
    password_place: z.enum(['keychain', 'nowhere']),
  })
  .transform(({ workspace_id, password_place, ...row }) => ({
    ...row,
    workspaceId: workspace_id,
    passwordPlace: password_place,
  }))
export type StoredAccount = z.infer<typeof accountRowSchema>

const workspaceRowSchema = z
  .object({
    id: workspaceIdSchema,
    name: z.string(),
    kind: z.enum(['demo', 'crm']),
    base_url: z.string(),
  })
  .transform(({ base_url, ...row }) => ({ ...row, baseUrl: base_url }))
export type StoredWorkspace = z.infer<typeof workspaceRowSchema> & {
  readonly accounts: StoredAccount[]
}

const accountColumns = 'id, workspace_id, label, login, areas, password_place'

const accountsOf = (db: ReadableDb, workspaceId: WorkspaceId): StoredAccount[] =>
  db
    .prepare<[string]>(
      `SELECT ${accountColumns} FROM account WHERE workspace_id = ? ORDER BY position`,
    )
    .all(workspaceId)
    .map((row) => accountRowSchema.parse(row))

export const listWorkspaces = (db: ReadableDb): StoredWorkspace[] =>
  db
    .prepare('SELECT id, name, kind, base_url FROM workspace ORDER BY position')
    .all()
    .map((row) => workspaceRowSchema.parse(row))
    .map((workspace) => ({ ...workspace, accounts: accountsOf(db, workspace.id) }))

export const readAccount = (db: ReadableDb, accountId: AccountId): StoredAccount | null => {
  const row = db
    .prepare<[string]>(`SELECT ${accountColumns} FROM account WHERE id = ?`)
    .get(accountId)
  return row === undefined ? null : accountRowSchema.parse(row)
}

export const insertWorkspace = (db: WritableDb, workspace: StoredWorkspace): void =>
  db.transaction(() => {
    db.prepare(
      `INSERT INTO workspace (id, name, kind, base_url, position)
       VALUES (?, ?, ?, ?, (SELECT coalesce(max(position), 0) + 1 FROM workspace))`,
    ).run(workspace.id, workspace.name, workspace.kind, workspace.baseUrl)
    const insertAccount = db.prepare(
      `INSERT INTO account (${accountColumns}, position) VALUES (?, ?, ?, ?, ?, ?, ?)`,
    )
    workspace.accounts.forEach(({ id, label, login, areas, passwordPlace }, position) => {
      insertAccount.run(
        id,
        workspace.id,
        label,
        login,
        JSON.stringify(areas),
        passwordPlace,
        position,
      )
    })
  })()

export const writePasswordPlace = (
  db: WritableDb,
  { id, passwordPlace }: Pick<StoredAccount, 'id' | 'passwordPlace'>,
): void => {
  db.prepare('UPDATE account SET password_place = ? WHERE id = ?').run(passwordPlace, id)
}

/** With its accounts, holds, projects and pricelists. */
export const removeWorkspace = (db: WritableDb, workspaceId: WorkspaceId): void => {
  db.prepare('DELETE FROM workspace WHERE id = ?').run(workspaceId)
}
