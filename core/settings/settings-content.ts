import { z } from 'zod'
import { parseBaseUrl } from '#core/accounts/base-url'
import { loginKey, nameOfLogin } from '#core/accounts/login-key'
import { timeZoneSchema } from '#core/accounts/server-clock'
import { areaSchema } from '#core/api/areas'
import { alarmSettingsSchema } from '#core/exports/alarms/alarm-settings'
import { backupDefinitionSchema } from '#core/exports/backup/backup-definition'
import { mailServerSchema, sftpServerSchema } from '#core/exports/delivery/delivery'
import { reportDefinitionSchema } from '#core/exports/reports/report-definition'
import { digestSchema } from '#core/exports/runs/digest'
import { retentionSchema } from '#core/exports/runs/retention'
import { projectIdSchema } from '#core/ids'
import { leadSettingsSchema } from '#core/leads/archive/lead-settings'
import { sentMappingSchema } from '#core/leads/sent/sent-columns'
import { mediaSettingsSchema } from '#core/media/shown/media-settings'
import { paymentSettingsSchema } from '#core/payments/ledger/payment-settings'
import { statementMappingSchema } from '#core/payments/statements/statement-mapping'
import { priceRulesSchema } from '#core/prices/rules/price-rules'

const accountSchema = z.strictObject({
  label: z.string().trim().min(1).max(80),
  login: z.string().trim().min(1).max(200),
  areas: z.array(areaSchema),
  projects: z.array(projectIdSchema).nullable(),
})
export type SavedAccount = z.infer<typeof accountSchema>

/** The index of one of the workspace's accounts, counted from zero: their ids belong to one computer. */
const accountIndexSchema = z.int().min(0)

const choiceSchema = z.strictObject({
  area: areaSchema,
  projectId: projectIdSchema.nullable(),
  account: accountIndexSchema,
})

/** A report without its folder, which is one of a computer. */
const reportSchema = reportDefinitionSchema
  .omit({ accountId: true, isOfBackup: true, ofTeam: true })
  .extend({
    account: accountIndexSchema.nullable(),
    /** Its schedule waits until a person lets it go on, wherever the file is brought in. */
    isPaused: z.literal(true).optional(),
    latest: reportDefinitionSchema.shape.latest.unwrap().omit({ folder: true }).nullable(),
  })
export type SavedReport = z.infer<typeof reportSchema>

const leadSettingsInFileSchema = leadSettingsSchema.extend({
  leftOut: z.array(accountIndexSchema),
})
export type SavedLeadSettings = z.infer<typeof leadSettingsInFileSchema>

const priceViewSchema = z.strictObject({
  name: z.string().trim().min(1).max(80),
  state: z.string().max(100_000),
})
export type SavedPriceView = z.infer<typeof priceViewSchema>

/** Null, here and below: nobody has set it. */
const projectSchema = z.strictObject({
  projectId: projectIdSchema,
  priceRules: priceRulesSchema.nullable(),
  media: mediaSettingsSchema.nullable(),
  views: z.array(priceViewSchema),
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

const workspaceSchema = z
  .strictObject({
    name: z.string().trim().min(1).max(80),
    baseUrl: baseUrlSchema,
    timeZone: timeZoneSchema,
    accounts: z.array(accountSchema),
    choices: z.array(choiceSchema),
    reports: z.array(reportSchema),
    leadSettings: leadSettingsInFileSchema.nullable(),
    leadMappings: z.array(sentMappingSchema),
    paymentSettings: paymentSettingsSchema.nullable(),
    statementMappings: z.array(statementMappingSchema),
    /** Without its folder: a runner that is given one takes it over. A file that was written before has none. */
    backup: backupDefinitionSchema.nullable().default(null),
    /** Of prices with VAT. */
    sendLimitMinor: z.int().positive().nullable(),
    projects: z.array(projectSchema),
  })
  .refine(({ accounts, choices, reports, leadSettings }) =>
    [
      ...choices.map(({ account }) => account),
      ...reports.flatMap(({ account }) => account ?? []),
      ...(leadSettings?.leftOut ?? []),
    ].every((account) => account < accounts.length),
  )
  .refine(({ baseUrl, accounts }) => {
    const logins = accounts.map(({ login }) => nameOfLogin(loginKey({ baseUrl, login })))
    return new Set(logins).size === logins.length
  })
export type SavedWorkspace = z.infer<typeof workspaceSchema>

/** What reports of all workspaces have in common. */
const exportsSchema = z.strictObject({
  mail: mailServerSchema.nullable(),
  sftp: sftpServerSchema.nullable(),
  retention: retentionSchema.nullable(),
  digest: digestSchema.nullable(),
  /** A file that was written before there were any has none. */
  alarms: alarmSettingsSchema.nullable().default(null),
})
export type SavedExports = z.infer<typeof exportsSchema>

/** All that a person has set up, without a secret and without data; strict, so that nothing else is read from a file. */
export const settingsContentSchema = z.strictObject({
  workspaces: z.array(workspaceSchema),
  exports: exportsSchema,
})
export type SettingsContent = z.infer<typeof settingsContentSchema>
