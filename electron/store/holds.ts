import { z } from 'zod'
import { type AccountId, accountIdSchema } from '#core/ids'
import type { ReadableDb, WritableDb } from './handle.ts'

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

export const readHold = (db: ReadableDb, accountId: AccountId): Hold | null => {
  const row = db.prepare<[string]>('SELECT * FROM hold WHERE account_id = ?').get(accountId)
  return row === undefined ? null : rowSchema.parse(row)
}

export const writeHold = (db: WritableDb, hold: Hold): void => {
  db.prepare(
    `INSERT INTO hold (account_id, since, failures_in_a_row, endpoint) VALUES (?, ?, ?, ?)
     ON CONFLICT (account_id) DO UPDATE SET
       since = excluded.since,
       failures_in_a_row = hold.failures_in_a_row + 1,
       endpoint = excluded.endpoint`,
  ).run(hold.accountId, hold.since, hold.failuresInARow, hold.endpoint)
}

export const clearHold = (db: WritableDb, accountId: AccountId): void => {
  db.prepare('DELETE FROM hold WHERE account_id = ?').run(accountId)
}
