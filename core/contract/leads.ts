import { z } from 'zod'
import { accountIdSchema, watchedFileIdSchema } from '#core/ids'
import { leadSettingsSchema } from '#core/leads/archive/lead-settings'
import type { SeenLead } from '#core/leads/archive/seen-lead'
import type { LeadsDashboard } from '#core/leads/dashboard/leads-dashboard'
import { addressTroubleSchema } from '#core/leads/sent/address-trouble'
import { longestHeaderValue } from '#core/leads/sent/header-value'
import type { LeadInterest } from '#core/prices/pace/lead-interest'
import { job, jsonOf, read, write } from './define.ts'
import { failureSchema } from './failure.ts'
import { jobStartedSchema } from './jobs.ts'
import { leadContactsCalls } from './lead-contacts.ts'
import { inWorkspace, ofWorkspace, page, search, timeZone } from './lead-inputs.ts'
import { leadPersonsCalls } from './lead-persons.ts'
import { leadSendingsCalls } from './lead-sendings.ts'
import { sentLeadsCalls } from './sent-leads.ts'

/** The last days, including today, or the time from one moment up to another. */
const periodSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(3_650) }),
  z.strictObject({ kind: z.literal('between'), from: z.int(), to: z.int() }),
])
export type LeadPeriod = z.infer<typeof periodSchema>

const choice = z.string().max(5_000).nullable()

/** A field that is null narrows nothing. */
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
    /** Written before the file is read: whoever finds it later knows that the application did not live to its end. */
    z.strictObject({ kind: z.literal('reading'), attempt: z.int() }),
    z.strictObject({ kind: z.literal('imported'), at: z.int(), leads: z.int() }),
    /** No person has said yet which column is which. */
    z.strictObject({ kind: z.literal('unmapped') }),
    z.strictObject({ kind: z.literal('failed'), failure: failureSchema }),
    /** A person has taken the import of the file back. */
    z.strictObject({ kind: z.literal('takenBack') }),
  ]),
})
export type WatchedFile = z.infer<typeof watchedFileSchema>

/** An address that is asked for what the web site has sent. */
const siteAddressSchema = z.strictObject({
  url: z.string(),
  timeZone: z.string(),
  /** Where the value of the header is stored; the value itself is never handed out. */
  headerPlace: z.enum(['none', 'keychain', 'thisRun']),
  askedAt: z.int().nullable(),
  /** What went wrong when the address was last asked; null where nothing did. */
  trouble: addressTroubleSchema.nullable(),
  newest: watchedFileSchema.nullable(),
})

const settingsCalls = {
  'leads.readSettings': read({
    input: inWorkspace,
    output: z.strictObject({
      settings: leadSettingsSchema,
      /** The accounts that serve leads, whether they are asked or left out. */
      accounts: z.array(z.strictObject({ id: accountIdSchema, label: z.string() })),
      /** The folder that is watched for files of the web site. */
      folder: z
        .strictObject({
          name: z.string(),
          /** Whether it could be read when it was last looked at. */
          isThere: z.boolean(),
          files: z.array(watchedFileSchema),
        })
        .nullable(),
      address: siteAddressSchema.nullable(),
    }),
    reads: ['leadSettings', 'workspaces'],
  }),
  'leads.saveSettings': write({
    input: z.strictObject({ ...ofWorkspace, settings: leadSettingsSchema }),
    output: z.null(),
  }),
  /** Asks a person for the folder; null when the person cancelled. */
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
      /** The value of the header `Authorization`, on its way to the keychain. */
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
  /** Forgets the address and the value of its header. */
  'leads.forgetAddress': write({ input: inWorkspace, output: z.null() }),
  /** Asks the address now, whatever it has answered before. */
  'leads.askAddress': job({
    input: inWorkspace,
    output: jobStartedSchema,
  }),
}

const archiveCalls = {
  'leads.readDashboard': read({
    input: z.strictObject({ ...ofWorkspace, period: periodSchema, timeZone }),
    output: z.strictObject({ dashboard: jsonOf<LeadsDashboard>() }),
    reads: ['leads', 'sentLeads', 'leadSettings', 'workspaces', 'leadDrafts'],
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
      /** Spans in which nobody polled in time: leads of those spans may be missing from the archive. */
      lost: z.array(z.strictObject({ from: z.int(), to: z.int() })),
    }),
    reads: ['leads', 'sentLeads', 'workspaces'],
  }),
  /** The names that a filter offers. */
  'leads.listNames': read({
    input: inWorkspace,
    output: z.strictObject({
      projects: z.array(z.string()),
      campaigns: z.array(z.string()),
      productInterests: z.array(z.string()),
    }),
    reads: ['leads'],
  }),
  /** What the leads of a project are interested in since a moment, without the persons. */
  'leads.listInterest': read({
    input: z.strictObject({
      ...ofWorkspace,
      project: z.string().max(300),
      since: z.int(),
    }),
    output: z.strictObject({ interest: jsonOf<LeadInterest>() }),
    reads: ['leads'],
  }),
  /** Polls every account of the workspace that serves leads, and reconciles again. */
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
