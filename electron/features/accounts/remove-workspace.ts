import { type Result, success } from '#core/contract/failure'
import type { ParsedInputOf } from '#core/contract/index'
import type { AccountsDependencies } from './dependencies.ts'

/** With its accounts' keychain entries; those go first, so that none is left without an owner. */
export const removeWorkspace = async (
  { store, vault, forgetCredential, announce }: AccountsDependencies,
  { workspaceId }: ParsedInputOf<'accounts.removeWorkspace'>,
): Promise<Result<null>> => {
  const workspaces = store.listWorkspaces()
  const workspace = workspaces.find(({ id }) => id === workspaceId)
  if (!workspace) return success(null)
  for (const { id: accountId, passwordPlace } of workspace.accounts) {
    const owner = { accountId, baseUrl: workspace.baseUrl }
    const forgotten = passwordPlace === 'keychain' ? await vault.forget(owner) : success(null)
    if (!forgotten.ok) return forgotten
    forgetCredential(accountId)
  }
  const removed = store.removeWorkspace(workspaceId)
  if (!removed.ok) return removed
  const next = workspaces.find(({ id }) => id !== workspaceId)
  const entered = store.enterWorkspace(next?.id ?? null)
  announce(['workspaces', 'projects', 'units', 'settings'])
  return entered
}
