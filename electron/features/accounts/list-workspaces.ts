import type { Account, Workspace } from '#core/contract/accounts'
import type { StoredAccount } from '../../store/accounts/accounts.ts'
import type { StoredWorkspace } from '../../store/accounts/workspaces.ts'
import type { AccountsDependencies } from './dependencies.ts'

/** Of the accounts, what tells how they stand. */
export interface ListedAccounts {
  readonly store: Pick<
    AccountsDependencies['store'],
    'listWorkspaces' | 'readHold' | 'listDenied' | 'listCooling'
  >
  readonly vault: Pick<AccountsDependencies['vault'], 'keptForThisRun'>
}

export const listWorkspaces = (dependencies: ListedAccounts): Workspace[] =>
  dependencies.store.listWorkspaces().map((workspace) => toWorkspace(dependencies, workspace))

export const toWorkspace = (dependencies: ListedAccounts, stored: StoredWorkspace): Workspace => ({
  id: stored.id,
  name: stored.name,
  kind: stored.kind,
  baseUrl: stored.baseUrl,
  accounts: stored.accounts.map((account) => toAccount(dependencies, stored, account)),
})

export const toAccount = (
  { store, vault }: ListedAccounts,
  { kind, baseUrl }: StoredWorkspace,
  { id, label, login, areas, projects, passwordPlace }: StoredAccount,
): Account => {
  const inMemory = kind === 'demo' || vault.keptForThisRun({ accountId: id, baseUrl })
  const passwordKept: Account['passwordKept'] = inMemory ? 'thisRun' : passwordPlace
  const account = {
    id,
    label,
    login,
    areas,
    projects,
    passwordKept,
    denied: store.listDenied(id),
    cooling: store.listCooling({ baseUrl, login }),
  } as const
  const hold = store.readHold(id)
  if (hold !== null) {
    const { since, failuresInARow } = hold
    return { ...account, state: { kind: 'held', since, failuresInARow } }
  }
  return {
    ...account,
    state: { kind: passwordKept === 'nowhere' ? 'withoutPassword' : 'ready' },
  }
}
