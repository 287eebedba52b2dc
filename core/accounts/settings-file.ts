import { z } from 'zod'
import { areaSchema } from '#core/api/areas'
import { parseBaseUrl } from './base-url.ts'

const kind = 'unitdesk-workspaces'
const version = 1

const accountSchema = z.strictObject({
  label: z.string().trim().min(1).max(80),
  login: z.string().trim().min(1).max(200),
  areas: z.array(areaSchema).min(1),
})

const baseUrlSchema = z
  .string()
  .max(500)
  .transform((text, context) => {
    const address = parseBaseUrl(text)
    if (address.ok) return address.baseUrl
    context.addIssue({ code: 'custom', message: address.fault })
    return z.NEVER
  })

/** The settings that people hand to each other. Strict, so that a password cannot even be read from it. */
const settingsFileSchema = z.strictObject({
  kind: z.literal(kind),
  version: z.literal(version),
  workspaces: z
    .array(
      z.strictObject({
        name: z.string().trim().min(1).max(80),
        baseUrl: baseUrlSchema,
        accounts: z.array(accountSchema).max(100),
      }),
    )
    .max(100),
})

export type SettingsFile = z.infer<typeof settingsFileSchema>
export type ExportedWorkspace = SettingsFile['workspaces'][number]

export type SettingsFileResult =
  | { readonly ok: true; readonly workspaces: readonly ExportedWorkspace[] }
  | { readonly ok: false; readonly fault: 'settingsFile' | 'newerVersion' }

/** Names, addresses and logins; whatever else the workspaces carry stays out. */
export const writeSettingsFile = (workspaces: readonly ExportedWorkspace[]): string => {
  const file: SettingsFile = {
    kind,
    version,
    workspaces: workspaces.map(({ name, baseUrl, accounts }) => ({
      name,
      baseUrl,
      accounts: accounts.map(({ label, login, areas }) => ({ label, login, areas })),
    })),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

const newerSchema = z.object({ kind: z.literal(kind), version: z.int().gt(version) })

/** All of the file or nothing of it: one bad address spoils it before anything is added. */
export const parseSettingsFile = (text: string): SettingsFileResult => {
  const content = parseJson(text)
  const file = settingsFileSchema.safeParse(content)
  if (file.success) return { ok: true, workspaces: file.data.workspaces }
  const isNewer = newerSchema.safeParse(content).success
  return { ok: false, fault: isNewer ? 'newerVersion' : 'settingsFile' }
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}
