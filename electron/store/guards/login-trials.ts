import { z } from 'zod'
import type { LoginKey } from '#core/accounts/login-key'
import type { Timestamp } from '#core/time'
import type { ReadableDb, WritableDb } from '../file/handle.ts'

/** A request whose answer tells whether its login is let in. */
export interface OpenTrial {
  readonly endpoint: string
  readonly since: Timestamp
}

export interface LoginTrial {
  /** Whether the server has let in the password that the login has now, in whatever run. */
  readonly isProven: boolean
  readonly open: OpenTrial | null
}

const rowSchema = z
  .object({ proven: z.int(), endpoint: z.string().nullable(), since: z.int().nullable() })
  .transform(
    ({ proven, endpoint, since }): LoginTrial => ({
      isProven: proven === 1,
      open: endpoint === null || since === null ? null : { endpoint, since },
    }),
  )

const untried: LoginTrial = { isProven: false, open: null }

export const readLoginTrial = (db: ReadableDb, { origin, login }: LoginKey): LoginTrial => {
  const row = db
    .prepare<[string, string]>(
      'SELECT proven, endpoint, since FROM login_trial WHERE origin = ? AND login = ?',
    )
    .get(origin, login)
  return row === undefined ? untried : rowSchema.parse(row)
}

/** Committed before the request leaves. */
export const beginTrial = (
  db: WritableDb,
  { origin, login }: LoginKey,
  { endpoint, since }: OpenTrial,
): void => {
  db.prepare(
    `INSERT INTO login_trial (origin, login, endpoint, since) VALUES (?, ?, ?, ?)
     ON CONFLICT (origin, login) DO UPDATE SET endpoint = excluded.endpoint, since = excluded.since`,
  ).run(origin, login, endpoint, since)
}

export const endTrial = (db: WritableDb, { origin, login }: LoginKey): void => {
  db.prepare(
    'UPDATE login_trial SET endpoint = NULL, since = NULL WHERE origin = ? AND login = ?',
  ).run(origin, login)
}

export const writeProven = (db: WritableDb, { origin, login }: LoginKey): void => {
  db.prepare(
    `INSERT INTO login_trial (origin, login, proven) VALUES (?, ?, 1)
     ON CONFLICT (origin, login) DO UPDATE SET proven = 1`,
  ).run(origin, login)
}

/** The login may have another password from here on. */
export const forgetTrial = (db: WritableDb, { origin, login }: LoginKey): void => {
  db.prepare('DELETE FROM login_trial WHERE origin = ? AND login = ?').run(origin, login)
}
