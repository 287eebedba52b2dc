import { isSameLogin, type LoginAtServer } from '#core/accounts/login-key'
import type { PasswordOwner } from '../../keychain/password-vault.ts'
import type { StoredWorkspace } from '../../store/accounts/workspaces.ts'

/** The accounts that have a login, in whatever workspace; the demo's passwords are kept nowhere. */
export const ownersOfLogin = (
  workspaces: readonly StoredWorkspace[],
  login: LoginAtServer,
): PasswordOwner[] =>
  workspaces
    .filter(({ kind }) => kind === 'crm')
    .flatMap(({ baseUrl, accounts }) =>
      accounts
        .filter((account) => isSameLogin({ ...account, baseUrl }, login))
        .map((account) => ({ accountId: account.id, login: account.login, baseUrl })),
    )
