import { type Secret, toSecret } from '#core/accounts/secret'
import type { Workspace } from '#core/contract/accounts'
import { failed, type Result, success } from '#core/contract/failure'
import { accountIdSchema, workspaceIdSchema } from '#core/ids'
import { usualTimeZone } from '#core/wall-time'
import type { StoredWorkspace } from '../../store/accounts/workspaces.ts'
import type { ReadyDemo } from '../../workers/demo-crm-message.ts'
import { demoAddress } from './demo-crm.ts'
import type { AccountsDependencies } from './dependencies.ts'
import { toWorkspace } from './list-workspaces.ts'

/** Starts the demo CRM and leads into its workspace, which is made with the first visit. */
export const openDemo = async (dependencies: AccountsDependencies): Promise<Result<Workspace>> => {
  const { demo, store } = dependencies
  const running = await demo.start()
  if (!running.ok) return running

  const known = store.listWorkspaces().find(({ kind }) => kind === 'demo')
  const workspace = known ?? newDemo(dependencies, running.value)
  const inserted = known ? success(null) : store.insertWorkspace(workspace)
  if (!inserted.ok) return inserted
  const entered = store.enterWorkspace(workspace.id)
  return entered.ok ? success(toWorkspace(dependencies, workspace)) : entered
}

const newDemo = ({ newId }: AccountsDependencies, { accounts }: ReadyDemo): StoredWorkspace => {
  const id = workspaceIdSchema.parse(newId())
  return {
    id,
    name: 'Demo',
    kind: 'demo',
    baseUrl: demoAddress,
    timeZone: usualTimeZone,
    accounts: accounts.map(({ label, login, areas, projects }) => ({
      id: accountIdSchema.parse(newId()),
      workspaceId: id,
      label,
      login,
      areas,
      passwordPlace: 'nowhere',
      projects,
      listedProjects: null,
    })),
  }
}

/** The password of one of the demo's accounts, made again with every start of the demo. */
export const demoPassword = (running: ReadyDemo, login: string): Result<Secret> => {
  const account = running.accounts.find((known) => known.login === login)
  return account === undefined
    ? failed({ kind: 'keychain', cause: 'missing', again: 'never' })
    : success(toSecret(account.password))
}
