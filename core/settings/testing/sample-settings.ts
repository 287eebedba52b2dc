import { projectIdSchema } from '#core/ids'
import { usualLeadSettings } from '#core/leads/archive/lead-settings'
import { recogniseSentColumns } from '#core/leads/sent/sent-columns'
import { usualMediaSettings } from '#core/media/shown/media-settings'
import { usualPaymentSettings } from '#core/payments/ledger/payment-settings'
import { recogniseColumns } from '#core/payments/statements/statement-mapping'
import { defaultPriceRules } from '#core/prices/rules/price-rules'
import { dayMs, hourMs } from '#core/time'
import type { SettingsLimits } from '../plan-settings.ts'
import type { SavedReport, SavedWorkspace, SettingsContent } from '../settings-content.ts'

export const sampleReport: SavedReport = {
  name: 'Units',
  content: { name: 'products', format: 'xlsx', parameters: { headermode: 'ids' } },
  rules: {
    schedule: { kind: 'daily', times: ['06:30'], zone: 'Europe/Prague' },
    missed: 'once',
    maxAgeMs: 6 * hourMs,
    pauseAfter: 3,
  },
  retention: { maxCount: 30, maxAgeMs: null },
  alerts: [{ kind: 'rowsFell', share: 0.2 }],
  latest: { fileName: 'Units', format: 'csv' },
  delivery: {
    recipients: ['eva@example.cz'],
    toWebhook: true,
    toSftp: false,
    when: 'changed',
    file: 'attached',
    withComparison: true,
  },
  account: 1,
}

const leadTitles = ['E-mail', 'Jméno', 'Čas']
const statementTitles = ['Datum', 'Částka', 'Zpráva']

export const sampleLeadMapping = {
  titles: leadTitles,
  columns: recogniseSentColumns(leadTitles),
  timeZone: 'Europe/Prague',
  dateOrder: 'dayFirst' as const,
  clockShiftMs: 0,
}

export const sampleWorkspace: SavedWorkspace = {
  name: 'Vltavan',
  baseUrl: 'https://crm.example.com',
  timeZone: 'Europe/London',
  accounts: [
    { label: 'Web', login: 'eva', areas: ['prices', 'leads'], projects: null },
    {
      label: 'Reports',
      login: 'reports',
      areas: ['exports'],
      projects: [projectIdSchema.parse(7)],
    },
  ],
  choices: [{ area: 'prices', projectId: null, account: 0 }],
  reports: [sampleReport, { ...sampleReport, name: 'By hand', rules: null, account: null }],
  leadSettings: { ...usualLeadSettings, pollMinutes: 30, leftOut: [1] },
  leadMappings: [sampleLeadMapping],
  paymentSettings: { ...usualPaymentSettings, currency: 'EUR' },
  statementMappings: [recogniseColumns(statementTitles)],
  backup: null,
  sendLimitMinor: 1_000_000_00,
  projects: [
    {
      projectId: projectIdSchema.parse(7),
      priceRules: { ...defaultPriceRules, warnChangePercent: 5 },
      media: { ...usualMediaSettings, namingRule: '{unit}' },
      views: [{ name: 'Free ones', state: '{"search":"2+kk"}' }],
    },
  ],
}

export const sampleSettings: SettingsContent = {
  workspaces: [sampleWorkspace],
  exports: {
    mail: {
      host: 'smtp.example.com',
      port: 465,
      encryption: 'tls',
      login: 'reports',
      from: 'reports@example.com',
    },
    sftp: null,
    retention: { maxCount: 10, maxAgeMs: 30 * dayMs, maxTotalBytes: null },
    digest: { isOn: true, time: '07:00' },
    alarms: { recipients: ['boss@example.com'], toWebhook: true, kinds: ['reports', 'leads'] },
  },
}

export const nothingSetUp: SettingsContent = {
  workspaces: [],
  exports: { mail: null, sftp: null, retention: null, digest: null, alarms: null },
}

/** A computer without a policy. */
export const noLimits: SettingsLimits = { allowsServer: () => true, allowsPayments: true }
