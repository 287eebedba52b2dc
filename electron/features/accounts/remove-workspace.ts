import { type Result, success } from '#core/contract/failure'
import type { ParsedInputOf } from '#core/contract/index'
import type { AccountsDependencies } from './dependencies.ts'
import { forgetPassword } from './forget-password.ts'

/** Removes a workspace with its accounts and their keychain entries. */
export const removeWorkspace = async (
  dependencies: AccountsDependencies,
  { workspaceId }: ParsedInputOf<'accounts.removeWorkspace'>,
): Promise<Result<null>> => {
  const { store } = dependencies
  const workspaces = store.listWorkspaces()
  const workspace = workspaces.find(({ id }) => id === workspaceId)
  if (!workspace) return success(null)
  for (const account of workspace.accounts) {
    const forgotten = await forgetPassword(dependencies, workspace, account)
    if (!forgotten.ok) return forgotten
  }
  const secrets = await dependencies.forgetSecrets(workspaceId)
  if (!secrets.ok) return secrets
  const removed = store.removeWorkspace(workspaceId)
  if (!removed.ok) return removed
  dependencies.endFiles()
  const next = workspaces.find(({ id }) => id !== workspaceId)?.id ?? null
  return store.shownWorkspace() === workspaceId ? store.enterWorkspace(next) : success(null)
}
