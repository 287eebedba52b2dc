import { readFile } from 'node:fs/promises'
import { type Result, success } from '#core/contract/failure'
import { toJson } from '#core/json'
import { parseSettingsFile } from '#core/settings/settings-file'
import type { ImportInput } from '../command-line.ts'
import type { Runner } from '../open-runner.ts'

interface TakenBackup {
  readonly workspace: string
  /** False where nobody has named a folder for it. */
  readonly isTaken: boolean
}

/** Takes over the backups of a settings file that has come in; a workspace that has one here keeps it. */
export const takeBackups = async (
  { call, grantFile }: Runner,
  { file, backups: folder }: Pick<ImportInput, 'file' | 'backups'>,
): Promise<Result<readonly TakenBackup[]>> => {
  const granted = folder === null ? success(null) : grantFile(folder)
  if (!granted.ok) return granted
  const settings = parseSettingsFile(await readFile(file, 'utf8'))
  const workspaces = await call('accounts.listWorkspaces', {})
  if (!workspaces.ok) return workspaces
  const taken: TakenBackup[] = []
  for (const { name, baseUrl, backup } of settings.ok ? settings.content.workspaces : []) {
    const here = workspaces.value.find((one) => one.name === name && one.baseUrl === baseUrl)
    if (backup === null || here === undefined) continue
    const known = await call('exports.readBackup', { workspaceId: here.id })
    if (!known.ok) return known
    if (known.value !== null) continue
    taken.push({ workspace: name, isTaken: granted.value !== null })
    if (granted.value === null) continue
    const saved = await call('exports.saveBackup', {
      workspaceId: here.id,
      definition: toJson({ ...backup, folder: granted.value }),
    })
    if (!saved.ok) return saved
  }
  return success(taken)
}
