import { z } from 'zod'
import type { LoginKey } from '#core/accounts/login-key'
import { type BegunCooldown, cooldownLeftMs, type Moment } from '#core/api/cooldown-left'
import type { ReadableDb, WritableDb } from '../file/handle.ts'

export interface CooldownKey extends LoginKey {
  readonly endpoint: string
}

export type Cooldown = CooldownKey & BegunCooldown

const rowSchema = z
  .object({
    origin: z.string(),
    login: z.string(),
    endpoint: z.string(),
    started_at: z.int(),
    boot_id: z.string(),
    since_boot_ms: z.int(),
    length_ms: z.int(),
  })
  .transform(
    ({ started_at, boot_id, since_boot_ms, length_ms, ...key }): Cooldown => ({
      ...key,
      begun: { at: started_at, bootId: boot_id, sinceBootMs: since_boot_ms },
      lengthMs: length_ms,
    }),
  )

export const listCooldowns = (db: ReadableDb): Cooldown[] =>
  db
    .prepare('SELECT * FROM cooldown')
    .all()
    .map((row) => rowSchema.parse(row))

export const writeCooldown = (
  db: WritableDb,
  { origin, login, endpoint, begun, lengthMs }: Cooldown,
): void => {
  db.prepare(
    `INSERT INTO cooldown (origin, login, endpoint, started_at, boot_id, since_boot_ms, length_ms)
     VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (origin, login, endpoint) DO UPDATE SET
       started_at = excluded.started_at, boot_id = excluded.boot_id,
       since_boot_ms = excluded.since_boot_ms, length_ms = excluded.length_ms`,
  ).run(origin, login, endpoint, begun.at, begun.bootId, begun.sinceBootMs, lengthMs)
}

export const removeCooldown = (db: WritableDb, { origin, login, endpoint }: CooldownKey): void => {
  db.prepare('DELETE FROM cooldown WHERE origin = ? AND login = ? AND endpoint = ?').run(
    origin,
    login,
    endpoint,
  )
}

/**
 * Removes what is over, and writes down of the rest what is left of it now: what begins again after a start of the
 * computer does so once, and whoever reads the clock on the wall alone reads the right end.
 */
export const settleCooldowns = (db: WritableDb, now: Moment): void => {
  for (const cooldown of listCooldowns(db)) {
    const leftMs = cooldownLeftMs(cooldown, now)
    if (leftMs === 0) removeCooldown(db, cooldown)
    else writeCooldown(db, { ...cooldown, begun: now, lengthMs: leftMs })
  }
}
