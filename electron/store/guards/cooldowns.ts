import { z } from 'zod'
import type { LoginKey } from '#core/accounts/login-key'
import type { Timestamp } from '#core/time'
import type { ReadableDb, WritableDb } from '../file/handle.ts'

export interface CooldownKey extends LoginKey {
  readonly endpoint: string
}

const rowSchema = z
  .object({
    origin: z.string(),
    login: z.string(),
    endpoint: z.string(),
    started_at: z.int(),
    length_ms: z.int(),
  })
  .transform(({ started_at, length_ms, ...row }) => ({
    ...row,
    startedAt: started_at,
    lengthMs: length_ms,
  }))
export type Cooldown = z.infer<typeof rowSchema>

export const listCooldowns = (db: ReadableDb): Cooldown[] =>
  db
    .prepare('SELECT * FROM cooldown')
    .all()
    .map((row) => rowSchema.parse(row))

export const writeCooldown = (
  db: WritableDb,
  { origin, login, endpoint, startedAt, lengthMs }: Cooldown,
): void => {
  db.prepare(
    `INSERT INTO cooldown (origin, login, endpoint, started_at, length_ms) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (origin, login, endpoint) DO UPDATE SET
       started_at = excluded.started_at, length_ms = excluded.length_ms`,
  ).run(origin, login, endpoint, startedAt, lengthMs)
}

export const removeCooldown = (db: WritableDb, { origin, login, endpoint }: CooldownKey): void => {
  db.prepare('DELETE FROM cooldown WHERE origin = ? AND login = ? AND endpoint = ?').run(
    origin,
    login,
    endpoint,
  )
}

/** Removes cooldowns that are over by the wall clock: a starting application has no better one. */
export const removeEndedCooldowns = (db: WritableDb, now: Timestamp): void => {
  db.prepare('DELETE FROM cooldown WHERE started_at + length_ms <= ?').run(now)
}
