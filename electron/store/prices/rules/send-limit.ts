import type { WorkspaceId } from '#core/ids'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'

/** Null until a person has set one. */
export const readSendLimit = (db: ReadableDb, workspaceId: WorkspaceId): number | null =>
  db
    .prepare<[string], number>('SELECT sum_minor FROM send_limit WHERE workspace_id = ?')
    .pluck()
    .get(workspaceId) ?? null

export const writeSendLimit = (
  db: WritableDb,
  {
    workspaceId,
    sumMinor,
  }: { readonly workspaceId: WorkspaceId; readonly sumMinor: number | null },
): void => {
  if (sumMinor === null) {
    db.prepare('DELETE FROM send_limit WHERE workspace_id = ?').run(workspaceId)
    return
  }
  db.prepare(
    `INSERT INTO send_limit (workspace_id, sum_minor) VALUES (?, ?)
     ON CONFLICT (workspace_id) DO UPDATE SET sum_minor = excluded.sum_minor`,
  ).run(workspaceId, sumMinor)
}
