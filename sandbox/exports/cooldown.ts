import { type Answer, plainText } from '../http/answer.ts'
import type { Db } from '../state/db.ts'
import { type CooldownKey, readCooldown, writeCooldown } from '../state/exports/cooldowns.ts'

/** spec: Limits; the time between two calls of one user to one endpoint. */
const cooldownMs = 5 * 60_000

/** spec: Errors 4; a 429 says in whole seconds when the endpoint may be called again. */
export const findCooldown = (db: Db, key: CooldownKey, now: number): Answer | null => {
  const leftMs = (readCooldown(db, key) ?? now) - now
  if (leftMs <= 0) return null
  const seconds = Math.ceil(leftMs / 1000)
  return {
    ...plainText(429, `This export was made a while ago. Call it again in ${seconds} seconds.`),
    headers: { 'retry-after': String(seconds) },
  }
}

/** The cooldown counts from the last successful call. */
export const startCooldown = (db: Db, key: CooldownKey, now: number): void => {
  writeCooldown(db, { ...key, until: now + cooldownMs })
}
