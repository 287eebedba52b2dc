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

/** A file of the web site: one that a person has given, or one of the watched folder. */
const sentSourceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('file'), file: fileTokenSchema }),
  z.strictObject({ kind: z.literal('watched'), fileId: watchedFileIdSchema }),
])

const sentFileSchema = {
  ...ofWorkspace,
  source: sentSourceSchema,
  /** The sheet of a workbook; null for the first one. */
  sheet: z.string().max(200).nullable(),
  /** The time zone of times that name none. */
  timeZone,
}

const choice = z.string().max(5_000).nullable()

/** A field that is null narrows nothing. */
const narrowed = {
  from: z.int().nullable(),
  to: z.int().nullable(),
  project: choice,
  campaign: choice,
}

const importCalls = {
  /** Lists the imports, the newest first. */
  'leads.listImports': read({
    input: inWorkspace,
    output: z.array(
      z.strictObject({
        id: sentImportIdSchema,
        /** Empty for leads that were imported before imports were recorded; nobody knows when that was. */
        name: z.string(),
        at: z.int().nullable(),
        leads: z.int(),
        /** How many files of one day the import stands for, each of which has replaced the one before. */
        files: z.int(),
        period: z.strictObject({ from: z.int(), to: z.int() }).nullable(),
      }),
    ),
    reads: ['sentLeads', 'leadSettings'],
  }),
  /** Takes an import back: leads that no other import mentions are removed. */
  'leads.takeBack': write({
    input: z.strictObject({ ...ofWorkspace, importId: sentImportIdSchema }),
    output: z.null(),
  }),
  /** Reads a file of the folder again that could not be read. */
  'leads.retryFile': write({
    input: z.strictObject({ ...ofWorkspace, fileId: watchedFileIdSchema }),
    output: z.null(),
  }),
}

const ofLead = z.strictObject({ ...ofWorkspace, sentKey })

/** The row as it stood in the web site's file; null where it is no longer stored. */
const recordSchema = z.array(z.strictObject({ title: z.string(), text: z.string() })).nullable()

const recordCalls = {
  /** The record of a sent lead, with its contacts masked. */
  'leads.readRecord': read({
    input: ofLead,
    output: recordSchema,
    reads: ['sentLeads', 'leadSettings'],
  }),
  /** The record with its contacts readable. It is a write, so that no cache of the page keeps it. */
  'leads.revealRecord': write({ input: ofLead, output: recordSchema }),
  /** Records a person's decision whether a lead is spam or a test. */
  'leads.markSent': write({
    input: z.strictObject({ ...ofWorkspace, sentKey, word: z.enum(['spam', 'real']) }),
    output: z.null(),
  }),
}

const sentFilter = {
  ...ofWorkspace,
  search,
  /** An empty list means all statuses. */
  statuses: z.array(z.enum(sentStatusKinds)).max(sentStatusKinds.length),
  ...narrowed,
}

export const sentLeadsCalls = {
  ...importCalls,
  ...recordCalls,
  /** What a file holds, before anything of it is imported. */
  'leads.readSentFile': write({
    input: z.strictObject({
      ...sentFileSchema,
      /** Null takes the remembered mapping, or the one that the titles suggest. */
      mapping: sentMappingSchema.nullable(),
    }),
    output: z.strictObject({
      fileName: z.string(),
      sheets: z.array(z.string()),
      /** Null where no row has any known title. */
      mapping: sentMappingSchema.nullable(),
      isRemembered: z.boolean(),
      /** Whether the mapping says where the time is, and the name or the customer. */
      isReadable: z.boolean(),
      /** The first rows of the file, with the titles. */
      firstRows: jsonOf<readonly (readonly Cell[])[]>(),
      rows: z.int(),
      leads: z.int(),
      /** How many of the leads were imported before. */
      known: z.int(),
      /** How many of the leads are older than any that are kept: they are left out. */
      tooOld: z.int(),
      period: z.strictObject({ from: z.int(), to: z.int() }).nullable(),
      /** The first problems of the file. */
      problems: jsonOf<readonly SentFileProblem[]>(),
      problemCount: z.int(),
      /**
       * By how much the times are probably wrong, after the shift that the mapping asks for; null where they are not.
       */
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
      ...sentFilter,
      sort: z.enum(['at', 'name', 'status', 'delay', 'score']),
      ...page,
    }),
    output: z.strictObject({ sent: jsonOf<readonly SentRow[]>() }),
    reads: ['sentLeads', 'leads', 'leadSettings', 'leadDrafts', 'workspaces'],
  }),
  /** What is said of the whole list; apart from its pages, because it looks at every lead. */
  'leads.summariseSent': read({
    input: z.strictObject(sentFilter),
    output: z.strictObject({
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
      /** The delays of the period; null where none could be measured. */
      delays: jsonOf<Delays>().nullable(),
      /** The time from the first to the last lead of any file; null where there is none. */
      told: z.strictObject({ from: z.int(), to: z.int() }).nullable(),
    }),
    reads: ['sentLeads', 'leads', 'leadSettings'],
  }),
  /** The names that the list can be narrowed to. */
  'leads.listSentNames': read({
    input: inWorkspace,
    output: z.strictObject({ projects: z.array(z.string()), campaigns: z.array(z.string()) }),
    reads: ['sentLeads'],
  }),
  /** Inquiries that a sent lead may be: those of its time, the likely ones first. */
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
  /** What the web agency has to look into, with contacts masked. */
  'leads.readAgencyReport': read({
    input: z.strictObject({
      ...ofWorkspace,
      statuses: z.array(z.enum(sentStatusKinds)).min(1).max(sentStatusKinds.length),
      ...narrowed,
    }),
    output: z.strictObject({
      /** The rows of the report, the newest first. */
      rows: jsonOf<readonly ReportedLead[]>(),
      /** How many rows there are, in the report or not. */
      total: z.int(),
    }),
    reads: ['sentLeads', 'leadSettings'],
  }),
}
