import { notFound, type Result } from '#core/contract/failure'
import type { ParsedInputOf } from '#core/contract/index'
import { findAccount } from './calling-account.ts'
import type { AccountsDependencies } from './dependencies.ts'
import { keepPassword } from './keep-password.ts'
import { loginOf } from './login-of.ts'
import { ownersOfLogin } from './owners-of-login.ts'

type Dependencies = Pick<AccountsDependencies, 'vault' | 'changeCredential' | 'demo'> & {
  readonly store: Pick<
    AccountsDependencies['store'],
    'listWorkspaces' | 'clearHold' | 'writePasswordPlace' | 'addEntryLeft'
  >
}

/**
 * A new password is a user's action: what was held may go out once more. It is that of the login, so every account
 * that has this login gets it: an old one that is left anywhere would cost a failed login. `letInAt`: where the server
 * has let it in a moment ago.
 */
export const changePassword = async (
  dependencies: Dependencies,
  { accountId, ...entered }: ParsedInputOf<'accounts.changePassword'>,
  letInAt: readonly string[] = [],
): Promise<Result<null>> => {
  const { store, changeCredential, demo } = dependencies
  const found = findAccount(store.listWorkspaces(), accountId)
  if (found === null) return notFound('never')
  const { baseUrl } = found.workspace
  const login = loginOf(demo, found)
  const keep = async (): Promise<Result<null>> => {
    for (const owner of ownersOfLogin(store.listWorkspaces(), { baseUrl, ...found.account })) {
      const before = findAccount(store.listWorkspaces(), owner.accountId)?.account.passwordPlace
      const kept = await keepPassword(dependencies, { ...entered, owner })
      if (!kept.ok) return kept
      // The keychain could not be asked: it has the old one yet.
      if (kept.value !== before && before === 'keychain') {
        const noted = store.addEntryLeft(dependencies.vault.nameOf(owner))
        if (!noted.ok) return noted
      }
      const placed = store.writePasswordPlace({ id: owner.accountId, passwordPlace: kept.value })
      if (!placed.ok) return placed
    }
    return store.clearHold(login)
  }
  return changeCredential(login, keep, letInAt)
}
