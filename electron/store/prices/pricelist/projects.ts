import { z } from 'zod'
import type { Project } from '#core/contract/prices'
import {
  type AccountId,
  developerIdSchema,
  type ProjectId,
  type ProjectKey,
  projectIdSchema,
  type ScreenId,
  screenIdSchema,
  type WorkspaceId,
} from '#core/ids'
import { readAccount } from '../../accounts/accounts.ts'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import { jsonColumn } from '../../rows/json-column.ts'

const rowSchema = z
  .object({
    id: projectIdSchema,
    name: z.string(),
    city: z.string().nullable(),
    free_units: z.int().nullable(),
    developer_id: developerIdSchema.nullable(),
    screen_ids: jsonColumn(z.array(screenIdSchema)),
    chosen_screen_id: screenIdSchema.nullable(),
  })
  .transform((row) => ({
    id: row.id,
    name: row.name,
    city: row.city,
    freeUnits: row.free_units,
    developerId: row.developer_id,
    /** The chosen one first. */
    screenIds:
      row.chosen_screen_id === null
        ? row.screen_ids
        : [row.chosen_screen_id, ...row.screen_ids.filter((id) => id !== row.chosen_screen_id)],
  }))
export type StoredProject = z.infer<typeof rowSchema>

const listedSchema = z
  .object({
    id: projectIdSchema,
    name: z.string(),
    city: z.string().nullable(),
    free_units: z.int().nullable(),
    fetched_at: z.int(),
  })
  .transform(
    ({ free_units, fetched_at, ...row }): Project => ({
      ...row,
      freeUnits: free_units,
      fetchedAt: fetched_at,
    }),
  )

const columns = 'id, name, city, free_units, developer_id, screen_ids'

export const listProjects = (db: ReadableDb, workspaceId: WorkspaceId): Project[] =>
  db
    .prepare<[string]>(
      `SELECT id, name, city, free_units, fetched_at FROM project
       WHERE workspace_id = ? ORDER BY position`,
    )
    .all(workspaceId)
    .map((row) => listedSchema.parse(row))

export const readProject = (
  db: ReadableDb,
  { workspaceId, projectId }: { workspaceId: WorkspaceId; projectId: ProjectId },
): StoredProject | null => {
  const row = db
    .prepare<[string, number]>(
      `SELECT ${columns}, chosen_screen_id FROM project WHERE workspace_id = ? AND id = ?`,
    )
    .get(workspaceId, projectId)
  return row === undefined ? null : rowSchema.parse(row)
}

interface Listing {
  readonly workspaceId: WorkspaceId
  readonly projects: readonly StoredProject[]
  readonly fetchedAt: number
}

/** Replaces all projects by those that the server lists now: a project that it hides is gone. */
export const replaceProjects = (db: WritableDb, listing: Listing): void =>
  db.transaction(() => {
    const chosen = listChosenScreens(db, listing.workspaceId)
    db.prepare('DELETE FROM project WHERE workspace_id = ?').run(listing.workspaceId)
    addProjects(db, listing)
    for (const choice of chosen) chooseScreen(db, { ...listing, ...choice })
  })()

const listChosenScreens = (db: ReadableDb, workspaceId: WorkspaceId) =>
  db
    .prepare<[string], { projectId: ProjectId; screenId: ScreenId }>(
      `SELECT id AS projectId, chosen_screen_id AS screenId FROM project
       WHERE workspace_id = ? AND chosen_screen_id IS NOT NULL`,
    )
    .all(workspaceId)

/** The screen by which a project is asked for from now on. */
export const chooseScreen = (
  db: WritableDb,
  { workspaceId, projectId, screenId }: ProjectKey & { readonly screenId: ScreenId },
): void => {
  db.prepare('UPDATE project SET chosen_screen_id = ? WHERE workspace_id = ? AND id = ?').run(
    screenId,
    workspaceId,
    projectId,
  )
}

/** New projects come behind those that are there; one that is there already is renewed in its place. */
export const addProjects = (
  db: WritableDb,
  { workspaceId, projects, fetchedAt }: Listing,
): void => {
  const insert = db.prepare(
    `INSERT INTO project (workspace_id, position, fetched_at, ${columns})
     VALUES (?, (SELECT coalesce(max(position), -1) + 1 FROM project WHERE workspace_id = ?), ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (workspace_id, id) DO UPDATE SET
       fetched_at = excluded.fetched_at, name = excluded.name, city = excluded.city,
       free_units = excluded.free_units, developer_id = excluded.developer_id,
       screen_ids = excluded.screen_ids`,
  )
  for (const project of projects) {
    insert.run(
      workspaceId,
      workspaceId,
      fetchedAt,
      project.id,
      project.name,
      project.city,
      project.freeUnits,
      project.developerId,
      JSON.stringify(project.screenIds),
    )
  }
}

/** Lists those of the known projects that the server has listed to this account. */
export const listListedProjects = (
  db: ReadableDb,
  { workspaceId, accountId }: { readonly workspaceId: WorkspaceId; readonly accountId: AccountId },
): StoredProject[] =>
  (readAccount(db, accountId)?.listedProjects ?? []).flatMap(
    (projectId) => readProject(db, { workspaceId, projectId }) ?? [],
  )
