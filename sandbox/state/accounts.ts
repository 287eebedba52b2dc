import type { Area } from '#core/api/areas'
import type {
  AccountLanguage,
  AccountState,
  Permission,
  SandboxAccount,
} from '../accounts/accounts.ts'
import { allRows, type Db, oneRow, run } from './db.ts'

interface AccountRow {
  readonly login: string
  readonly password: string
  readonly label: string
  readonly areas: string
  readonly permissions: string
  readonly projects: string
  readonly state: string
  readonly language: string
}

const fromRow = (row: AccountRow): SandboxAccount => ({
  login: row.login,
  password: row.password,
  label: row.label,
  areas: JSON.parse(row.areas) as Area[],
  permissions: JSON.parse(row.permissions) as Permission[],
  projects: JSON.parse(row.projects) as number[],
  state: row.state as AccountState,
  language: row.language as AccountLanguage,
})

const columns = 'login, password, label, areas, permissions, projects, state, language'

export const listAccounts = (db: Db): SandboxAccount[] =>
  allRows<AccountRow>(db, `SELECT ${columns} FROM account ORDER BY rowid`).map(fromRow)

export const readAccount = (db: Db, login: string): SandboxAccount | null => {
  const row = oneRow<AccountRow>(db, `SELECT ${columns} FROM account WHERE login = ?`, login)
  return row === null ? null : fromRow(row)
}

export const writeAccount = (db: Db, account: SandboxAccount): void => {
  run(
    db,
    `INSERT INTO account (${columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (login) DO UPDATE SET password = excluded.password, label = excluded.label, areas = excluded.areas,
       permissions = excluded.permissions, projects = excluded.projects, state = excluded.state,
       language = excluded.language`,
    account.login,
    account.password,
    account.label,
    JSON.stringify(account.areas),
    JSON.stringify(account.permissions),
    JSON.stringify(account.projects),
    account.state,
    account.language,
  )
}
