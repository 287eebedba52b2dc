import { z } from 'zod'
import { refusalCauses } from '#core/accounts/hold-cause'
import type { LoginKey } from '#core/accounts/login-key'
import { hourMs, type Timestamp } from '#core/time'
import type { ReadableDb, WritableDb } from '../file/handle.ts'
import { insertUntold } from '../team/untold.ts'
import { releaseDenied } from './denied-endpoints.ts'

const rowSchema = z
  .object({
    origin: z.string(),
    login: z.string(),
    since: z.int(),
    failures_in_a_row: z.int(),
    endpoint: z.string(),
    cause: z.enum(refusalCauses),
  })
  .transform(({ failures_in_a_row, ...row }) => ({ ...row, failuresInARow: failures_in_a_row }))
/** The server has refused this login, here or at another desk of the team: nothing leaves with it until a person acts. */
export type Hold = z.infer<typeof rowSchema>

export type RefusedLogin = Omit<Hold, 'failuresInARow'>

export const readHold = (db: ReadableDb, { origin, login }: LoginKey): Hold | null => {
  const row = db
    .prepare<[string, string]>('SELECT * FROM hold WHERE origin = ? AND login = ? AND released = 0')
    .get(origin, login)
  return row === undefined ? null : rowSchema.parse(row)
}

/** How often the login was refused since a call with it has worked, whatever a person did meanwhile. */
export const readFailuresInARow = (db: ReadableDb, { origin, login }: LoginKey): number =>
  db
    .prepare<[string, string], number>(
      'SELECT failures_in_a_row FROM hold WHERE origin = ? AND login = ?',
    )
    .pluck()
    .get(origin, login) ?? 0

/** Counts the refusal, and holds the login unless the refusal concerns its endpoint alone. */
export const writeRefusal = (
  db: WritableDb,
  { origin, login, since, endpoint, cause }: RefusedLogin,
  { holds }: { readonly holds: boolean },
): void =>
  db.transaction(() => {
    db.prepare(
      `INSERT INTO hold (origin, login, since, failures_in_a_row, endpoint, cause, released)
       VALUES (?, ?, ?, 1, ?, ?, ?)
       ON CONFLICT (origin, login) DO UPDATE SET
         since = excluded.since,
         failures_in_a_row = hold.failures_in_a_row + 1,
         endpoint = excluded.endpoint,
         cause = excluded.cause,
         released = min(hold.released, excluded.released)`,
    ).run(origin, login, since, endpoint, cause, holds ? 0 : 1)
    if (!holds || cause !== 'refused') return
    holdOriginOfTwo(db, { origin, login, since })
    insertUntold(db, { act: 'hold', origin, login, endpoint })
  })()

/** Refusals of two logins so close to each other may be of the computer that they come from. */
const closeMs = hourMs

const holdOriginOfTwo = (
  db: WritableDb,
  { origin, login, since }: LoginKey & { readonly since: Timestamp },
): void => {
  db.prepare(
    `INSERT INTO origin_hold (origin, since)
     SELECT origin, ? FROM hold
     WHERE origin = ? AND login <> ? AND released = 0 AND cause = 'refused' AND abs(? - since) <= ?
     LIMIT 1
     ON CONFLICT (origin) DO NOTHING`,
  ).run(since, origin, login, since, closeMs)
}

/** Since when nothing is sent to a server with any login; null where requests may leave. */
export const readOriginHold = (db: ReadableDb, origin: string): Timestamp | null =>
  db
    .prepare<[string], number>('SELECT since FROM origin_hold WHERE origin = ?')
    .pluck()
    .get(origin) ?? null

/** Removes the hold of a server that has let in a login that a person has tried. */
export const removeOriginHold = (db: WritableDb, origin: string): void => {
  db.prepare('DELETE FROM origin_hold WHERE origin = ?').run(origin)
}

/** A person releases the login and each of its endpoints, for a team too. What was counted stays, because the server counts on. */
export const releaseHolds = (db: WritableDb, { origin, login }: LoginKey): void =>
  db.transaction(() => {
    db.prepare('UPDATE hold SET released = 1 WHERE origin = ? AND login = ?').run(origin, login)
    releaseDenied(db, { origin, login })
    insertUntold(db, { act: 'release', origin, login })
  })()

/** A call has worked: the failures are no longer in a row. A hold stays until a person acts. */
export const forgetFailures = (db: WritableDb, { origin, login }: LoginKey): void => {
  db.prepare('DELETE FROM hold WHERE origin = ? AND login = ? AND released = 1').run(origin, login)
}
