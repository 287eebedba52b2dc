import { type Result, success } from '#core/contract/failure'
import type { ParsedInputOf } from '#core/contract/index'
import { findAccount } from './calling-account.ts'
import type { AccountsDependencies } from './dependencies.ts'
import { forgetPassword } from './forget-password.ts'

/** Removes an account with its keychain entry; the workspace and what was loaded stay. */
export const removeAccount = async (
  dependencies: AccountsDependencies,
  { accountId }: ParsedInputOf<'accounts.removeAccount'>,
): Promise<Result<null>> => {
  const { store } = dependencies
  const found = findAccount(store.listWorkspaces(), accountId)
  if (found === null) return success(null)
  const forgotten = await forgetPassword(dependencies, found.workspace, found.account)
  if (!forgotten.ok) return forgotten
  return store.removeAccount(accountId)
}
