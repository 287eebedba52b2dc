import { stat } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { failed, notFound, success } from '#core/contract/failure'
import { callingAccountOf, findAccount } from '../features/accounts/calling-account.ts'
import type { ConsoleDependencies } from '../features/console/dependencies.ts'
import { consoleHandlers } from '../features/console/handlers.ts'
import { tableFiles, writeServersFile } from '../files/table-files.ts'
import { tellByHand } from '../store/activity/audit/tell-by-hand.ts'
import { errorCode } from '../store/file/error-code.ts'
import type { OpenStore } from '../store/file/open.ts'
import { readSettings } from '../store/settings/settings.ts'
import { readMembership } from '../store/team/membership.ts'
import type { HostServices } from './open-services.ts'
import type { SharedServices } from './open-shared-services.ts'
import { write } from './stores/write.ts'

type ConsoleHost = Pick<HostServices, 'announce' | 'clock' | 'grantedPath' | 'pickSaveFile'>

/** The console, which makes any call of the API. */
export const openConsole = (
  store: Pick<OpenStore, 'db' | 'path'>,
  { announce, clock, grantedPath, pickSaveFile }: ConsoleHost,
  { caller, accounts }: Pick<SharedServices, 'caller' | 'accounts'>,
) => ({
  handlers: consoleHandlers({
    isOn: () => readSettings(store.db).isAnyCallOn,
    isInTeam: (workspaceId) =>
      readMembership(store.db) !== null &&
      accounts.store.listWorkspaces().some(({ id, kind }) => id === workspaceId && kind === 'crm'),
    tellReplaced: (replaced) => {
      write(store, () => tellByHand(store.db, replaced))
      announce(['audit'])
    },
    caller,
    clock,
    pickSaveFile,
    writeFile: writeServersFile,
    nameOf: tableFiles.nameOf,
    listAccounts: (workspaceId) =>
      accounts.store
        .listWorkspaces()
        .filter(({ id }) => id === workspaceId)
        .flatMap(({ baseUrl, accounts: owned }) =>
          owned.map(({ id, label, areas }) => ({
            accountId: id,
            label,
            areas: [...areas],
            baseUrl,
          })),
        ),
    accountFor: async ({ workspaceId, accountId }) => {
      const found = findAccount(accounts.store.listWorkspaces(), accountId)
      if (found === null || found.workspace.id !== workspaceId) return notFound('afterFix')
      return callingAccountOf(accounts, found)
    },
    filePart: filePartOf(grantedPath),
  }),
})

const types: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.pdf': 'application/pdf',
}

const filePartOf =
  (grantedPath: HostServices['grantedPath']): ConsoleDependencies['filePart'] =>
  async (file) => {
    const path = grantedPath(file)
    if (!path.ok) return path
    try {
      const { size, mtimeMs } = await stat(path.value)
      const fileName = basename(path.value)
      const contentType = types[extname(fileName).toLowerCase()] ?? 'application/octet-stream'
      const modifiedAt = Math.trunc(mtimeMs)
      return success({ path: path.value, fileName, contentType, size, modifiedAt })
    } catch (error) {
      if (errorCode(error) === null) throw error
      return failed({ kind: 'invalidInput', path: 'file', rule: 'fileVanished', again: 'afterFix' })
    }
  }
