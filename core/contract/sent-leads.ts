import { z } from 'zod'
import {
  fileTokenSchema,
  inquiryIdSchema,
  sentImportIdSchema,
  watchedFileIdSchema,
} from '#core/ids'
import type { Delays } from '#core/leads/archive/measure-delays'
import type { LeadCandidate } from '#core/leads/archive/seen-lead'
import type { ReportedLead } from '#core/leads/reconcile/agency-report'
import type { SentFileProblem } from '#core/leads/sent/read-sent-file'
import { sentMappingSchema } from '#core/leads/sent/sent-columns'
import type { SentRow } from '#core/leads/sent/sent-row'
import type { Cell } from '#core/tables/table'
import { job, jsonOf, read, write } from './define.ts'
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
    reads: ['sentLeads', 'leadSettings'],
  }),
  /** Whatever it alone has told goes. */
  'leads.takeBack': write({
    input: z.strictObject({ ...ofWorkspace, importId: sentImportIdSchema }),
    output: z.null(),
  }),
  /** A file of the folder that could not be read. */
  'leads.retryFile': write({
    input: z.strictObject({ ...ofWorkspace, fileId: watchedFileIdSchema }),
    output: z.null(),
  }),
}

const ofLead = z.strictObject({ ...ofWorkspace, sentKey })

/** The row as it stood in the site's file; null: it is not kept any more. */
const recordSchema = z.array(z.strictObject({ title: z.string(), text: z.string() })).nullable()

const recordCalls = {
  /** Contacts masked. */
  'leads.readRecord': read({
    input: ofLead,
    output: recordSchema,
    reads: ['sentLeads', 'leadSettings'],
  }),
  /** As it is: for whoever asks for it, and for no cache. */
  'leads.revealRecord': write({ input: ofLead, output: recordSchema }),
  /** A person's word about a lead that looks like spam or a test, or does not. */
  'leads.sayOfSent': write({
    input: z.strictObject({ ...ofWorkspace, sentKey, word: z.enum(['spam', 'real']) }),
    output: z.null(),
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
      /** The first rows of the file, the titles among them. */
      firstRows: jsonOf<readonly (readonly Cell[])[]>(),
      rows: z.int(),
      leads: z.int(),
      /** Of them, those that were imported before. */
      known: z.int(),
      period: z.strictObject({ from: z.int(), to: z.int() }).nullable(),
      /** The first of them. */
      problems: jsonOf<readonly SentFileProblem[]>(),
      problemCount: z.int(),
      /** By what the times, shifted as the mapping tells, are probably wrong yet. */
      clockShiftMs: z.int().nullable(),
    }),
  }),
  'leads.importSent': job({
    input: z.strictObject({
      ...sentFileSchema,
      mapping: sentMappingSchema,
    }),
    output: jobStartedSchema,
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
      sent: jsonOf<readonly SentRow[]>(),
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
      /** Of the period; null where nothing could be measured. */
      delays: jsonOf<Delays>().nullable(),
      /** From the first to the last that any file has told; null: there was none. */
      told: z.strictObject({ from: z.int(), to: z.int() }).nullable(),
    }),
    reads: ['sentLeads', 'leads', 'leadSettings', 'leadDrafts', 'workspaces'],
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
    output: z.strictObject({ leads: jsonOf<readonly LeadCandidate[]>() }),
    reads: ['leads', 'sentLeads'],
  }),
  'leads.linkSent': write({
    input: z.strictObject({ ...ofWorkspace, sentKey, inquiryId: inquiryIdSchema }),
    output: z.null(),
  }),
  'leads.unlinkSent': write({
    input: z.strictObject({ ...ofWorkspace, sentKey, inquiryId: inquiryIdSchema }),
    output: z.null(),
  }),
  /** What the web agency has to look after, contacts masked. */
  'leads.readAgencyReport': read({
    input: z.strictObject({
      ...ofWorkspace,
      statuses: z.array(z.enum(sentStatusKinds)).min(1).max(sentStatusKinds.length),
      ...narrowed,
    }),
    output: z.strictObject({
      /** The newest of them first. */
      rows: jsonOf<readonly ReportedLead[]>(),
      /** As many as there are, in the report or not. */
      total: z.int(),
    }),
    reads: ['sentLeads', 'leadSettings'],
  }),
}
