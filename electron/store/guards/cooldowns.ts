import { z } from 'zod'
import type { Timestamp } from '#core/time'
import type { ReadableDb, WritableDb } from '../file/handle.ts'

/** What a server counts for: one login, whichever of our accounts uses it. */
export interface CooldownKey {
  readonly baseUrl: string
  readonly login: string
  readonly endpoint: string
}

const rowSchema = z
  .object({
    base_url: z.string(),
    login: z.string(),
    endpoint: z.string(),
    started_at: z.int(),
    length_ms: z.int(),
  })
  .transform(({ base_url, started_at, length_ms, ...row }) => ({
    ...row,
    baseUrl: base_url,
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
  { baseUrl, login, endpoint, startedAt, lengthMs }: Cooldown,
): void => {
  db.prepare(
    `INSERT INTO cooldown (base_url, login, endpoint, started_at, length_ms) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (base_url, login, endpoint) DO UPDATE SET
       started_at = excluded.started_at, length_ms = excluded.length_ms`,
  ).run(baseUrl, login, endpoint, startedAt, lengthMs)
}

export const removeCooldown = (db: WritableDb, { baseUrl, login, endpoint }: CooldownKey): void => {
  db.prepare('DELETE FROM cooldown WHERE base_url = ? AND login = ? AND endpoint = ?').run(
    baseUrl,
    login,
    endpoint,
  )
}

/** Those that are over by the clock on the wall: an application that starts has no better one. */
export const removeEndedCooldowns = (db: WritableDb, now: Timestamp): void => {
  db.prepare('DELETE FROM cooldown WHERE started_at + length_ms <= ?').run(now)
}
