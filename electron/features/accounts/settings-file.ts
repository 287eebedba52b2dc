import {
  type ExportedWorkspace,
  parseSettingsFile,
  writeSettingsFile,
} from '#core/accounts/settings-file'
import { failed, type Result, success } from '#core/contract/failure'
import type { OutputOf, ParsedInputOf } from '#core/contract/index'
import { accountIdSchema, type FileToken, workspaceIdSchema } from '#core/ids'
import type { StoredWorkspace } from '../../store/accounts/workspaces.ts'
import type { AccountsDependencies } from './dependencies.ts'

const suggestedName = 'unitdesk-workspaces.json'

/** A settings file has no password in it; the demo belongs to nobody and stays out. */
export const exportSettings = async ({
  store,
  pickSaveFile,
  files,
}: AccountsDependencies): Promise<Result<OutputOf<'accounts.exportSettings'>>> => {
  const path = await pickSaveFile(suggestedName)
  if (path === null) return success(null)
  const workspaces = store
    .listWorkspaces()
    .filter(({ kind }) => kind === 'crm')
    .map((workspace) => toExported(store, workspace))
  const written = await files.write(path, writeSettingsFile(workspaces))
  return written.ok ? success({ file: path }) : written
}

const toExported = (
  store: AccountsDependencies['store'],
  workspace: StoredWorkspace,
): ExportedWorkspace => ({
  ...workspace,
  // A long random part of an address may let in whoever has it, so such an address stays on this computer.
  siteAddress: null,
  choices: store.listChoices(workspace.id).map(({ area, projectId, accountId }) => ({
    area,
    projectId,
    account: workspace.accounts.findIndex(({ id }) => id === accountId),
  })),
})

/** Lists what a settings file would bring, for a person to agree to. */
export const readSettingsFile = async (
  dependencies: AccountsDependencies,
  { file }: ParsedInputOf<'accounts.readSettingsFile'>,
): Promise<Result<OutputOf<'accounts.readSettingsFile'>>> => {
  const workspaces = await readFile(dependencies, file)
  if (!workspaces.ok) return workspaces
  const known = new Set(dependencies.store.listWorkspaces().map(nameOf))
  return success(
    workspaces.value.map((workspace) => ({
      ...workspace,
      siteUrl: workspace.siteAddress?.url ?? null,
      isHere: known.has(nameOf(workspace)),
    })),
  )
}

/** Adds the workspaces of such a file; one that is there already, by address and name, is left alone. */
export const importSettings = async (
  dependencies: AccountsDependencies,
  { file }: ParsedInputOf<'accounts.importSettings'>,
): Promise<Result<OutputOf<'accounts.importSettings'>>> => {
  const { store, newId } = dependencies
  const workspaces = await readFile(dependencies, file)
  if (!workspaces.ok) return workspaces
  const known = new Set(store.listWorkspaces().map(nameOf))
  const added: ExportedWorkspace[] = []
  for (const workspace of workspaces.value) {
    if (known.has(nameOf(workspace))) continue
    known.add(nameOf(workspace))
    const inserted = insert(store, workspace, newId)
    if (!inserted.ok) return inserted
    added.push(workspace)
  }
  return success({
    workspaces: added.length,
    accounts: added.reduce((count, { accounts }) => count + accounts.length, 0),
  })
}

const readFile = async (
  { grantedPath, files }: AccountsDependencies,
  file: FileToken,
): Promise<Result<readonly ExportedWorkspace[]>> => {
  const path = grantedPath(file)
  if (!path.ok) return path
  const text = await files.read(path.value)
  if (!text.ok) return text
  const imported = parseSettingsFile(text.value)
  return imported.ok
    ? success(imported.workspaces)
    : failed({ kind: 'invalidInput', path: 'file', rule: imported.fault, again: 'afterFix' })
}

const insert = (
  store: AccountsDependencies['store'],
  exported: ExportedWorkspace,
  newId: () => string,
): Result<null> => {
  const workspace = toStored(exported, newId)
  const inserted = store.insertWorkspace(workspace)
  if (!inserted.ok) return inserted
  if (exported.siteAddress !== null) {
    const address = exported.siteAddress
    const written = store.writeSiteAddress({ workspaceId: workspace.id, address })
    if (!written.ok) return written
  }
  for (const { account, ...place } of exported.choices) {
    const accountId = workspace.accounts[account]?.id
    if (accountId === undefined) continue
    const written = store.writeChoice({ ...place, workspaceId: workspace.id, accountId })
    if (!written.ok) return written
  }
  return success(null)
}

const nameOf = ({ baseUrl, name }: { baseUrl: string; name: string }): string =>
  JSON.stringify([baseUrl, name])

const toStored = (
  { name, baseUrl, timeZone, accounts }: ExportedWorkspace,
  newId: () => string,
): StoredWorkspace => {
  const id = workspaceIdSchema.parse(newId())
  return {
    id,
    name,
    kind: 'crm',
    baseUrl,
    timeZone,
    accounts: accounts.map((account) => ({
      ...account,
      id: accountIdSchema.parse(newId()),
      workspaceId: id,
      passwordPlace: 'nowhere',
      listedProjects: null,
    })),
  }
}
