import { type Result, success } from '#core/contract/failure'
import type { StoredAccount } from '../../store/accounts/accounts.ts'
import type { StoredWorkspace } from '../../store/accounts/workspaces.ts'
import type { AccountsDependencies } from './dependencies.ts'

/** Before its account is removed, so that no keychain entry is left without an owner. */
export const forgetPassword = async (
  { vault, changeCredential }: Pick<AccountsDependencies, 'vault' | 'changeCredential'>,
  { kind, baseUrl }: Pick<StoredWorkspace, 'kind' | 'baseUrl'>,
  { id: accountId, passwordPlace }: StoredAccount,
): Promise<Result<null>> => {
  if (kind === 'demo') return changeCredential(accountId, async () => success(null))
  const forgotten = await changeCredential(accountId, () => vault.forget({ accountId, baseUrl }))
  // Where nothing was kept, a keychain that cannot be asked keeps nobody from removing an account.
  return passwordPlace === 'keychain' ? forgotten : success(null)
}
