import type { Secret } from '#core/accounts/secret'
import type { Area } from '#core/api/areas'
import { failed, type Result, success } from '#core/contract/failure'
import type { AccountId, WorkspaceId } from '#core/ids'
import type { CallingAccount } from '../../crm/calling-account.ts'
import type { StoredAccount, StoredWorkspace } from '../../store/workspaces.ts'
import type { AccountsDependencies } from './dependencies.ts'
import { demoPassword } from './open-demo.ts'

type Dependencies = Pick<AccountsDependencies, 'store' | 'vault' | 'demo'>

const notFound: Result<never> = failed({
  kind: 'notAllowed',
  reason: 'notFound',
  again: 'afterFix',
})

const missing: Result<never> = failed({ kind: 'keychain', cause: 'missing', again: 'afterFix' })

/** The first account of the workspace that serves the area, with the address that it answers at now. */
export const callingAccount = async (
  { store, demo }: Dependencies,
  { workspaceId, area }: { workspaceId: WorkspaceId; area: Area },
): Promise<Result<CallingAccount>> => {
  const workspace = store.listWorkspaces().find(({ id }) => id === workspaceId)
  const account = workspace?.accounts.find(({ areas }) => areas.includes(area))
  if (!workspace || !account) return notFound
  const { id, label, login } = account
  const described = { workspaceName: workspace.name, id, label, login }
  if (workspace.kind === 'crm') return success({ ...described, baseUrl: workspace.baseUrl })
  const running = await demo.start()
  return running.ok ? success({ ...described, baseUrl: running.value.baseUrl }) : running
}

/** Read just before the one request that needs it. */
export const readPassword = async (
  { store, vault, demo }: Dependencies,
  accountId: AccountId,
): Promise<Result<Secret>> => {
  const found = findAccount(store.listWorkspaces(), accountId)
  if (found === null) return notFound
  const { workspace, account } = found
  if (workspace.kind === 'demo') return readDemoPassword(demo, account)
  const owner = { accountId, baseUrl: workspace.baseUrl }
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
): { workspace: StoredWorkspace; account: StoredAccount } | null => {
  for (const workspace of workspaces) {
    const account = workspace.accounts.find(({ id }) => id === accountId)
    if (account) return { workspace, account }
  }
  return null
}
