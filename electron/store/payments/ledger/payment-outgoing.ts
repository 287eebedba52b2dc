import type { WorkspaceId } from '#core/ids'
import type { ReadableDb } from '../../file/handle.ts'

interface PaymentSubject {
  readonly workspaceId: WorkspaceId
  /** The name of the payment in the list of its calls. */
  readonly subject: string
}

/** The newest call of a payment whose fate nobody knows. */
export const findUnknownPaymentCall = (
  db: ReadableDb,
  { workspaceId, subject }: PaymentSubject,
): number | null =>
  db
    .prepare<[string, string], number | null>(
      `SELECT max(id) FROM outgoing_call
       WHERE state = 'unknown' AND workspace_id = ? AND endpoint = 'add-incoming-payment'
         AND subject = ?`,
    )
    .pluck()
    .get(workspaceId, subject) ?? null

/** The payment whose call has this number. */
export const findPaymentOfCall = (db: ReadableDb, callId: number): PaymentSubject | null =>
  db
    .prepare<[number], PaymentSubject>(
      `SELECT workspace_id AS workspaceId, subject FROM outgoing_call
       WHERE id = ? AND state = 'unknown' AND workspace_id IS NOT NULL
         AND endpoint = 'add-incoming-payment'`,
    )
    .get(callId) ?? null
