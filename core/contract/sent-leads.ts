import { z } from 'zod'
import { fileTokenSchema, inquiryIdSchema, watchedFileIdSchema } from '#core/ids'
import { sentMappingSchema } from '#core/leads/sent-columns'
import { job, read, write } from './define.ts'
import { jobStartedSchema } from './jobs.ts'
import { ofWorkspace, page, search, sentKey, timeZone } from './lead-inputs.ts'

export const sentStatusKinds = ['missing', 'ambiguous', 'late', 'outsideWindow', 'arrived'] as const

/** A file of the site: one that a person has given, or one of the folder that is looked at. */
const sentSourceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('file'), file: fileTokenSchema }),
  z.strictObject({ kind: z.literal('watched'), fileId: watchedFileIdSchema }),
])

const sentFileSchema = {
  ...ofWorkspace,
  source: sentSourceSchema,
  /** Of a workbook; null: the first one. */
  sheet: z.string().max(200).nullable(),
  /** Of times that name none. */
  timeZone,
}

export const sentLeadsCalls = {
  /** What a file has, before anything of it is taken. */
  'leads.readSentFile': write({
    input: z.strictObject({
      ...sentFileSchema,
      /** Null: the one that is remembered, or that the titles tell. */
      mapping: sentMappingSchema.nullable(),
    }),
    output: z.strictObject({
      fileName: z.string(),
      sheets: z.array(z.string()),
      /** Null where no row has any known title. */
      mapping: sentMappingSchema.nullable(),
      isRemembered: z.boolean(),
      /** It says where the time is, and the name or the customer. */
      isReadable: z.boolean(),
      /** A JSON array of rows, the titles among them: the first of the file. */
      firstRowsJson: z.string(),
      rows: z.int(),
      leads: z.int(),
      /** Of them, those that were imported before. */
      known: z.int(),
      period: z.strictObject({ from: z.int(), to: z.int() }).nullable(),
      /** A JSON array of `{ row, kind }`: the first of them. */
      problemsJson: z.string(),
      problemCount: z.int(),
      /** By what the times are probably wrong. */
      clockShiftMs: z.int().nullable(),
    }),
    changes: [],
  }),
  'leads.importSent': job({
    input: z.strictObject({
      ...sentFileSchema,
      mapping: sentMappingSchema,
      /** Added to every time. */
      clockShiftMs: z.int().min(-172_800_000).max(172_800_000),
    }),
    output: jobStartedSchema,
    changes: ['sentLeads', 'leads', 'leadSettings'],
  }),
  'leads.listSent': read({
    input: z.strictObject({
      ...ofWorkspace,
      search,
      /** None: all of them. */
      statuses: z.array(z.enum(sentStatusKinds)).max(sentStatusKinds.length),
      from: z.int().nullable(),
      to: z.int().nullable(),
      sort: z.enum(['at', 'name', 'status', 'delay', 'score']),
      ...page,
    }),
    output: z.strictObject({
      /** A JSON array of `SentRow`. */
      sentJson: z.string(),
      total: z.int(),
      counts: z.strictObject({
        ...{ arrived: z.int(), late: z.int(), missing: z.int() },
        ...{ ambiguous: z.int(), outsideWindow: z.int(), onlyInCrm: z.int() },
      }),
      /** A JSON `Delays`, of the period; null where nothing could be measured. */
      delaysJson: z.string().nullable(),
      /** From the first to the last that any file has told; null: there was none. */
      told: z.strictObject({ from: z.int(), to: z.int() }).nullable(),
    }),
    reads: ['sentLeads', 'leads', 'leadSettings', 'leadDrafts'],
  }),
  /** Inquiries that a sent lead may be: those of its time, its own candidates first. */
  'leads.listCandidates': read({
    input: z.strictObject({ ...ofWorkspace, sentKey, search }),
    /** A JSON array of `SeenLead & { isTaken: boolean }`. */
    output: z.strictObject({ leadsJson: z.string() }),
    reads: ['leads', 'sentLeads'],
  }),
  'leads.linkSent': write({
    input: z.strictObject({ ...ofWorkspace, sentKey, inquiryId: inquiryIdSchema }),
    output: z.null(),
    changes: ['sentLeads', 'leads'],
  }),
  'leads.unlinkSent': write({
    input: z.strictObject({ ...ofWorkspace, sentKey, inquiryId: inquiryIdSchema }),
    output: z.null(),
    changes: ['sentLeads', 'leads'],
  }),
  /** What the web agency has to look after, contacts masked. */
  'leads.readAgencyReport': read({
    input: z.strictObject({
      ...ofWorkspace,
      statuses: z.array(z.enum(sentStatusKinds)).min(1).max(sentStatusKinds.length),
      from: z.int().nullable(),
      to: z.int().nullable(),
    }),
    /** A JSON array of `ReportedLead`. */
    output: z.strictObject({ rowsJson: z.string() }),
    reads: ['sentLeads'],
  }),
}
