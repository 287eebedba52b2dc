import { failed, type Result } from '#core/contract/failure'
import type { ParsedInputOf } from '#core/contract/index'
import { findAccount } from './calling-account.ts'
import type { AccountsDependencies } from './dependencies.ts'
import { keepPassword } from './keep-password.ts'

/** A new password is a user's action: what was held may go out once more. */
export const changePassword = async (
  dependencies: AccountsDependencies,
  { accountId, password, withoutKeychain }: ParsedInputOf<'accounts.changePassword'>,
): Promise<Result<null>> => {
  const { store, forgetCredential, announce } = dependencies
  const found = findAccount(store.listWorkspaces(), accountId)
  if (found === null) return failed({ kind: 'notAllowed', reason: 'notFound', again: 'never' })
  const owner = { accountId, baseUrl: found.workspace.baseUrl }
  const kept = await keepPassword(dependencies, { owner, password, withoutKeychain })
  if (!kept.ok) return kept
  const placed = store.writePasswordPlace({ id: accountId, passwordPlace: kept.value })
  if (!placed.ok) return placed
  forgetCredential(accountId)
  const cleared = store.clearHold(accountId)
  if (cleared.ok) announce(['workspaces'])
  return cleared
}
