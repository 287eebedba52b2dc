import { chooseAccount, servingAccounts } from '#core/accounts/choose-account'
import type { OutputOf, ParsedInputOf } from '#core/contract/index'
import type { AccountsDependencies } from './dependencies.ts'
import { type ListedAccounts, toAccount } from './list-workspaces.ts'

/** Lists the accounts that may serve a screen, with the one that does; a workspace that is gone has none. */
export const readServing = (
  dependencies: ListedAccounts & {
    readonly store: Pick<AccountsDependencies['store'], 'readChoice'>
  },
  place: ParsedInputOf<'accounts.readServing'>,
): OutputOf<'accounts.readServing'> => {
  const { store } = dependencies
  const workspace = store.listWorkspaces().find(({ id }) => id === place.workspaceId)
  if (!workspace) return { accounts: [], chosen: null }
  const wanted = { ...place, accounts: workspace.accounts }
  return {
    accounts: servingAccounts(wanted).map((account) =>
      toAccount(dependencies, workspace, account, place.area),
    ),
    chosen: chooseAccount({ ...wanted, preferred: store.readChoice(place) })?.id ?? null,
  }
}
