import { type Db, oneRow, run } from '../db.ts'

export interface CooldownKey {
  readonly login: string
  readonly endpoint: string
}

/** When the endpoint may be called again, or null when it never was. */
export const readCooldown = (db: Db, { login, endpoint }: CooldownKey): number | null =>
  oneRow<{ until: number }>(
    db,
    'SELECT until FROM cooldown WHERE login = ? AND endpoint = ?',
    login,
    endpoint,
  )?.until ?? null

export const writeCooldown = (
  db: Db,
  { login, endpoint, until }: CooldownKey & { readonly until: number },
): void => {
  run(
    db,
    `INSERT INTO cooldown (login, endpoint, until) VALUES (?, ?, ?)
     ON CONFLICT (login, endpoint) DO UPDATE SET until = excluded.until`,
    login,
    endpoint,
    until,
  )
}
