import type { Db } from '../state/db.ts'
import { forgetFailedLogins, readFailedLogins, writeFailedLogins } from '../state/failed-logins.ts'
import { minuteMs } from '../time/durations.ts'

/** spec: Authentication 5: the ban escalates with further failed attempts, up to 24 hours. */
const banMinutes = [5, 15, 60, 240, 1_440]

export const isBanned = (db: Db, login: string, now: number): boolean =>
  readFailedLogins(db, login).bannedUntil > now

/** Repeated failed logins ban an account for a while; attempts during a ban lengthen it. */
export const loginFailed = (
  db: Db,
  login: string,
  { now, threshold }: { now: number; threshold: number },
): void => {
  const failures = readFailedLogins(db, login).failures + 1
  const level = failures - threshold
  const minutes = level < 0 ? 0 : (banMinutes[level] ?? banMinutes.at(-1) ?? 0)
  writeFailedLogins(db, login, { failures, bannedUntil: minutes * minuteMs + now })
}

export const loginSucceeded = (db: Db, login: string): void => {
  if (readFailedLogins(db, login).failures > 0) forgetFailedLogins(db, login)
}
