import { z } from 'zod'
import type { AccountId } from '#core/ids'
import type { Timestamp } from '#core/time'
import type { ReadableDb, WritableDb } from '../file/handle.ts'

interface Pair {
  readonly accountId: AccountId
  readonly endpoint: string
}

const rowSchema = z
  .object({ worked: z.int(), denied_at: z.int().nullable() })
  .transform(({ worked, denied_at }) => ({ hasWorked: worked === 1, deniedAt: denied_at }))
/** What an account's calls of one endpoint have come to, over all runs. */
export type EndpointStanding = z.infer<typeof rowSchema>

const untried: EndpointStanding = { hasWorked: false, deniedAt: null }

export const readEndpointStanding = (
  db: ReadableDb,
  { accountId, endpoint }: Pair,
): EndpointStanding => {
  const row = db
    .prepare<[string, string]>(
      'SELECT worked, denied_at FROM endpoint_standing WHERE account_id = ? AND endpoint = ?',
    )
    .get(accountId, endpoint)
  return row === undefined ? untried : rowSchema.parse(row)
}

const deniedSchema = z
  .object({ endpoint: z.string(), denied_at: z.int() })
  .transform(({ endpoint, denied_at }) => ({ endpoint, since: denied_at }))
export type DeniedEndpoint = z.infer<typeof deniedSchema>

/** The endpoints that the account is probably not permitted to ask, until a person acts. */
export const listDeniedEndpoints = (db: ReadableDb, accountId: AccountId): DeniedEndpoint[] =>
  db
    .prepare<[string]>(
      'SELECT endpoint, denied_at FROM endpoint_standing WHERE account_id = ? AND denied_at IS NOT NULL',
    )
    .all(accountId)
    .map((row) => deniedSchema.parse(row))

/** Of an account that was removed meanwhile nothing is kept, here and below. */
export const writeDenied = (
  db: WritableDb,
  { accountId, endpoint, since }: Pair & { readonly since: Timestamp },
): void => {
  db.prepare(
    `INSERT INTO endpoint_standing (account_id, endpoint, denied_at)
     SELECT id, ?, ? FROM account WHERE id = ?
     ON CONFLICT (account_id, endpoint) DO UPDATE SET denied_at = excluded.denied_at`,
  ).run(endpoint, since, accountId)
}

export const writeWorked = (db: WritableDb, { accountId, endpoint }: Pair): void => {
  db.prepare(
    `INSERT INTO endpoint_standing (account_id, endpoint, worked)
     SELECT id, ?, 1 FROM account WHERE id = ?
     ON CONFLICT (account_id, endpoint) DO UPDATE SET worked = 1`,
  ).run(endpoint, accountId)
}

/** What looked like a refusal was none. */
export const removeDenied = (db: WritableDb, { accountId, endpoint }: Pair): void => {
  db.prepare(
    'UPDATE endpoint_standing SET denied_at = NULL WHERE account_id = ? AND endpoint = ?',
  ).run(accountId, endpoint)
}

/** A person's act: what was denied may be asked again. */
export const releaseDenied = (db: WritableDb, accountId: AccountId): void => {
  db.prepare('UPDATE endpoint_standing SET denied_at = NULL WHERE account_id = ?').run(accountId)
}
