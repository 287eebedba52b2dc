import type { LoginKey } from '#core/accounts/login-key'
import type { Area } from '#core/api/areas'
import { isCalledFor } from '#core/api/endpoint-areas'
import type { Account, Workspace } from '#core/contract/accounts'
import type { StoredAccount } from '../../store/accounts/accounts.ts'
import type { StoredWorkspace } from '../../store/accounts/workspaces.ts'
import type { DeniedEndpoint } from '../../store/guards/denied-endpoints.ts'
import type { AccountsDependencies } from './dependencies.ts'
import { loginOf } from './login-of.ts'

/** What the status of accounts is found out from. */
export interface ListedAccounts {
  readonly store: Pick<
    AccountsDependencies['store'],
    'listWorkspaces' | 'readHold' | 'readOriginHold' | 'listDenied' | 'isProven' | 'listCooling'
  >
  readonly demo: Pick<AccountsDependencies['demo'], 'address'>
  readonly vault: Pick<AccountsDependencies['vault'], 'keptForThisRun'>
}

export const listWorkspaces = (dependencies: ListedAccounts): Workspace[] =>
  dependencies.store.listWorkspaces().map((workspace) => toWorkspace(dependencies, workspace))

export const toWorkspace = (dependencies: ListedAccounts, stored: StoredWorkspace): Workspace => ({
  id: stored.id,
  name: stored.name,
  kind: stored.kind,
  baseUrl: stored.baseUrl,
  timeZone: stored.timeZone,
  accounts: stored.accounts.map((account) => toAccount(dependencies, stored, account)),
})

/** Describes an account to the page; with an `area`, only denied endpoints that this area calls are listed. */
export const toAccount = (
  { store, vault, demo }: ListedAccounts,
  workspace: StoredWorkspace,
  stored: StoredAccount,
  area: Area | 'any' = 'any',
): Account => {
  const { kind, baseUrl } = workspace
  const { id, label, login, areas, projects, passwordPlace } = stored
  const key = loginOf(demo, { workspace, account: stored })
  const inMemory = kind === 'demo' || vault.keptForThisRun({ accountId: id, login, baseUrl })
  const passwordKept: Account['passwordKept'] = inMemory ? 'thisRun' : passwordPlace
  return {
    id,
    label,
    login,
    areas,
    projects,
    passwordKept,
    isProven: kind === 'demo' || store.isProven(key),
    denied: store
      .listDenied(key)
      .filter((pair) => isShown(pair) && isCalledFor(pair.endpoint, { areas, area })),
    cooling: store.listCooling(key),
    state: stateOf(store, key) ?? {
      kind: passwordKept === 'nowhere' ? 'withoutPassword' : 'ready',
    },
  }
}

/** A login that has worked before and lost one answer goes on with one request at a time: nobody has to act. */
const isShown = ({ cause, hasWorked }: DeniedEndpoint): boolean => cause === 'refused' || !hasWorked

const stateOf = (store: ListedAccounts['store'], key: LoginKey): Account['state'] | null => {
  const hold = store.readHold(key)
  if (hold !== null) {
    const { since, failuresInARow, cause } = hold
    return { kind: 'held', since, failuresInARow, cause }
  }
  const since = store.readOriginHold(key.origin)
  return since === null ? null : { kind: 'held', since, failuresInARow: 0, cause: 'otherLogins' }
}
