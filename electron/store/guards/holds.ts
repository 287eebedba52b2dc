import { z } from 'zod'
import { type AccountId, accountIdSchema } from '#core/ids'
import type { ReadableDb, WritableDb } from '../file/handle.ts'
import { releaseDenied } from './endpoint-standings.ts'

const rowSchema = z
  .object({
    account_id: accountIdSchema,
    since: z.int(),
    failures_in_a_row: z.int(),
    endpoint: z.string(),
  })
  .transform((row) => ({
    accountId: row.account_id,
    since: row.since,
    failuresInARow: row.failures_in_a_row,
    endpoint: row.endpoint,
  }))
/** The server has refused this account's login: nothing leaves with it until a person acts. */
export type Hold = z.infer<typeof rowSchema>

export type RefusedLogin = Omit<Hold, 'failuresInARow'>

export const readHold = (db: ReadableDb, accountId: AccountId): Hold | null => {
  const row = db
    .prepare<[string]>('SELECT * FROM hold WHERE account_id = ? AND released = 0')
    .get(accountId)
  return row === undefined ? null : rowSchema.parse(row)
}

/** How often the login was refused since a call with it has worked, whatever a person did meanwhile. */
export const readFailuresInARow = (db: ReadableDb, accountId: AccountId): number =>
  db
    .prepare<[string], number>('SELECT failures_in_a_row FROM hold WHERE account_id = ?')
    .pluck()
    .get(accountId) ?? 0

/**
 * Counts the refusal, and holds the account unless the refusal concerns its endpoint alone. Nothing is kept of
 * an account that was removed meanwhile.
 */
export const writeRefusal = (
  db: WritableDb,
  { accountId, since, endpoint }: RefusedLogin,
  { holds }: { readonly holds: boolean },
): void => {
  db.prepare(
    `INSERT INTO hold (account_id, since, failures_in_a_row, endpoint, released)
     SELECT id, ?, 1, ?, ? FROM account WHERE id = ?
     ON CONFLICT (account_id) DO UPDATE SET
       since = excluded.since,
       failures_in_a_row = hold.failures_in_a_row + 1,
       endpoint = excluded.endpoint,
       released = min(hold.released, excluded.released)`,
  ).run(since, endpoint, holds ? 0 : 1, accountId)
}

/** A person's act, for the account and each of its endpoints. What was counted stays: the server counts on. */
export const releaseHolds = (db: WritableDb, accountId: AccountId): void =>
  db.transaction(() => {
    db.prepare('UPDATE hold SET released = 1 WHERE account_id = ?').run(accountId)
    releaseDenied(db, accountId)
  })()

/** A call has worked: the failures are no longer in a row. A hold stays until a person acts. */
export const forgetFailures = (db: WritableDb, accountId: AccountId): void => {
  db.prepare('DELETE FROM hold WHERE account_id = ? AND released = 1').run(accountId)
}
