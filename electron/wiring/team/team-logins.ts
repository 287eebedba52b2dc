import { type LoginKey, loginKey } from '#core/accounts/login-key'
import { kindOfTeam } from '#core/team/demo-team'
import { listWorkspaces, type StoredWorkspace } from '../../store/accounts/workspaces.ts'
import type { ReadableDb } from '../../store/file/handle.ts'
import { readMembership } from '../../store/team/membership.ts'

/** What the team of this desk works with. The demo is on this computer alone, and has a team that is as well. */
export const listTeamWorkspaces = (db: ReadableDb): readonly StoredWorkspace[] => {
  const membership = readMembership(db)
  const wanted = membership === null ? 'crm' : kindOfTeam(membership)
  return listWorkspaces(db).filter(({ kind }) => kind === wanted)
}

/** The logins that a team has a say in. Those of a demo are no business of any. */
export const listTeamLogins = (db: ReadableDb): readonly LoginKey[] =>
  listTeamWorkspaces(db)
    .filter(({ kind }) => kind === 'crm')
    .flatMap(({ baseUrl, accounts }) => accounts.map(({ login }) => loginKey({ baseUrl, login })))

export const isLoginOfTeam = (db: ReadableDb, wanted: LoginKey): boolean =>
  listTeamLogins(db).some(({ origin, login }) => origin === wanted.origin && login === wanted.login)
