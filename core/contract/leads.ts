import { z } from 'zod'
import { accountIdSchema, watchedFileIdSchema } from '#core/ids'
import { leadSettingsSchema } from '#core/leads/archive/lead-settings'
import type { LeadsDashboard } from '#core/leads/archive/leads-dashboard'
import type { SeenLead } from '#core/leads/archive/seen-lead'
import { addressTroubleSchema } from '#core/leads/sent/address-trouble'
import { longestHeaderValue } from '#core/leads/sent/header-value'
import { job, jsonOf, read, write } from './define.ts'
import { failureSchema } from './failure.ts'
import { jobStartedSchema } from './jobs.ts'
import { leadContactsCalls } from './lead-contacts.ts'
import { inWorkspace, ofWorkspace, page, search, timeZone } from './lead-inputs.ts'
import { leadPersonsCalls } from './lead-persons.ts'
import { leadSendingsCalls } from './lead-sendings.ts'
import { sentLeadsCalls } from './sent-leads.ts'

/** The last days, today among them, or from the first moment to the one after the last. */
const periodSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(3_650) }),
  z.strictObject({ kind: z.literal('between'), from: z.int(), to: z.int() }),
])
export type LeadPeriod = z.infer<typeof periodSchema>

const choice = z.string().max(5_000).nullable()

/** Null: whatever it is. */
const leadFilterSchema = z.strictObject({
  search,
  project: choice,
  campaign: choice,
  productInterest: choice,
  accountId: accountIdSchema.nullable(),
  isOnlyInCrm: z.boolean(),
  from: z.int().nullable(),
  to: z.int().nullable(),
})
export type LeadFilter = z.infer<typeof leadFilterSchema>

export const leadSorts = [
  'at',
  'firstSeenAt',
  'customerName',
  'projects',
  'campaign',
  'productInterest',
  'customerId',
] as const
const watchedFileSchema = z.strictObject({
  id: watchedFileIdSchema,
  name: z.string(),
  seenAt: z.int(),
  state: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('waiting') }),
    z.strictObject({ kind: z.literal('imported'), at: z.int(), leads: z.int() }),
    /** Nobody has told yet which column is which. */
    z.strictObject({ kind: z.literal('unmapped') }),
    z.strictObject({ kind: z.literal('failed'), failure: failureSchema }),
    /** A person did not want it. */
    z.strictObject({ kind: z.literal('takenBack') }),
  ]),
})
export type WatchedFile = z.infer<typeof watchedFileSchema>

/** An address that is asked for what the site has sent. */
const siteAddressSchema = z.strictObject({
  url: z.string(),
  timeZone: z.string(),
  /** Where the value of its header rests: the value itself is never told. */
  headerPlace: z.enum(['none', 'keychain', 'thisRun']),
  askedAt: z.int().nullable(),
  /** Of the last time that it was asked. */
  trouble: addressTroubleSchema.nullable(),
  newest: watchedFileSchema.nullable(),
})

const settingsCalls = {
  'leads.readSettings': read({
    input: inWorkspace,
    output: z.strictObject({
      settings: leadSettingsSchema,
      /** Those that serve leads, whether they are asked or left out. */
      accounts: z.array(z.strictObject({ id: accountIdSchema, label: z.string() })),
      /** The folder that is looked at for the site's files. */
      folder: z.strictObject({ name: z.string(), files: z.array(watchedFileSchema) }).nullable(),
      address: siteAddressSchema.nullable(),
    }),
    reads: ['leadSettings', 'workspaces'],
  }),
  'leads.saveSettings': write({
    input: z.strictObject({ ...ofWorkspace, settings: leadSettingsSchema }),
    output: z.null(),
  }),
  /** Asks which; null when the person decided otherwise. */
  'leads.chooseFolder': write({
    input: z.strictObject({ ...ofWorkspace, timeZone }),
    output: z.strictObject({ name: z.string() }).nullable(),
  }),
  'leads.forgetFolder': write({ input: inWorkspace, output: z.null() }),
}

const addressCalls = {
  'leads.saveAddress': write({
    input: z.strictObject({
      ...ofWorkspace,
      url: z.string().min(1).max(2_000),
      timeZone,
      /** The value of the header `Authorization`, on its one way to the keychain. */
      header: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('none') }),
        z.strictObject({ kind: z.literal('keep') }),
        z.strictObject({
          kind: z.literal('set'),
          value: z.string().min(1).max(longestHeaderValue),
          withoutKeychain: z.enum(['refuse', 'keepForThisRun']),
        }),
      ]),
    }),
    output: z.null(),
  }),
  /** With the value of its header. */
  'leads.forgetAddress': write({ input: inWorkspace, output: z.null() }),
  /** Now, whatever it has answered before. */
  'leads.askAddress': job({
    input: inWorkspace,
    output: jobStartedSchema,
  }),
}

const archiveCalls = {
  'leads.readDashboard': read({
    input: z.strictObject({ ...ofWorkspace, period: periodSchema, timeZone }),
    output: z.strictObject({ dashboard: jsonOf<LeadsDashboard>() }),
    reads: ['leads', 'sentLeads', 'leadSettings', 'workspaces'],
  }),
  'leads.listLeads': read({
    input: z.strictObject({
      ...ofWorkspace,
      filter: leadFilterSchema,
      sort: z.enum(leadSorts),
      ...page,
    }),
    output: z.strictObject({
      leads: jsonOf<readonly SeenLead[]>(),
      total: z.int(),
      /** Where nobody has asked in time: what was listed then is not in the list. */
      lost: z.array(z.strictObject({ from: z.int(), to: z.int() })),
    }),
    reads: ['leads', 'sentLeads', 'workspaces'],
  }),
  /** What a filter can choose from. */
  'leads.listNames': read({
    input: inWorkspace,
    output: z.strictObject({
      projects: z.array(z.string()),
      campaigns: z.array(z.string()),
      productInterests: z.array(z.string()),
    }),
    reads: ['leads'],
  }),
  /** Asks every account of the workspace that serves leads, and compares anew. */
  'leads.pollLeads': job({
    input: inWorkspace,
    output: jobStartedSchema,
  }),
}

export const leadsCalls = {
  ...settingsCalls,
  ...addressCalls,
  ...archiveCalls,
  ...sentLeadsCalls,
  ...leadSendingsCalls,
  ...leadPersonsCalls,
  ...leadContactsCalls,
}
