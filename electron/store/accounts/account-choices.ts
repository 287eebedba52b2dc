import { z } from 'zod'
import { type Area, areaSchema } from '#core/api/areas'
import {
  type AccountId,
  accountIdSchema,
  type ProjectId,
  projectIdSchema,
  type WorkspaceId,
  workspaceIdSchema,
} from '#core/ids'
import type { ReadableDb, WritableDb } from '../file/handle.ts'

/** What an account is chosen for. */
export interface ChoicePlace {
  readonly workspaceId: WorkspaceId
  readonly area: Area
  /** Null for what concerns no single project. */
  readonly projectId: ProjectId | null
}

export interface AccountChoice extends ChoicePlace {
  readonly accountId: AccountId
}

const noProject = 0

const rowSchema = z.object({
  workspace_id: workspaceIdSchema,
  area: areaSchema,
  project_id: z.int(),
  account_id: accountIdSchema,
})

export const readChoice = (
  db: ReadableDb,
  { workspaceId, area, projectId }: ChoicePlace,
): AccountId | null => {
  const row = db
    .prepare<[string, string, number], { account_id: string }>(
      'SELECT account_id FROM account_choice WHERE workspace_id = ? AND area = ? AND project_id = ?',
    )
    .get(workspaceId, area, projectId ?? noProject)
  return row === undefined ? null : accountIdSchema.parse(row.account_id)
}

/** Lists the choices of a workspace, without those of an area that this version does not know. */
export const listChoices = (db: ReadableDb, workspaceId: WorkspaceId): AccountChoice[] =>
  db
    .prepare<[string]>('SELECT * FROM account_choice WHERE workspace_id = ?')
    .all(workspaceId)
    .flatMap((row) => {
      const choice = rowSchema.safeParse(row).data
      if (choice === undefined) return []
      const { area, project_id, account_id } = choice
      const projectId = project_id === noProject ? null : projectIdSchema.parse(project_id)
      return [{ workspaceId, area, projectId, accountId: account_id }]
    })

export const writeChoice = (
  db: WritableDb,
  { workspaceId, area, projectId, accountId }: AccountChoice,
): void => {
  db.prepare(
    `INSERT INTO account_choice (workspace_id, area, project_id, account_id) VALUES (?, ?, ?, ?)
     ON CONFLICT (workspace_id, area, project_id) DO UPDATE SET account_id = excluded.account_id`,
  ).run(workspaceId, area, projectId ?? noProject, accountId)
}
