import { z } from 'zod'
import { areaSchema } from '#core/api/areas'
import {
  type AccountId,
  accountIdSchema,
  projectIdSchema,
  type WorkspaceId,
  workspaceIdSchema,
} from '#core/ids'
import type { ReadableDb, WritableDb } from '../file/handle.ts'
import { forgetUnusedLogins } from '../guards/forget-unused-logins.ts'

/** Parses a list without the items that this version does not know. */
const known = <S extends z.ZodType>(schema: S, stored: string): z.output<S>[] =>
  z
    .array(z.unknown())
    .parse(JSON.parse(stored))
    .flatMap((item) => schema.safeParse(item).data ?? [])

const projectsSchema = z
  .string()
  .nullable()
  .transform((text) => (text === null ? null : known(projectIdSchema, text)))

const rowSchema = z
  .object({
    id: accountIdSchema,
    workspace_id: workspaceIdSchema,
    label: z.string(),
    login: z.string(),
    areas: z.string().transform((text) => known(areaSchema, text)),
    /** Where the password outlives this run; the password itself is never in this file. */
    password_place: z.enum(['keychain', 'nowhere']),
    projects: projectsSchema,
    listed_projects: projectsSchema,
  })
  .transform(({ workspace_id, password_place, listed_projects, ...row }) => ({
    ...row,
    workspaceId: workspace_id,
    passwordPlace: password_place,
    /** What the server has listed to this account; null while it was never asked. */
    listedProjects: listed_projects,
  }))
export type StoredAccount = z.infer<typeof rowSchema>

const columns = 'id, workspace_id, label, login, areas, password_place, projects, listed_projects'

export const accountsOf = (db: ReadableDb, workspaceId: WorkspaceId): StoredAccount[] =>
  db
    .prepare<[string]>(`SELECT ${columns} FROM account WHERE workspace_id = ? ORDER BY position`)
    .all(workspaceId)
    .map((row) => rowSchema.parse(row))

export const readAccount = (db: ReadableDb, accountId: AccountId): StoredAccount | null => {
  const row = db.prepare<[string]>(`SELECT ${columns} FROM account WHERE id = ?`).get(accountId)
  return row === undefined ? null : rowSchema.parse(row)
}

const toJson = (list: readonly unknown[] | null): string | null =>
  list === null ? null : JSON.stringify(list)

/** A new account comes behind those that the workspace has. */
export const insertAccount = (db: WritableDb, account: StoredAccount): void => {
  db.prepare(
    `INSERT INTO account (${columns}, position) VALUES (?, ?, ?, ?, ?, ?, ?, ?,
       (SELECT coalesce(max(position), -1) + 1 FROM account WHERE workspace_id = ?))`,
  ).run(
    account.id,
    account.workspaceId,
    account.label,
    account.login,
    JSON.stringify(account.areas),
    account.passwordPlace,
    toJson(account.projects),
    toJson(account.listedProjects),
    account.workspaceId,
  )
}

export const changeAccount = (
  db: WritableDb,
  { id, label, areas, projects }: Pick<StoredAccount, 'id' | 'label' | 'areas' | 'projects'>,
): void => {
  db.prepare('UPDATE account SET label = ?, areas = ?, projects = ? WHERE id = ?').run(
    label,
    JSON.stringify(areas),
    toJson(projects),
    id,
  )
}

export const writePasswordPlace = (
  db: WritableDb,
  { id, passwordPlace }: Pick<StoredAccount, 'id' | 'passwordPlace'>,
): void => {
  db.prepare('UPDATE account SET password_place = ? WHERE id = ?').run(passwordPlace, id)
}

export const writeListedProjects = (
  db: WritableDb,
  { id, listedProjects }: Pick<StoredAccount, 'id' | 'listedProjects'>,
): void => {
  db.prepare('UPDATE account SET listed_projects = ? WHERE id = ?').run(toJson(listedProjects), id)
}

/** Removes an account with its choices, and with the holds of a login that no other account has. */
export const removeAccount = (db: WritableDb, accountId: AccountId): void =>
  db.transaction(() => {
    db.prepare('DELETE FROM account WHERE id = ?').run(accountId)
    forgetUnusedLogins(db)
  })()
