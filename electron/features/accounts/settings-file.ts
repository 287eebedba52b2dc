import {
  type ExportedWorkspace,
  parseSettingsFile,
  writeSettingsFile,
} from '#core/accounts/settings-file'
import { failed, type Result, success } from '#core/contract/failure'
import type { OutputOf, ParsedInputOf } from '#core/contract/index'
import { accountIdSchema, workspaceIdSchema } from '#core/ids'
import type { StoredWorkspace } from '../../store/workspaces.ts'
import type { AccountsDependencies } from './dependencies.ts'

const suggestedName = 'unitdesk-workspaces.json'

/** There is no password in it. The demo belongs to nobody and stays out. */
export const exportSettings = async ({
  store,
  pickSaveFile,
  files,
}: AccountsDependencies): Promise<Result<OutputOf<'accounts.exportSettings'>>> => {
  const path = await pickSaveFile(suggestedName)
  if (path === null) return success(null)
  const workspaces = store.listWorkspaces().filter(({ kind }) => kind === 'crm')
  const written = await files.write(path, writeSettingsFile(workspaces))
  return written.ok ? success({ file: path }) : written
}

/** Adds the workspaces of such a file; one that is there already, by address and name, is left alone. */
export const importSettings = async (
  { store, grantedPath, files, newId, announce }: AccountsDependencies,
  { file }: ParsedInputOf<'accounts.importSettings'>,
): Promise<Result<OutputOf<'accounts.importSettings'>>> => {
  const path = grantedPath(file)
  if (!path.ok) return path
  const text = await files.read(path.value)
  if (!text.ok) return text
  const imported = parseSettingsFile(text.value)
  if (!imported.ok) {
    return failed({ kind: 'invalidInput', path: 'file', rule: imported.fault, again: 'afterFix' })
  }
  const known = new Set(store.listWorkspaces().map(nameOf))
  const added: ExportedWorkspace[] = []
  for (const workspace of imported.workspaces) {
    if (known.has(nameOf(workspace))) continue
    known.add(nameOf(workspace))
    const inserted = store.insertWorkspace(toStored(workspace, newId))
    if (!inserted.ok) return inserted
    added.push(workspace)
  }
  if (added.length > 0) announce(['workspaces'])
  return success({
    workspaces: added.length,
    accounts: added.reduce((count, { accounts }) => count + accounts.length, 0),
  })
}

const nameOf = ({ baseUrl, name }: { baseUrl: string; name: string }): string =>
  JSON.stringify([baseUrl, name])

const toStored = (
  { name, baseUrl, accounts }: ExportedWorkspace,
  newId: () => string,
): StoredWorkspace => {
  const id = workspaceIdSchema.parse(newId())
  return {
    id,
    name,
    kind: 'crm',
    baseUrl,
    accounts: accounts.map((account) => ({
      ...account,
      id: accountIdSchema.parse(newId()),
      workspaceId: id,
      passwordPlace: 'nowhere',
    })),
  }
}
