import { readableAreas } from '#core/accounts/readable-areas'
import type { Workspace } from '#core/contract/accounts'
import { type Result, success } from '#core/contract/failure'
import type { ParsedInputOf } from '#core/contract/index'
import { type AccountId, accountIdSchema, workspaceIdSchema } from '#core/ids'
import { usualTimeZone } from '#core/wall-time'
import type { Listing } from '../../crm/wire/listing/listing.ts'
import type { CallContext } from '../../ipc/handlers.ts'
import type { StoredWorkspace } from '../../store/accounts/workspaces.ts'
import type { AccountsDependencies } from './dependencies.ts'
import { takeBackPassword } from './forget-password.ts'
import { keepPassword } from './keep-password.ts'
import { keepProven } from './keep-proven.ts'
import { toWorkspace } from './list-workspaces.ts'
import { readAddress } from './test-connection.ts'

type ConnectWorkspaceInput = ParsedInputOf<'accounts.connectWorkspace'>

/** A workspace is kept only after its server has accepted the account once, where it can be asked. */
export const connectWorkspace = async (
  dependencies: AccountsDependencies,
  wanted: ConnectWorkspaceInput,
  { signal }: CallContext,
): Promise<Result<Workspace>> => {
  const { store, newId } = dependencies
  const address = readAddress(wanted.baseUrl)
  if (!address.ok) return address
  const baseUrl = address.value
  const { password, label, login } = wanted.account
  const asked = readableAreas(wanted.account.areas)
  const probed = await dependencies.probe({ baseUrl, login, password, areas: asked, signal })
  if (!probed.ok) return probed

  const accountId = accountIdSchema.parse(newId())
  const owner = { accountId, login, baseUrl }
  const { letInto, refused, listing } = probed.value
  const areas = wanted.account.areas.filter((area) => area !== refused)
  const { withoutKeychain } = wanted
  const kept = await keepPassword(dependencies, { owner, password, withoutKeychain })
  if (!kept.ok) return kept
  const id = workspaceIdSchema.parse(newId())
  const account = {
    id: accountId,
    workspaceId: id,
    label,
    login,
    areas,
    passwordPlace: kept.value,
    projects: null,
    listedProjects: null,
  }
  const { name } = wanted
  const workspace: StoredWorkspace = {
    id,
    name,
    kind: 'crm',
    baseUrl,
    timeZone: usualTimeZone,
    accounts: [account],
  }

  const saved = save(store, workspace, { accountId, listing })
  if (!saved.ok) {
    // Half a workspace is none, and a password without its account would stay behind for ever.
    store.removeWorkspace(id)
    await takeBackPassword(dependencies, owner)
    return saved
  }
  await keepProven(dependencies, { accountId, baseUrl, login, password, withoutKeychain, letInto })
  return success(toWorkspace(dependencies, workspace))
}

const save = (
  store: AccountsDependencies['store'],
  workspace: StoredWorkspace,
  { accountId, listing }: { accountId: AccountId; listing: Listing | null },
): Result<null> => {
  const { id: workspaceId } = workspace
  const inserted = store.insertWorkspace(workspace)
  if (!inserted.ok) return inserted
  const listed =
    listing === null ? success(null) : store.saveListing({ workspaceId, accountId, listing })
  return listed.ok ? store.enterWorkspace(workspaceId) : listed
}
