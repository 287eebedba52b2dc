import {
  type ProjectId,
  type ProjectKey,
  projectIdSchema,
  type ResourceUid,
  type ScreenId,
  type WorkspaceId,
} from '#core/ids'
import { type Json, toJson } from '#core/json'
import type { PlaceMedia } from '#core/media/shown/place-media'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'

export interface ShownPlaces {
  readonly screenId: ScreenId
  readonly fetchedAt: number
  /** Large, and mostly passed on as it is. */
  readonly places: Json<readonly PlaceMedia[]>
}

export const listMediaShown = (db: ReadableDb, of: ProjectKey): ShownPlaces[] =>
  db
    .prepare<[string, number], ShownPlaces>(
      `SELECT screen_id AS screenId, fetched_at AS fetchedAt, places
       FROM media_shown WHERE workspace_id = ? AND project_id = ? ORDER BY screen_id`,
    )
    .all(of.workspaceId, of.projectId)

/** When each screen was asked, without its large answer. */
export const listMediaShownAt = (db: ReadableDb, of: ProjectKey): number[] =>
  db
    .prepare<[string, number], number>(
      `SELECT fetched_at FROM media_shown
       WHERE workspace_id = ? AND project_id = ? ORDER BY screen_id`,
    )
    .pluck()
    .all(of.workspaceId, of.projectId)

export const writeMediaShown = (
  db: WritableDb,
  shown: ProjectKey & {
    readonly screenId: ScreenId
    readonly fetchedAt: number
    readonly places: readonly PlaceMedia[]
  },
): void => {
  db.prepare(
    `INSERT INTO media_shown (workspace_id, project_id, screen_id, fetched_at, places)
     VALUES (@workspaceId, @projectId, @screenId, @fetchedAt, @places)
     ON CONFLICT (workspace_id, project_id, screen_id)
     DO UPDATE SET fetched_at = excluded.fetched_at, places = excluded.places`,
  ).run({ ...shown, places: toJson(shown.places) })
}

/** A project of which the server has shown the resource: others are nobody's to ask for. */
export const projectOfResource = (
  db: ReadableDb,
  { workspaceId, uid }: { readonly workspaceId: WorkspaceId; readonly uid: ResourceUid },
): ProjectId | null => {
  const found = db
    .prepare<[string, string], number>(
      `SELECT project_id FROM media_shown
       WHERE workspace_id = ? AND instr(places, ?) > 0 LIMIT 1`,
    )
    .pluck()
    .get(workspaceId, JSON.stringify(uid))
  return found === undefined ? null : projectIdSchema.parse(found)
}
