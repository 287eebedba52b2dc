import { z } from 'zod'
import { type DenialCause, denialCauses } from '#core/accounts/hold-cause'
import type { LoginKey } from '#core/accounts/login-key'
import type { Timestamp } from '#core/time'
import type { ReadableDb, WritableDb } from '../file/handle.ts'

interface Pair extends LoginKey {
  readonly endpoint: string
}

/** The endpoints at which a call of the login has ever worked, over all runs. */
export const listWorkedEndpoints = (db: ReadableDb, { origin, login }: LoginKey): string[] =>
  db
    .prepare<[string, string], string>(
      'SELECT endpoint FROM endpoint_standing WHERE origin = ? AND login = ? AND worked = 1',
    )
    .pluck()
    .all(origin, login)

const deniedSchema = z
  .object({
    endpoint: z.string(),
    denied_at: z.int(),
    denied_cause: z.enum(denialCauses),
    worked: z.int(),
  })
  .transform(({ endpoint, denied_at, denied_cause, worked }) => ({
    endpoint,
    since: denied_at,
    cause: denied_cause,
    hasWorked: worked === 1,
  }))
export type DeniedEndpoint = z.infer<typeof deniedSchema>

/** The endpoints that the login is perhaps not permitted to ask. */
export const listDeniedEndpoints = (
  db: ReadableDb,
  { origin, login }: LoginKey,
): DeniedEndpoint[] =>
  db
    .prepare<[string, string]>(
      `SELECT endpoint, denied_at, denied_cause, worked FROM endpoint_standing
       WHERE origin = ? AND login = ? AND denied_at IS NOT NULL`,
    )
    .all(origin, login)
    .map((row) => deniedSchema.parse(row))

interface Denial extends Pair {
  readonly since: Timestamp
  readonly cause: DenialCause
}

export const writeDenied = (
  db: WritableDb,
  { origin, login, endpoint, since, cause }: Denial,
): void => {
  db.prepare(
    `INSERT INTO endpoint_standing (origin, login, endpoint, denied_at, denied_cause)
     VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (origin, login, endpoint) DO UPDATE SET
       denied_at = excluded.denied_at, denied_cause = excluded.denied_cause`,
  ).run(origin, login, endpoint, since, cause)
}

export const writeWorked = (db: WritableDb, { origin, login, endpoint }: Pair): void => {
  db.prepare(
    `INSERT INTO endpoint_standing (origin, login, endpoint, worked) VALUES (?, ?, ?, 1)
     ON CONFLICT (origin, login, endpoint) DO UPDATE SET worked = 1`,
  ).run(origin, login, endpoint)
}

/** Takes back a denial that turned out to be none. */
export const removeDenied = (db: WritableDb, { origin, login, endpoint }: Pair): void => {
  db.prepare(
    `UPDATE endpoint_standing SET denied_at = NULL, denied_cause = NULL
     WHERE origin = ? AND login = ? AND endpoint = ?`,
  ).run(origin, login, endpoint)
}

/** A person's act: what was denied may be asked again. */
export const releaseDenied = (db: WritableDb, { origin, login }: LoginKey): void => {
  db.prepare(
    `UPDATE endpoint_standing SET denied_at = NULL, denied_cause = NULL
     WHERE origin = ? AND login = ?`,
  ).run(origin, login)
}
