import { loginKey, nameOfLogin } from '#core/accounts/login-key'
import type { WritableDb } from '../file/handle.ts'

const tables = ['hold', 'login_trial', 'endpoint_standing']

interface KnownLogin {
  readonly origin: string
  readonly login: string
}

/** Removes what is stored of a login that no account has any more, except a cooldown, which ends by itself. */
export const forgetUnusedLogins = (db: WritableDb): void =>
  db.transaction(() => {
    const used = db
      .prepare<[], { baseUrl: string; login: string }>(
        `SELECT base_url AS baseUrl, login FROM account JOIN workspace ON workspace.id = workspace_id`,
      )
      .all()
      .map(loginKey)
    const names = new Set(used.map(nameOfLogin))
    for (const table of tables) {
      const known = db.prepare<[], KnownLogin>(`SELECT DISTINCT origin, login FROM ${table}`).all()
      for (const key of known) {
        if (names.has(nameOfLogin(key))) continue
        db.prepare(`DELETE FROM ${table} WHERE origin = ? AND login = ?`).run(key.origin, key.login)
      }
    }
    const origins = new Set(used.map(({ origin }) => origin))
    for (const origin of db.prepare<[], string>('SELECT origin FROM origin_hold').pluck().all()) {
      if (!origins.has(origin)) db.prepare('DELETE FROM origin_hold WHERE origin = ?').run(origin)
    }
  })()
