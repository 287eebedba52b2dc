import { cancelled, failed, notFound, type Result } from '#core/contract/failure'
import type { ParsedInputOf } from '#core/contract/index'
import { findAccount } from './calling-account.ts'
import { changePassword } from './change-password.ts'
import type { AccountsDependencies } from './dependencies.ts'

/** With its first password an account of a settings file can be called, at an address that nobody may have looked at. */
export const enterPassword = async (
  dependencies: AccountsDependencies,
  input: ParsedInputOf<'accounts.changePassword'>,
): Promise<Result<null>> => {
  const found = findAccount(dependencies.store.listWorkspaces(), input.accountId)
  if (found === null) return notFound('never')
  const { baseUrl, kind } = found.workspace
  if (kind === 'crm' && !(await dependencies.mayContact(baseUrl))) return failed(cancelled)
  return changePassword(dependencies, input)
}
