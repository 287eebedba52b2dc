import { isSameLogin } from '#core/accounts/login-key'
import { readableAreas } from '#core/accounts/readable-areas'
import type { Account } from '#core/contract/accounts'
import { failed, notFound, type Result, success } from '#core/contract/failure'
import type { ParsedInputOf } from '#core/contract/index'
import { accountIdSchema } from '#core/ids'
import type { Listing } from '../../crm/wire/listing/listing.ts'
import type { CallContext } from '../../ipc/handlers.ts'
import type { StoredAccount } from '../../store/accounts/accounts.ts'
import type { StoredWorkspace } from '../../store/accounts/workspaces.ts'
import type { AccountsDependencies } from './dependencies.ts'
import { takeBackPassword } from './forget-password.ts'
import { keepPassword } from './keep-password.ts'
import { keepProven } from './keep-proven.ts'
import { toAccount } from './list-workspaces.ts'

type AddAccountInput = ParsedInputOf<'accounts.addAccount'>

const loginTaken: Result<never> = failed({
  kind: 'invalidInput',
  path: 'login',
  rule: 'loginTaken',
  again: 'afterFix',
})

/** Adds an account to a workspace after its server has accepted it, where the server can be asked. */
export const addAccount = async (
  dependencies: AccountsDependencies,
  wanted: AddAccountInput,
  { signal }: CallContext,
): Promise<Result<Account>> => {
  const { store, newId } = dependencies
  const before = workspaceWithoutLogin(dependencies, wanted)
  if (!before.ok) return before
  const { baseUrl } = before.value
  const { login, password } = wanted
  const asked = readableAreas(wanted.areas)
  const probed = await dependencies.probe({ baseUrl, login, password, areas: asked, signal })
  if (!probed.ok) return probed

  const id = accountIdSchema.parse(newId())
  const owner = { accountId: id, login, baseUrl }
  const kept = await keepPassword(dependencies, { ...wanted, owner })
  if (!kept.ok) return kept
  // While the server was asked, the workspace may have been removed, or the login added by another call.
  const found = workspaceWithoutLogin(dependencies, wanted)
  if (!found.ok) {
    await takeBackPassword(dependencies, owner)
    return found
  }
  const { workspaceId, label, projects } = wanted
  const { letInto, refused, listing } = probed.value
  const areas = wanted.areas.filter((area) => area !== refused)
  const account: StoredAccount = {
    id,
    workspaceId,
    label,
    login,
    areas,
    projects,
    passwordPlace: kept.value,
    listedProjects: null,
  }
  const saved = save(store, account, listing)
  if (!saved.ok) {
    // A password without its account would stay behind for ever.
    store.removeAccount(id)
    await takeBackPassword(dependencies, owner)
    return saved
  }
  await keepProven(dependencies, { ...wanted, accountId: id, baseUrl, letInto })
  return success(toAccount(dependencies, found.value, account))
}

const workspaceWithoutLogin = (
  { store }: Pick<AccountsDependencies, 'store'>,
  { workspaceId, login }: Pick<AddAccountInput, 'workspaceId' | 'login'>,
): Result<StoredWorkspace> => {
  const workspace = store.listWorkspaces().find(({ id }) => id === workspaceId)
  // The demo brings its own accounts.
  if (workspace?.kind !== 'crm') return notFound('never')
  const { baseUrl } = workspace
  const isTaken = workspace.accounts.some((other) =>
    isSameLogin({ ...other, baseUrl }, { login, baseUrl }),
  )
  return isTaken ? loginTaken : success(workspace)
}

const save = (
  store: AccountsDependencies['store'],
  account: StoredAccount,
  listing: Listing | null,
): Result<null> => {
  const inserted = store.insertAccount(account)
  if (!inserted.ok || listing === null) return inserted
  const { workspaceId, id: accountId } = account
  return store.saveListing({ workspaceId, accountId, listing })
}
