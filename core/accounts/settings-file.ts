import { z } from 'zod'
import { areaSchema } from '#core/api/areas'
import { projectIdSchema } from '#core/ids'
import { parseSiteAddress } from '#core/leads/sent/site-address'
import { parseJson } from '#core/parse-json'
import { usualTimeZone } from '#core/wall-time'
import { parseBaseUrl } from './base-url.ts'
import { loginKey, nameOfLogin } from './login-key.ts'
import { timeZoneSchema } from './server-clock.ts'

const kind = 'unitdesk-workspaces'
const version = 3

const accountSchema = z.strictObject({
  label: z.string().trim().min(1).max(80),
  login: z.string().trim().min(1).max(200),
  areas: z.array(areaSchema).min(1),
  // A file of version 1 has neither these nor choices.
  projects: z.array(projectIdSchema).min(1).max(1_000).nullable().default(null),
})

const choiceSchema = z.strictObject({
  area: areaSchema,
  projectId: projectIdSchema.nullable(),
  /** The index of one of the workspace's accounts, counted from zero. */
  account: z.int().min(0),
})

/** The address at which the web site lists what it has sent; the value of its header is in no settings file. */
const siteAddressSchema = z.strictObject({
  url: z
    .string()
    .max(2_000)
    .transform((text, context) => {
      const address = parseSiteAddress(text)
      if (address.ok) return address.url
      context.addIssue({ code: 'custom', message: address.fault })
      return z.NEVER
    }),
  timeZone: timeZoneSchema,
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
  version: z.literal([1, 2, version]),
  workspaces: z
    .array(
      z
        .strictObject({
          name: z.string().trim().min(1).max(80),
          baseUrl: baseUrlSchema,
          timeZone: timeZoneSchema.default(usualTimeZone),
          accounts: z.array(accountSchema).max(100),
          choices: z.array(choiceSchema).max(10_000).default([]),
          // Files before version 3 do not have it.
          siteAddress: siteAddressSchema.nullable().default(null),
        })
        .refine(({ accounts, choices }) =>
          choices.every(({ account }) => account < accounts.length),
        )
        .refine(({ baseUrl, accounts }) => {
          const logins = accounts.map(({ login }) => nameOfLogin(loginKey({ baseUrl, login })))
          return new Set(logins).size === logins.length
        }),
    )
    .max(100),
})

export type SettingsFile = z.infer<typeof settingsFileSchema>
export type ExportedWorkspace = SettingsFile['workspaces'][number]

export type SettingsFileResult =
  | { readonly ok: true; readonly workspaces: readonly ExportedWorkspace[] }
  | { readonly ok: false; readonly fault: 'settingsFile' | 'newerVersion' }

/** Names, addresses, logins and what they are used for; whatever else the workspaces carry stays out. */
export const writeSettingsFile = (workspaces: readonly ExportedWorkspace[]): string => {
  const file: SettingsFile = {
    kind,
    version,
    workspaces: workspaces.map(({ name, baseUrl, timeZone, accounts, choices, siteAddress }) => ({
      name,
      baseUrl,
      timeZone,
      accounts: accounts.map(({ label, login, areas, projects }) => ({
        label,
        login,
        areas,
        projects,
      })),
      choices: choices.map(({ area, projectId, account }) => ({ area, projectId, account })),
      siteAddress: siteAddress && { url: siteAddress.url, timeZone: siteAddress.timeZone },
    })),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

const newerSchema = z.object({ kind: z.literal(kind), version: z.int().gt(version) })

/** A file is taken whole or not at all: one bad address refuses it before anything is added. */
export const parseSettingsFile = (text: string): SettingsFileResult => {
  const content = parseJson(text.replace(/^\uFEFF/, ''))
  const file = settingsFileSchema.safeParse(content)
  if (file.success) return { ok: true, workspaces: file.data.workspaces }
  const isNewer = newerSchema.safeParse(content).success
  return { ok: false, fault: isNewer ? 'newerVersion' : 'settingsFile' }
}
