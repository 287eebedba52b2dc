import { z } from 'zod'
import {
  fileTokenSchema,
  inquiryIdSchema,
  sentImportIdSchema,
  watchedFileIdSchema,
} from '#core/ids'
import { sentMappingSchema } from '#core/leads/sent/sent-columns'
import { job, read, write } from './define.ts'
import { jobStartedSchema } from './jobs.ts'
import { inWorkspace, ofWorkspace, page, search, sentKey, timeZone } from './lead-inputs.ts'

export const sentStatusKinds = [
  'missing',
  'rejected',
  'ambiguous',
  'late',
  'outsideWindow',
  'merged',
  'suspect',
  'arrived',
] as const

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

const choice = z.string().max(5_000).nullable()

/** Null: whatever it is. */
const narrowed = {
  from: z.int().nullable(),
  to: z.int().nullable(),
  project: choice,
  campaign: choice,
}

const importCalls = {
  /** What was taken over, newest first. */
  'leads.listImports': read({
    input: inWorkspace,
    output: z.array(
      z.strictObject({
        id: sentImportIdSchema,
        /** Empty of what was taken over before imports were told apart; then nobody knows when. */
        name: z.string(),
        at: z.int().nullable(),
        leads: z.int(),
        /** How many of one day it has taken over, each in the place of the one before. */
        files: z.int(),
        period: z.strictObject({ from: z.int(), to: z.int() }).nullable(),
      }),
    ),
    reads: ['sentLeads'],
  }),
  /** Whatever it alone has told goes. */
  'leads.takeBack': write({
    input: z.strictObject({ ...ofWorkspace, importId: sentImportIdSchema }),
    output: z.null(),
    changes: ['sentLeads', 'leads', 'leadSettings'],
  }),
  /** A file of the folder that could not be read. */
  'leads.retryFile': write({
    input: z.strictObject({ ...ofWorkspace, fileId: watchedFileIdSchema }),
    output: z.null(),
    changes: ['leadSettings'],
  }),
}

const ofLead = z.strictObject({ ...ofWorkspace, sentKey })

/** The row as it stood in the site's file; null: it is not kept any more. */
const recordSchema = z.array(z.strictObject({ title: z.string(), text: z.string() })).nullable()

const recordCalls = {
  /** Contacts masked. */
  'leads.readRecord': read({ input: ofLead, output: recordSchema, reads: ['sentLeads'] }),
  /** As it is: for whoever asks for it, and for no cache. */
  'leads.revealRecord': write({ input: ofLead, output: recordSchema, changes: [] }),
  /** A person's word about a lead that looks like spam or a test, or does not. */
  'leads.sayOfSent': write({
    input: z.strictObject({ ...ofWorkspace, sentKey, word: z.enum(['spam', 'real']) }),
    output: z.null(),
    changes: ['sentLeads', 'leads'],
  }),
}

export const sentLeadsCalls = {
  ...importCalls,
  ...recordCalls,
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
      /** By what the times, shifted as the mapping tells, are probably wrong yet. */
      clockShiftMs: z.int().nullable(),
    }),
    changes: [],
  }),
  'leads.importSent': job({
    input: z.strictObject({
      ...sentFileSchema,
      mapping: sentMappingSchema,
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
      ...narrowed,
      sort: z.enum(['at', 'name', 'status', 'delay', 'score']),
      ...page,
    }),
    output: z.strictObject({
      /** A JSON array of `SentRow`. */
      sentJson: z.string(),
      total: z.int(),
      counts: z.strictObject({
        arrived: z.int(),
        late: z.int(),
        missing: z.int(),
        merged: z.int(),
        rejected: z.int(),
        suspect: z.int(),
        ambiguous: z.int(),
        outsideWindow: z.int(),
        onlyInCrm: z.int(),
      }),
      /** A JSON `Delays`, of the period; null where nothing could be measured. */
      delaysJson: z.string().nullable(),
      /** From the first to the last that any file has told; null: there was none. */
      told: z.strictObject({ from: z.int(), to: z.int() }).nullable(),
    }),
    reads: ['sentLeads', 'leads', 'leadSettings', 'leadDrafts'],
  }),
  /** What the list can be narrowed to. */
  'leads.listSentNames': read({
    input: inWorkspace,
    output: z.strictObject({ projects: z.array(z.string()), campaigns: z.array(z.string()) }),
    reads: ['sentLeads'],
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
      ...narrowed,
    }),
    output: z.strictObject({
      /** A JSON array of `ReportedLead`: the newest of them first. */
      rowsJson: z.string(),
      /** As many as there are, in the report or not. */
      total: z.int(),
    }),
    reads: ['sentLeads'],
  }),
}
