import type { accountsCalls } from '#core/contract/accounts'
import { success } from '#core/contract/failure'
import type { Handlers } from '../../ipc/handlers.ts'
import { changePassword } from './change-password.ts'
import { connectWorkspace } from './connect-workspace.ts'
import type { AccountsDependencies } from './dependencies.ts'
import { listWorkspaces } from './list-workspaces.ts'
import { openDemo } from './open-demo.ts'
import { removeWorkspace } from './remove-workspace.ts'
import { exportSettings, importSettings } from './settings-file.ts'
import { testConnection } from './test-connection.ts'

type AccountsHandlers = Pick<Handlers, keyof typeof accountsCalls>

export const accountsHandlers = (dependencies: AccountsDependencies): AccountsHandlers => ({
  'accounts.listWorkspaces': () => success(listWorkspaces(dependencies)),
  'accounts.openDemo': () => openDemo(dependencies),
  'accounts.testConnection': (input, context) => testConnection(dependencies, input, context),
  'accounts.connectWorkspace': (input, context) => connectWorkspace(dependencies, input, context),
  'accounts.changePassword': (input) => changePassword(dependencies, input),
  'accounts.removeWorkspace': (input) => removeWorkspace(dependencies, input),
  'accounts.exportSettings': () => exportSettings(dependencies),
  'accounts.importSettings': (input) => importSettings(dependencies, input),
})
