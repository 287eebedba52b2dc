import { servingAccounts } from '#core/accounts/choose-account'
import { notFound, type Result } from '#core/contract/failure'
import type { ParsedInputOf } from '#core/contract/index'
import type { AccountsDependencies } from './dependencies.ts'

/** A person's choice for one place, remembered until another is made or the account cannot serve there. */
export const chooseAccount = (
  { store }: Pick<AccountsDependencies, 'store'>,
  choice: ParsedInputOf<'accounts.chooseAccount'>,
): Result<null> => {
  const workspace = store.listWorkspaces().find(({ id }) => id === choice.workspaceId)
  const serving = servingAccounts({ ...choice, accounts: workspace?.accounts ?? [] })
  if (!serving.some(({ id }) => id === choice.accountId)) {
    return notFound('afterFix')
  }
  return store.writeChoice(choice)
}
