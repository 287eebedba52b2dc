import type { WorkspaceId } from '#core/ids'
import type { ReadableDb, WritableDb } from './handle.ts'

/** A ledger that came from a backup, or began anew, and nobody has compared yet. */
export interface RestoredLedger {
  readonly restoredAt: number
  /** Null where there was no backup. */
  readonly backupFrom: number | null
}

/** Every workspace that there is, once for each time that the store was restored. */
export const markRestoredLedgers = (
  db: WritableDb,
  { restoredAt, backupFrom }: RestoredLedger,
): void => {
  db.prepare(
    `INSERT INTO payment_restored (workspace_id, restored_at, backup_from)
     SELECT id, @restoredAt, @backupFrom FROM workspace WHERE true
     ON CONFLICT (workspace_id) DO UPDATE SET
       restored_at = excluded.restored_at, backup_from = excluded.backup_from, accepted_at = NULL
     WHERE payment_restored.restored_at < excluded.restored_at`,
  ).run({ restoredAt, backupFrom })
}

/** Null where nothing is to be compared, or a person has done so. */
export const readRestoredLedger = (
  db: ReadableDb,
  { workspaceId }: { readonly workspaceId: WorkspaceId },
): RestoredLedger | null =>
  db
    .prepare<[string], RestoredLedger>(
      `SELECT restored_at AS restoredAt, backup_from AS backupFrom FROM payment_restored
       WHERE workspace_id = ? AND accepted_at IS NULL`,
    )
    .get(workspaceId) ?? null

export const acceptRestoredLedger = (
  db: WritableDb,
  { workspaceId, at }: { readonly workspaceId: WorkspaceId; readonly at: number },
): void => {
  db.prepare('UPDATE payment_restored SET accepted_at = ? WHERE workspace_id = ?').run(
    at,
    workspaceId,
  )
}
