import { failed, type Result, success } from '#core/contract/failure'
import type { OutputOf } from '#core/contract/index'
import type { ComingSettings } from '#core/contract/settings'
import { channelsOf } from '#core/exports/delivery/delivery'
import type { FileToken } from '#core/ids'
import {
  type PlannedPart,
  planSettings,
  type SettingsLimits,
  type SettingsPlan,
} from '#core/settings/plan-settings'
import type { SettingsContent } from '#core/settings/settings-content'
import { parseSettingsFile, writeSettingsFile } from '#core/settings/settings-file'
import type { HandlersOf } from '../../ipc/handlers.ts'

export interface SettingsFileDependencies {
  readonly readContent: () => SettingsContent
  readonly bringIn: (content: SettingsContent, limits: SettingsLimits) => Result<SettingsPlan>
  /** What the company lets a file bring. */
  readonly limits: SettingsLimits
  /** Asks where to save; null when the user cancelled. */
  readonly pickSaveFile: (suggestedName: string) => Promise<string | null>
  readonly grantedPath: (token: FileToken) => Result<string>
  readonly files: {
    readonly read: (path: string) => Promise<Result<string>>
    readonly write: (path: string, text: string) => Promise<Result<null>>
  }
}

type SettingsFileHandlers = HandlersOf<'settings', 'exportFile' | 'readFile' | 'importFile'>

interface LookedAt {
  readonly file: FileToken
  readonly content: SettingsContent
}

/** What comes in is what was shown: whoever can write to the file may do so after a person has looked at it. */
export const settingsFileHandlers = (
  dependencies: SettingsFileDependencies,
): SettingsFileHandlers => {
  let lookedAt: LookedAt | null = null
  return {
    'settings.exportFile': () => exportFile(dependencies),
    'settings.readFile': async ({ file }) => {
      const content = await contentOf(dependencies, file)
      lookedAt = content.ok ? { file, content: content.value } : null
      return content.ok ? readFile(dependencies, content.value) : content
    },
    'settings.importFile': async ({ file }) => {
      const granted = dependencies.grantedPath(file)
      if (!granted.ok) return granted
      const content =
        lookedAt?.file === file ? success(lookedAt.content) : await contentOf(dependencies, file)
      return content.ok ? importFile(dependencies, content.value) : content
    },
  }
}

const suggestedName = 'unitdesk-settings.json'

const exportFile = async ({
  readContent,
  pickSaveFile,
  files,
}: SettingsFileDependencies): Promise<Result<OutputOf<'settings.exportFile'>>> => {
  const path = await pickSaveFile(suggestedName)
  if (path === null) return success(null)
  const written = await files.write(path, writeSettingsFile(readContent()))
  return written.ok ? success({ file: path }) : written
}

/** Lists what a settings file would bring, for a person to agree to. */
const readFile = (
  { readContent, limits }: SettingsFileDependencies,
  content: SettingsContent,
): Result<ComingSettings> =>
  success(toComing(planSettings(readContent(), content, limits), content))

const importFile = (
  { bringIn, limits }: SettingsFileDependencies,
  content: SettingsContent,
): Result<ComingSettings> => {
  const plan = bringIn(content, limits)
  return plan.ok ? success(toComing(plan.value, content)) : plan
}

const contentOf = async (
  { grantedPath, files }: SettingsFileDependencies,
  file: FileToken,
): Promise<Result<SettingsContent>> => {
  const path = grantedPath(file)
  if (!path.ok) return path
  const text = await files.read(path.value)
  if (!text.ok) return text
  const read = parseSettingsFile(text.value)
  return read.ok
    ? success(read.content)
    : failed({ kind: 'invalidInput', path: 'file', rule: read.fault, again: 'afterFix' })
}

const toComing = (
  { workspaces, exports }: SettingsPlan,
  { exports: { alarms } }: SettingsContent,
): ComingSettings => ({
  workspaces: workspaces.map(({ workspace: { name, baseUrl }, here, parts, ...plan }) => ({
    name,
    baseUrl,
    isBackupLeft: plan.isBackupLeft,
    standing: plan.isForbidden ? 'forbidden' : here === null ? 'new' : 'here',
    parts: parts.map((planned) => ({
      part: planned.part,
      change: planned.change,
      name: nameOf(planned),
      sentTo: planned.part === 'report' ? sentTo(planned.value.delivery) : [],
    })),
  })),
  exports: exports.map(({ part, change }) => ({
    part,
    change,
    sentTo:
      part === 'alarms' && alarms !== null
        ? [...alarms.recipients, ...(alarms.toWebhook ? [names.webhook] : [])]
        : [],
  })),
})

const nameOf = (planned: PlannedPart): string => {
  switch (planned.part) {
    case 'account':
      return `${planned.value.label} (${planned.value.login})`
    case 'report':
    case 'priceView':
      return planned.value.name
    default:
      return ''
  }
}

const names = { webhook: 'webhook', sftp: 'SFTP' } as const

const sentTo = (delivery: Parameters<typeof channelsOf>[0]): string[] =>
  channelsOf(delivery).flatMap((channel) =>
    channel === 'email' ? (delivery?.recipients ?? []) : names[channel],
  )
