import { chooseAccount, servingAccounts } from '#core/accounts/choose-account'
import type { Secret } from '#core/accounts/secret'
import { failed, noAccount, notFound, type Result, success } from '#core/contract/failure'
import type { AccountId } from '#core/ids'
import type { CallingAccount } from '../../crm/guards/calling-account.ts'
import type { ChoicePlace } from '../../store/accounts/account-choices.ts'
import type { StoredAccount } from '../../store/accounts/accounts.ts'
import type { StoredWorkspace } from '../../store/accounts/workspaces.ts'
import type { AccountsDependencies } from './dependencies.ts'
import { demoPassword } from './open-demo.ts'

type Dependencies = Pick<AccountsDependencies, 'store' | 'vault' | 'demo'>

const missing: Result<never> = failed({ kind: 'keychain', cause: 'missing', again: 'afterFix' })

/** Whether no account serves the area: an account of another area may still be allowed to do it. */
export const isAccountMissing = (account: Result<unknown>): boolean =>
  !account.ok && account.failure.kind === 'notAllowed' && account.failure.reason === 'noAccount'

interface AccountInWorkspace {
  readonly workspace: StoredWorkspace
  readonly account: StoredAccount
}

/** An account as a call knows it, with the address that it answers at now. */
export const callingAccountOf = async (
  { demo }: Pick<Dependencies, 'demo'>,
  { workspace, account: { id, label, login } }: AccountInWorkspace,
): Promise<Result<CallingAccount>> => {
  const { name: workspaceName, timeZone } = workspace
  const described = { workspaceName, timeZone, id, label, login }
  if (workspace.kind === 'crm') return success({ ...described, baseUrl: workspace.baseUrl })
  const running = await demo.start()
  return running.ok ? success({ ...described, baseUrl: running.value.baseUrl }) : running
}

/** The account that serves this place: the person's choice, or the fittest. */
export const callingAccount = async (
  dependencies: Dependencies,
  place: ChoicePlace,
): Promise<Result<CallingAccount>> => {
  const { store } = dependencies
  const workspace = store.listWorkspaces().find(({ id }) => id === place.workspaceId)
  if (!workspace) return notFound('afterFix')
  const { accounts } = workspace
  const account = chooseAccount({ ...place, accounts, preferred: store.readChoice(place) })
  return account ? callingAccountOf(dependencies, { workspace, account }) : noAccount
}

/** Lists every account of the workspace that serves the area: each may see other projects. */
export const callingAccounts = async (
  dependencies: Dependencies,
  { workspaceId, area }: Pick<ChoicePlace, 'workspaceId' | 'area'>,
): Promise<Result<CallingAccount[]>> => {
  const workspace = dependencies.store.listWorkspaces().find(({ id }) => id === workspaceId)
  if (!workspace) return notFound('afterFix')
  const { accounts } = workspace
  const calling: CallingAccount[] = []
  for (const account of servingAccounts({ accounts, area, projectId: null })) {
    const described = await callingAccountOf(dependencies, { workspace, account })
    if (!described.ok) return described
    calling.push(described.value)
  }
  return calling.length === 0 ? noAccount : success(calling)
}

/** The password is read just before the one request that needs it. */
export const readPassword = async (
  { store, vault, demo }: Dependencies,
  accountId: AccountId,
): Promise<Result<Secret>> => {
  const found = findAccount(store.listWorkspaces(), accountId)
  if (found === null) return notFound('afterFix')
  const { workspace, account } = found
  if (workspace.kind === 'demo') return readDemoPassword(demo, account)
  const owner = { accountId, login: account.login, baseUrl: workspace.baseUrl }
  // An older entry may have stayed in a keychain that could not be asked: it is not this account's any more.
  const isKept = account.passwordPlace === 'keychain' || vault.keptForThisRun(owner)
  return isKept ? vault.read(owner) : missing
}

const readDemoPassword = async (
  demo: Dependencies['demo'],
  { login }: StoredAccount,
): Promise<Result<Secret>> => {
  const running = await demo.start()
  return running.ok ? demoPassword(running.value, login) : running
}

export const findAccount = (
  workspaces: readonly StoredWorkspace[],
  accountId: AccountId,
): AccountInWorkspace | null => {
  for (const workspace of workspaces) {
    const account = workspace.accounts.find(({ id }) => id === accountId)
    if (account) return { workspace, account }
  }
  return null
}
