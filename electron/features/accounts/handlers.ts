import { success } from '#core/contract/failure'
import type { HandlersOf } from '../../ipc/handlers.ts'
import { addAccount } from './add-account.ts'
import { chooseAuthority, readAuthority, removeAuthority } from './authority.ts'
import { changeAccount } from './change-account.ts'
import { changeTimeZone } from './change-time-zone.ts'
import { chooseAccount } from './choose-account.ts'
import { connectWorkspace } from './connect-workspace.ts'
import type { AccountsDependencies } from './dependencies.ts'
import { enterPassword } from './enter-password.ts'
import { listWorkspaces } from './list-workspaces.ts'
import { openDemo } from './open-demo.ts'
import { readServing } from './read-serving.ts'
import { removeAccount } from './remove-account.ts'
import { removeWorkspace } from './remove-workspace.ts'
import { testConnection } from './test-connection.ts'
import { tryOnce } from './try-once.ts'

type AccountsHandlers = HandlersOf<'accounts'>

export const accountsHandlers = (dependencies: AccountsDependencies): AccountsHandlers => ({
  'accounts.listWorkspaces': () => success(listWorkspaces(dependencies)),
  'accounts.openDemo': () => openDemo(dependencies),
  'accounts.testConnection': (input, context) => testConnection(dependencies, input, context),
  'accounts.connectWorkspace': (input, context) => connectWorkspace(dependencies, input, context),
  'accounts.changePassword': (input) => enterPassword(dependencies, input),
  'accounts.changeTimeZone': (input) => changeTimeZone(dependencies, input),
  'accounts.removeWorkspace': (input) => removeWorkspace(dependencies, input),
  'accounts.addAccount': (input, context) => addAccount(dependencies, input, context),
  'accounts.changeAccount': (input) => changeAccount(dependencies, input),
  'accounts.removeAccount': (input) => removeAccount(dependencies, input),
  'accounts.readServing': (input) => success(readServing(dependencies, input)),
  'accounts.chooseAccount': (input) => chooseAccount(dependencies, input),
  'accounts.tryOnce': (input, context) => tryOnce(dependencies, input, context),
  'accounts.readAuthority': () => success(readAuthority(dependencies)),
  'accounts.chooseAuthority': (input) => chooseAuthority(dependencies, input),
  'accounts.removeAuthority': () => removeAuthority(dependencies),
})
