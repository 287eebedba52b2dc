import { notFound, type Result } from '#core/contract/failure'
import type { ParsedInputOf } from '#core/contract/index'
import { findAccount } from './calling-account.ts'
import type { AccountsDependencies } from './dependencies.ts'
import { keepPassword } from './keep-password.ts'

type Dependencies = Pick<AccountsDependencies, 'vault' | 'changeCredential'> & {
  readonly store: Pick<
    AccountsDependencies['store'],
    'listWorkspaces' | 'clearHold' | 'writePasswordPlace'
  >
}

/** A new password is a user's action: what was held may go out once more. */
export const changePassword = async (
  dependencies: Dependencies,
  { accountId, password, withoutKeychain }: ParsedInputOf<'accounts.changePassword'>,
): Promise<Result<null>> => {
  const { store, changeCredential } = dependencies
  const found = findAccount(store.listWorkspaces(), accountId)
  if (found === null) return notFound('never')
  const owner = { accountId, baseUrl: found.workspace.baseUrl }
  const changed = await changeCredential(accountId, async () => {
    const kept = await keepPassword(dependencies, { owner, password, withoutKeychain })
    if (!kept.ok) return kept
    const placed = store.writePasswordPlace({ id: accountId, passwordPlace: kept.value })
    return placed.ok ? store.clearHold(accountId) : placed
  })
  return changed
}
