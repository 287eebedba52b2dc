import type { Area } from '#core/api/areas'
import { failed, type Result, success } from '#core/contract/failure'
import type { AccountId, WorkspaceId } from '#core/ids'
import type { CallingAccount } from '../../crm/calling-account.ts'
import { type Secret, toSecret } from '../../crm/secret.ts'
import type { StoredAccount, StoredWorkspace } from '../../store/workspaces.ts'
import type { AccountsDependencies } from './dependencies.ts'
import { demoPassword } from './open-demo.ts'

type Dependencies = Pick<AccountsDependencies, 'store' | 'vault' | 'demo'>

const notFound: Result<never> = failed({
  kind: 'notAllowed',
  reason: 'notFound',
  again: 'afterFix',
})

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
  const password =
    workspace.kind === 'crm'
      ? await vault.read({ accountId, baseUrl: workspace.baseUrl })
      : await readDemoPassword(demo, account)
  return password.ok ? success(toSecret(password.value)) : password
}

const readDemoPassword = async (
  demo: Dependencies['demo'],
  { login }: StoredAccount,
): Promise<Result<string>> => {
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
