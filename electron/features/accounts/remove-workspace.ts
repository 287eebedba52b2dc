import { type Result, success } from '#core/contract/failure'
import type { ParsedInputOf } from '#core/contract/index'
import type { AccountsDependencies } from './dependencies.ts'

/** With its accounts' keychain entries; those go first, so that none is left without an owner. */
export const removeWorkspace = async (
  { store, vault, changeCredential, announce }: AccountsDependencies,
  { workspaceId }: ParsedInputOf<'accounts.removeWorkspace'>,
): Promise<Result<null>> => {
  const workspaces = store.listWorkspaces()
  const workspace = workspaces.find(({ id }) => id === workspaceId)
  if (!workspace) return success(null)
  for (const { id: accountId, passwordPlace } of workspace.accounts) {
    const owner = { accountId, baseUrl: workspace.baseUrl }
    const forgotten = await changeCredential(accountId, async () =>
      workspace.kind === 'demo' ? success(null) : vault.forget(owner),
    )
    // Where nothing was kept, a keychain that cannot be asked keeps nobody from removing an account.
    if (!forgotten.ok && passwordPlace === 'keychain') return forgotten
  }
  const removed = store.removeWorkspace(workspaceId)
  if (!removed.ok) return removed
  const next = workspaces.find(({ id }) => id !== workspaceId)?.id ?? null
  const entered =
    store.shownWorkspace() === workspaceId ? store.enterWorkspace(next) : success(null)
  announce(['workspaces', 'projects', 'units', 'settings'])
  return entered
}
