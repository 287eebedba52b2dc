import { type UnknownCall, unknownCallSchema } from '#core/contract/activity'
import type { AccountId } from '#core/ids'
import type { ReadableDb, WritableDb } from '../file/handle.ts'

/** A call that creates something: written down before it leaves. */
export interface NewOutgoingCall extends Omit<UnknownCall, 'id'> {
  readonly accountId: AccountId
}

/** `unknown`: it may have arrived; only a person can find out. */
export type OutgoingOutcome = 'done' | 'refused' | 'unknown'

const settledKept = 1_000

export const insertOutgoingCall = (db: WritableDb, call: NewOutgoingCall): number =>
  Number(
    db
      .prepare(
        `INSERT INTO outgoing_call (at, workspace_id, workspace, account, endpoint, subject, state)
         VALUES (@at, (SELECT workspace_id FROM account WHERE id = @accountId),
           @workspace, @account, @endpoint, @subject, 'sending')`,
      )
      .run(call).lastInsertRowid,
  )

export const writeOutgoingOutcome = (
  db: WritableDb,
  { id, outcome }: { readonly id: number; readonly outcome: OutgoingOutcome },
): void => {
  db.prepare("UPDATE outgoing_call SET state = ? WHERE id = ? AND state = 'sending'").run(
    outcome,
    id,
  )
}

/** Makes the calls unknown whose answers the last run did not live to hear. Called before anything is sent. */
export const settleInterrupted = (db: WritableDb): void =>
  db.transaction(() => {
    db.prepare("UPDATE outgoing_call SET state = 'unknown' WHERE state = 'sending'").run()
    db.prepare(
      `DELETE FROM outgoing_call WHERE state IN ('done', 'refused')
         AND id <= (SELECT max(id) FROM outgoing_call) - ?`,
    ).run(settledKept)
  })()

/** The calls without an answer, the oldest first, which has waited longest. */
export const listUnknownCalls = (db: ReadableDb): UnknownCall[] =>
  db
    .prepare(
      `SELECT id, at, workspace, account, endpoint, subject FROM outgoing_call
       WHERE state = 'unknown' ORDER BY id`,
    )
    .all()
    .map((row) => unknownCallSchema.parse(row))

/** Writes what a person found out; the result says whether there was anything to settle. */
export const settleUnknownCall = (
  db: WritableDb,
  { id, arrived }: { readonly id: number; readonly arrived: boolean },
): boolean =>
  db
    .prepare("UPDATE outgoing_call SET state = ? WHERE id = ? AND state = 'unknown'")
    .run(arrived ? 'done' : 'refused', id).changes > 0
