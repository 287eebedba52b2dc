import type { Area } from '#core/api/areas'
import type { Endpoint } from '../endpoint.ts'
import { type Answer, answers } from '../http/answer.ts'
import type { Parameters } from '../http/parameters.ts'
import { readAccount } from '../state/accounts.ts'
import type { Db } from '../state/db.ts'
import { forgetFailedLogins, readFailedLogins, writeFailedLogins } from '../state/failed-logins.ts'
import type { Switches } from '../switches.ts'
import { minuteMs } from '../time/durations.ts'
import type { SandboxAccount } from './accounts.ts'

interface LoginRules {
  readonly db: Db
  readonly now: number
  readonly switches: Switches
}

/** spec: Authentication; a ban answers like any failed login. */
export const authenticate = (
  { db, now, switches }: LoginRules,
  { areas, permission, alsoFor }: Endpoint,
  parameters: Parameters,
): SandboxAccount | Answer => {
  const login = parameters.get('login')
  const password = parameters.get('password')
  if (!login) return answers.missing('login')
  if (!password) return answers.missing('password')
  const account = readAccount(db, login)
  // Nothing is kept of a login that nobody has: it is refused whatever was sent before.
  if (account === null) return answers.unauthorized
  const isRight = account.password === password && account.state !== 'invited'
  if (!isRight || isBanned(db, login, now)) {
    loginFailed(db, login, { now, threshold: switches.banThreshold })
    return answers.unauthorized
  }
  loginSucceeded(db, login)
  if (account.state === 'consentMissing') return answers.consentMissing
  const serves = (some: readonly Area[]) => some.some((area) => account.areas.includes(area))
  const isPermitted = permission === undefined || account.permissions.includes(permission)
  const own = switches.endpointAreas === 'one' ? areas.slice(0, 1) : areas
  const mayCall = (serves(own) && isPermitted) || serves(alsoFor?.(switches) ?? [])
  return mayCall ? account : answers.unauthorized
}

/** spec: Authentication 5: the ban escalates with further failed attempts, up to 24 hours. */
const banMinutes = [5, 15, 60, 240, 1_440]

const isBanned = (db: Db, login: string, now: number): boolean =>
  readFailedLogins(db, login).bannedUntil > now

/** Repeated failed logins ban an account for a while; attempts during a ban lengthen it. */
const loginFailed = (
  db: Db,
  login: string,
  { now, threshold }: { now: number; threshold: number },
): void => {
  const failures = readFailedLogins(db, login).failures + 1
  const level = failures - threshold
  const minutes = level < 0 ? 0 : (banMinutes[level] ?? banMinutes.at(-1) ?? 0)
  writeFailedLogins(db, login, { failures, bannedUntil: minutes * minuteMs + now })
}

const loginSucceeded = (db: Db, login: string): void => {
  if (readFailedLogins(db, login).failures > 0) forgetFailedLogins(db, login)
}
