import { type Db, oneRow, run } from './db.ts'

export interface FailedLogins {
  readonly failures: number
  readonly bannedUntil: number
}

export const readFailedLogins = (db: Db, login: string): FailedLogins => {
  const row = oneRow<{ failures: number; banned_until: number }>(
    db,
    'SELECT failures, banned_until FROM failed_login WHERE login = ?',
    login,
  )
  return { failures: row?.failures ?? 0, bannedUntil: row?.banned_until ?? 0 }
}

export const writeFailedLogins = (db: Db, login: string, failed: FailedLogins): void => {
  run(
    db,
    `INSERT INTO failed_login (login, failures, banned_until) VALUES (?, ?, ?)
     ON CONFLICT (login) DO UPDATE SET failures = excluded.failures, banned_until = excluded.banned_until`,
    login,
    failed.failures,
    failed.bannedUntil,
  )
}

export const forgetFailedLogins = (db: Db, login: string): void => {
  run(db, 'DELETE FROM failed_login WHERE login = ?', login)
}
