import type { OpenDraft } from '#core/contract/drafts'
import { draftIdSchema, type ProjectKey } from '#core/ids'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'

const idSchema = draftIdSchema.nullable()

/** Null where nothing was ever opened. */
export const readOpenDraft = (db: ReadableDb, of: ProjectKey): OpenDraft | null => {
  const row = db
    .prepare<[string, number], { draft_id: unknown }>(
      'SELECT draft_id FROM open_draft WHERE workspace_id = ? AND project_id = ?',
    )
    .get(of.workspaceId, of.projectId)
  return row === undefined ? null : { draftId: idSchema.parse(row.draft_id) }
}

export const writeOpenDraft = (db: WritableDb, open: ProjectKey & OpenDraft): void => {
  const { workspaceId, projectId, draftId } = open
  db.prepare(
    `INSERT INTO open_draft (workspace_id, project_id, draft_id) VALUES (?, ?, ?)
     ON CONFLICT (workspace_id, project_id) DO UPDATE SET draft_id = excluded.draft_id`,
  ).run(workspaceId, projectId, draftId)
}
