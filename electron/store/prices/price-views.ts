import type { PriceView } from '#core/contract/prices'
import { type ProjectKey, type ViewId, viewIdSchema } from '#core/ids'
import type { ReadableDb, WritableDb } from '../file/handle.ts'

export const listPriceViews = (db: ReadableDb, of: ProjectKey): PriceView[] =>
  db
    .prepare<[string, number], { id: string; name: string; state: string }>(
      'SELECT id, name, state FROM price_view WHERE workspace_id = ? AND project_id = ? ORDER BY name',
    )
    .all(of.workspaceId, of.projectId)
    .map(({ id, ...view }) => ({ id: viewIdSchema.parse(id), ...view }))

/** A name that is there already keeps its id and is replaced. Answers the id. */
export const savePriceView = (db: WritableDb, view: ProjectKey & PriceView): ViewId =>
  viewIdSchema.parse(
    db
      .prepare(
        `INSERT INTO price_view (id, workspace_id, project_id, name, state)
         VALUES (@id, @workspaceId, @projectId, @name, @state)
         ON CONFLICT (workspace_id, project_id, name) DO UPDATE SET state = excluded.state
         RETURNING id`,
      )
      .pluck()
      .get(view),
  )

export const removePriceView = (db: WritableDb, viewId: ViewId): void => {
  db.prepare('DELETE FROM price_view WHERE id = ?').run(viewId)
}
