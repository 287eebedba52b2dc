import { type Result, success } from '#core/contract/failure'
import type { PasswordOwner } from '../../keychain/password-vault.ts'
import type { StoredAccount } from '../../store/accounts/accounts.ts'
import type { StoredWorkspace } from '../../store/accounts/workspaces.ts'
import type { AccountsDependencies } from './dependencies.ts'
import { loginOf } from './login-of.ts'

/** Takes back the password of an account that did not come to be; a keychain that refuses is asked at the next start. */
export const takeBackPassword = async (
  {
    vault,
    store,
  }: Pick<AccountsDependencies, 'vault'> & {
    readonly store: Pick<AccountsDependencies['store'], 'addEntryLeft'>
  },
  owner: PasswordOwner,
): Promise<void> => {
  const forgotten = await vault.forget(owner)
  if (!forgotten.ok) store.addEntryLeft(vault.nameOf(owner))
}

/** A password is forgotten before its account is removed, so that no keychain entry is left without an owner. */
export const forgetPassword = async (
  {
    vault,
    changeCredential,
    demo,
  }: Pick<AccountsDependencies, 'vault' | 'changeCredential' | 'demo'>,
  workspace: Pick<StoredWorkspace, 'kind' | 'baseUrl'>,
  account: StoredAccount,
): Promise<Result<null>> => {
  const login = loginOf(demo, { workspace, account })
  if (workspace.kind === 'demo') return changeCredential(login, async () => success(null))
  const owner = { accountId: account.id, login: account.login, baseUrl: workspace.baseUrl }
  const forgotten = await changeCredential(login, () => vault.forget(owner))
  // An account whose password is not in the keychain can be removed without the keychain.
  return account.passwordPlace === 'keychain' ? forgotten : success(null)
}
