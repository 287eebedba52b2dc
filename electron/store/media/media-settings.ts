import type { ProjectKey } from '#core/ids'
import {
  type MediaSettings,
  mediaSettingsSchema,
  usualMediaSettings,
} from '#core/media/shown/media-settings'
import type { ReadableDb, WritableDb } from '../file/handle.ts'
import { readParts } from '../rows/read-parts.ts'

/** The usual ones until somebody has set any; a part that cannot be read is as if never set. */
export const readMediaSettings = (db: ReadableDb, of: ProjectKey): MediaSettings => {
  const text = db
    .prepare<[string, number], string | null>(
      'SELECT settings FROM media_project WHERE workspace_id = ? AND project_id = ?',
    )
    .pluck()
    .get(of.workspaceId, of.projectId)
  return readParts(mediaSettingsSchema, usualMediaSettings, text)
}

export const writeMediaSettings = (
  db: WritableDb,
  { workspaceId, projectId, settings }: ProjectKey & { readonly settings: MediaSettings },
): void => {
  db.prepare(
    `INSERT INTO media_project (workspace_id, project_id, settings) VALUES (?, ?, ?)
     ON CONFLICT (workspace_id, project_id) DO UPDATE SET settings = excluded.settings`,
  ).run(workspaceId, projectId, JSON.stringify(settings))
}

/** Whether a person has stopped the queue. */
export const readIsMediaPaused = (db: ReadableDb, of: ProjectKey): boolean =>
  db
    .prepare<[string, number], number>(
      'SELECT is_paused FROM media_project WHERE workspace_id = ? AND project_id = ?',
    )
    .pluck()
    .get(of.workspaceId, of.projectId) === 1

export const writeIsMediaPaused = (
  db: WritableDb,
  { workspaceId, projectId, isPaused }: ProjectKey & { readonly isPaused: boolean },
): void => {
  db.prepare(
    `INSERT INTO media_project (workspace_id, project_id, is_paused) VALUES (?, ?, ?)
     ON CONFLICT (workspace_id, project_id) DO UPDATE SET is_paused = excluded.is_paused`,
  ).run(workspaceId, projectId, isPaused ? 1 : 0)
}
