import type { Area } from '#core/api/areas'
import type { Workspace } from '#core/contract/accounts'
import { type Result, success } from '#core/contract/failure'
import type { ParsedInputOf } from '#core/contract/index'
import { accountIdSchema, workspaceIdSchema } from '#core/ids'
import type { Listing } from '../../crm/wire/listing.ts'
import type { CallContext } from '../../ipc/handlers.ts'
import type { StoredWorkspace } from '../../store/workspaces.ts'
import type { AccountsDependencies } from './dependencies.ts'
import { keepPassword } from './keep-password.ts'
import { toWorkspace } from './list-workspaces.ts'
import { readAddress } from './test-connection.ts'

type Wanted = ParsedInputOf<'accounts.connectWorkspace'>

/** A workspace is kept only after its server has accepted the account once. */
export const connectWorkspace = async (
  dependencies: AccountsDependencies,
  wanted: Wanted,
  { signal }: CallContext,
): Promise<Result<Workspace>> => {
  const { store, vault, newId, announce } = dependencies
  const address = readAddress(wanted.baseUrl)
  if (!address.ok) return address
  const baseUrl = address.value
  const listing = await askForProjects(dependencies, { ...wanted, baseUrl }, signal)
  if (!listing.ok) return listing

  const accountId = accountIdSchema.parse(newId())
  const owner = { accountId, baseUrl }
  const { password, label, login, areas } = wanted.account
  const { withoutKeychain } = wanted
  const kept = await keepPassword(dependencies, { owner, password, withoutKeychain })
  if (!kept.ok) return kept
  const id = workspaceIdSchema.parse(newId())
  const account = { id: accountId, workspaceId: id, label, login, areas, passwordPlace: kept.value }
  const { name } = wanted
  const workspace: StoredWorkspace = { id, name, kind: 'crm', baseUrl, accounts: [account] }

  const saved = save(store, workspace, listing.value)
  if (!saved.ok) {
    // Half a workspace is none, and a password without its account would stay behind for ever.
    store.removeWorkspace(id)
    await vault.forget(owner)
    return saved
  }
  announce(['workspaces', 'projects', 'settings'])
  return success(toWorkspace(dependencies, workspace))
}

const listingAreas: readonly Area[] = ['prices', 'media', 'leads']

// spec: Authentication 3: an account of another area would be refused, and a refused login is dear.
const askForProjects = async (
  { probe, announce }: AccountsDependencies,
  { baseUrl, account }: Wanted,
  signal: AbortSignal,
): Promise<Result<Listing | null>> => {
  if (!account.areas.some((area) => listingAreas.includes(area))) return success(null)
  const { login, password } = account
  const listing = await probe({ baseUrl, login, password, signal })
  announce(['activity'])
  return listing
}

const save = (
  store: AccountsDependencies['store'],
  workspace: StoredWorkspace,
  listing: Listing | null,
): Result<null> => {
  const { id: workspaceId } = workspace
  const inserted = store.insertWorkspace(workspace)
  if (!inserted.ok) return inserted
  const listed = listing === null ? success(null) : store.saveListing({ workspaceId, listing })
  return listed.ok ? store.enterWorkspace(workspaceId) : listed
}
