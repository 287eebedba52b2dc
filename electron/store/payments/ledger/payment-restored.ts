import type { WorkspaceId } from '#core/ids'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'

/** A ledger that came from a backup, or that is empty because there was none. */
export interface RestoredLedger {
  readonly restoredAt: number
  /** Null where there was no backup. */
  readonly backupFrom: number | null
  /** When a person has compared the ledger with the CRM; null while nobody has. */
  readonly acceptedAt: number | null
}

/**
 * Marks the ledgers of all workspaces each time that the store was restored; a workspace that is added later lacks its
 * past too.
 */
export const markRestoredLedgers = (
  db: WritableDb,
  { restoredAt, backupFrom }: Omit<RestoredLedger, 'acceptedAt'>,
): void => {
  db.prepare('INSERT OR IGNORE INTO payment_restore (restored_at, backup_from) VALUES (?, ?)').run(
    restoredAt,
    backupFrom,
  )
}

/** The last restoration; null where the store has everything that ever was. */
export const readRestoredLedger = (
  db: ReadableDb,
  { workspaceId }: { readonly workspaceId: WorkspaceId },
): RestoredLedger | null =>
  db
    .prepare<[string], RestoredLedger>(
      `SELECT payment_restore.restored_at AS restoredAt, payment_restore.backup_from AS backupFrom,
         payment_restored.accepted_at AS acceptedAt
       FROM payment_restore LEFT JOIN payment_restored
         ON payment_restored.workspace_id = ?
         AND payment_restored.restored_at = payment_restore.restored_at
       ORDER BY payment_restore.id DESC LIMIT 1`,
    )
    .get(workspaceId) ?? null

export const acceptRestoredLedger = (
  db: WritableDb,
  { workspaceId, at }: { readonly workspaceId: WorkspaceId; readonly at: number },
): void => {
  db.prepare(
    `INSERT OR REPLACE INTO payment_restored (workspace_id, restored_at, backup_from, accepted_at)
     SELECT ?, restored_at, backup_from, ? FROM payment_restore ORDER BY id DESC LIMIT 1`,
  ).run(workspaceId, at)
}
