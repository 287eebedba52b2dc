import { z } from 'zod'
import { looksSecret } from '#core/leads/sent/site-address'
import { parseJson } from '#core/parse-json'
import type { PaymentSettings } from '#core/payments/ledger/payment-settings'
import {
  type SavedWorkspace,
  type SettingsContent,
  settingsContentSchema,
} from './settings-content.ts'

const kind = 'unitdesk-settings'
const version = 4

const fileSchema = settingsContentSchema.extend({
  kind: z.literal(kind),
  version: z.literal(version),
})

export type SettingsFileResult =
  | { readonly ok: true; readonly content: SettingsContent }
  | { readonly ok: false; readonly fault: 'settingsFile' | 'newerVersion' | 'olderVersion' }

export const writeSettingsFile = ({ workspaces, exports }: SettingsContent): string => {
  const file = { kind, version, workspaces: workspaces.map(withoutSecrets), exports }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** Titles that are none, and fixed texts that let somebody in, are the two ways in which a setting carries more. */
const withoutSecrets = (workspace: SavedWorkspace): SavedWorkspace => ({
  ...workspace,
  leadMappings: workspace.leadMappings.filter(hasTitlesAlone),
  statementMappings: workspace.statementMappings.filter(hasTitlesAlone),
  paymentSettings:
    workspace.paymentSettings && hasSecret(workspace.paymentSettings)
      ? null
      : workspace.paymentSettings,
})

/** A table without titles is remembered by its first row: an address, a number of an account or of a phone. */
const hasTitlesAlone = ({ titles }: { readonly titles: readonly string[] }): boolean =>
  !titles.some((title) => /\S@\S|\d(?:[ ./-]?\d){5}/.test(title))

const hasSecret = ({ mapping }: PaymentSettings): boolean =>
  mapping.parameters.some(
    ({ parameter, value }) =>
      value.kind === 'fixed' && looksSecret({ name: parameter, value: value.text }),
  )

const anyVersionSchema = z.object({
  kind: z.literal([kind, 'unitdesk-workspaces']),
  version: z.int(),
})

/** A file is taken whole or not at all: one bad address refuses it before anything is changed. */
export const parseSettingsFile = (text: string): SettingsFileResult => {
  const content = parseJson(text.replace(/^\uFEFF/, ''))
  const file = fileSchema.safeParse(content)
  if (file.success) {
    const { workspaces, exports } = file.data
    return { ok: true, content: { workspaces, exports } }
  }
  const other = anyVersionSchema.safeParse(content).data?.version ?? version
  if (other > version) return { ok: false, fault: 'newerVersion' }
  return { ok: false, fault: other < version ? 'olderVersion' : 'settingsFile' }
}
