import { parseBaseUrl } from '#core/accounts/base-url'
import { type SettingsFile, settingsFileSchema } from '#core/accounts/settings-file'
import { failed, type Result, success } from '#core/contract/failure'
import type { OutputOf, ParsedInputOf } from '#core/contract/index'
import { accountIdSchema, workspaceIdSchema } from '#core/ids'
import type { StoredWorkspace } from '../../store/workspaces.ts'
import type { AccountsDependencies } from './dependencies.ts'

const suggestedName = 'unitdesk-workspaces.json'

/** Names, addresses and logins; there is no password in it. The demo belongs to nobody and stays out. */
export const exportSettings = async ({
  store,
  pickSaveFile,
  files,
}: AccountsDependencies): Promise<Result<OutputOf<'accounts.exportSettings'>>> => {
  const path = await pickSaveFile(suggestedName)
  if (path === null) return success(null)
  const content: SettingsFile = {
    kind: 'unitdesk-workspaces',
    version: 1,
    workspaces: store
      .listWorkspaces()
      .filter(({ kind }) => kind === 'crm')
      .map(({ name, baseUrl, accounts }) => ({
        name,
        baseUrl,
        accounts: accounts.map(({ label, login, areas }) => ({ label, login, areas })),
      })),
  }
  await files.write(path, `${JSON.stringify(content, null, 2)}\n`)
  return success({ file: path })
}

/** Adds the workspaces of such a file; one that is there already, by address and name, is left alone. */
export const importSettings = async (
  { store, grantedPath, files, newId, announce }: AccountsDependencies,
  { file }: ParsedInputOf<'accounts.importSettings'>,
): Promise<Result<OutputOf<'accounts.importSettings'>>> => {
  const path = grantedPath(file)
  if (!path.ok) return path
  const imported = parseSettings(await files.read(path.value))
  if (imported === null) return notSettings
  const known = new Set(store.listWorkspaces().map(({ baseUrl, name }) => `${baseUrl} ${name}`))
  const added = imported.filter(({ baseUrl, name }) => !known.has(`${baseUrl} ${name}`))
  for (const workspace of added) {
    const inserted = store.insertWorkspace(toStored(workspace, newId))
    if (!inserted.ok) return inserted
  }
  announce(['workspaces'])
  return success({
    workspaces: added.length,
    accounts: added.reduce((count, { accounts }) => count + accounts.length, 0),
  })
}

type ImportedWorkspace = SettingsFile['workspaces'][number]

const notSettings: Result<never> = failed({
  kind: 'invalidInput',
  path: 'file',
  rule: 'settingsFile',
  again: 'afterFix',
})

/** All of the file or nothing of it: one bad address spoils it before anything is added. */
const parseSettings = (text: string): ImportedWorkspace[] | null => {
  const content = settingsFileSchema.safeParse(parseJson(text))
  if (!content.success) return null
  const workspaces: ImportedWorkspace[] = []
  for (const workspace of content.data.workspaces) {
    const address = parseBaseUrl(workspace.baseUrl)
    if (!address.ok) return null
    workspaces.push({ ...workspace, baseUrl: address.baseUrl })
  }
  return workspaces
}

const toStored = (
  { name, baseUrl, accounts }: ImportedWorkspace,
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

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
