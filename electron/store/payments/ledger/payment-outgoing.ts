import type { WorkspaceId } from '#core/ids'
import type { ReadableDb } from '../../file/handle.ts'

interface OfPayment {
  readonly workspaceId: WorkspaceId
  /** The name of the payment in the list of its calls. */
  readonly subject: string
}

/** The newest call of a payment whose fate nobody knows. */
export const findUnknownPaymentCall = (
  db: ReadableDb,
  { workspaceId, subject }: OfPayment,
): number | null =>
  db
    .prepare<[string, string], number | null>(
      `SELECT max(c.id) FROM outgoing_call c JOIN workspace w ON w.name = c.workspace
       WHERE c.state = 'unknown' AND w.id = ? AND c.endpoint = 'add-incoming-payment'
         AND c.subject = ?`,
    )
    .pluck()
    .get(workspaceId, subject) ?? null

/** The other way round: whose call it is; in several workspaces where they have the same name. */
export const findPaymentOfCall = (
  db: ReadableDb,
  callId: number,
): { readonly workspaceIds: WorkspaceId[]; readonly subject: string } | null => {
  const rows = db
    .prepare<[number], { id: WorkspaceId; subject: string }>(
      `SELECT w.id, c.subject FROM outgoing_call c JOIN workspace w ON w.name = c.workspace
       WHERE c.id = ? AND c.state = 'unknown' AND c.endpoint = 'add-incoming-payment'`,
    )
    .all(callId)
  const [first] = rows
  return first === undefined
    ? null
    : { workspaceIds: rows.map(({ id }) => id), subject: first.subject }
}
