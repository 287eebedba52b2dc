import { notFound, type Result } from '#core/contract/failure'
import type { ParsedInputOf } from '#core/contract/index'
import { findAccount } from './calling-account.ts'
import type { AccountsDependencies } from './dependencies.ts'

/** Changes what an account is called and used for. */
export const changeAccount = (
  { store }: Pick<AccountsDependencies, 'store'>,
  { accountId, ...use }: ParsedInputOf<'accounts.changeAccount'>,
): Result<null> => {
  if (findAccount(store.listWorkspaces(), accountId) === null) {
    return notFound('never')
  }
  return store.changeAccount({ id: accountId, ...use })
}
