import { parseBaseUrl } from '#core/accounts/base-url'
import type { Connection, Workspace } from '#core/contract/accounts'
import { type Failure, failed, type Result, success } from '#core/contract/failure'
import type { ParsedInputOf } from '#core/contract/index'
import { accountIdSchema, workspaceIdSchema } from '#core/ids'
import type { CallContext } from '../../ipc/handlers.ts'
import type { StoredWorkspace } from '../../store/workspaces.ts'
import type { AccountsDependencies } from './dependencies.ts'
import { keepPassword } from './keep-password.ts'
import { toWorkspace } from './list-workspaces.ts'

const badAddress = (fault: string): Failure => ({
  kind: 'invalidInput',
  path: 'baseUrl',
  rule: fault,
  again: 'afterFix',
})

/** Asks once; nothing of it is kept. */
export const testConnection = async (
  { probe, announce }: AccountsDependencies,
  { baseUrl, login, password }: ParsedInputOf<'accounts.testConnection'>,
  { signal }: CallContext,
): Promise<Result<Connection>> => {
  const address = parseBaseUrl(baseUrl)
  if (!address.ok) return failed(badAddress(address.fault))
  const listing = await probe({ baseUrl: address.baseUrl, login, password, signal })
  announce(['activity'])
  if (!listing.ok) return listing
  const { developerName, projects } = listing.value
  return success({ developerName, projects: projects.map(({ id, name }) => ({ id, name })) })
}

/** A workspace is kept only after its server has accepted the account once. */
export const connectWorkspace = async (
  dependencies: AccountsDependencies,
  { name, baseUrl, account, withoutKeychain }: ParsedInputOf<'accounts.connectWorkspace'>,
  { signal }: CallContext,
): Promise<Result<Workspace>> => {
  const { probe, store, newId, announce } = dependencies
  const address = parseBaseUrl(baseUrl)
  if (!address.ok) return failed(badAddress(address.fault))
  const { login, password } = account
  const listing = await probe({ baseUrl: address.baseUrl, login, password, signal })
  announce(['activity'])
  if (!listing.ok) return listing

  const workspaceId = workspaceIdSchema.parse(newId())
  const accountId = accountIdSchema.parse(newId())
  const owner = { accountId, baseUrl: address.baseUrl }
  const kept = await keepPassword(dependencies, { owner, password, withoutKeychain })
  if (!kept.ok) return kept
  const { label, areas } = account
  const workspace: StoredWorkspace = {
    id: workspaceId,
    name,
    kind: 'crm',
    baseUrl: address.baseUrl,
    accounts: [{ id: accountId, workspaceId, label, login, areas, passwordPlace: kept.value }],
  }
  const saved = [
    () => store.insertWorkspace(workspace),
    () => store.saveListing({ workspaceId, listing: listing.value }),
    () => store.enterWorkspace(workspaceId),
  ].reduce<Result<null>>((result, step) => (result.ok ? step() : result), success(null))
  if (!saved.ok) return saved
  announce(['workspaces', 'projects', 'settings'])
  return success(toWorkspace(dependencies, workspace))
}
