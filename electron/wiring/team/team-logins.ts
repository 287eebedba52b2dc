import { type LoginKey, loginKey } from '#core/accounts/login-key'
import { listWorkspaces } from '../../store/accounts/workspaces.ts'
import type { ReadableDb } from '../../store/file/handle.ts'

/** The logins that a team has a say in. The CRM of a demo is on this computer alone. */
export const listTeamLogins = (db: ReadableDb): readonly LoginKey[] =>
  listWorkspaces(db)
    .filter(({ kind }) => kind === 'crm')
    .flatMap(({ baseUrl, accounts }) => accounts.map(({ login }) => loginKey({ baseUrl, login })))

export const isLoginOfTeam = (db: ReadableDb, wanted: LoginKey): boolean =>
  listTeamLogins(db).some(({ origin, login }) => origin === wanted.origin && login === wanted.login)
