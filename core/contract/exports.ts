import { z } from 'zod'
import { alertFindingSchema, alertRuleSchema } from '#core/exports/alerts/content-alerts'
import type { ReportDefinition } from '#core/exports/reports/report-definition'
import { latestFormatSchema, reportDefinitionSchema } from '#core/exports/reports/report-definition'
import { digestSchema } from '#core/exports/runs/digest'
import { exportRunSchema } from '#core/exports/runs/export-run'
import { retentionSchema } from '#core/exports/runs/retention'
import { jobProgressSchema, slotAccountSchema } from '#core/exports/schedule/job-progress'
import {
  accountIdSchema,
  alertIdSchema,
  fileTokenSchema,
  reportJobIdSchema,
  runIdSchema,
  workspaceIdSchema,
} from '#core/ids'
import { job, jsonInput, read, write } from './define.ts'
import { failureSchema } from './failure.ts'
import { jobStartedSchema } from './jobs.ts'

const ofReport = z.strictObject({ reportId: reportJobIdSchema })
const ofWorkspace = z.strictObject({ workspaceId: workspaceIdSchema })

/** A report as the list shows it. */
const reportSchema = reportDefinitionSchema.omit({ latest: true }).extend({
  id: reportJobIdSchema,
  workspaceId: workspaceIdSchema,
  createdAt: z.int(),
  latest: z
    .strictObject({
      /** The folder's name for the display; null while a person still has to pick one. */
      folder: z.string().nullable(),
      fileName: z.string(),
      format: latestFormatSchema,
      /** The latest file's present name and the intended one, where the server has sent another kind of file. */
      moved: z.strictObject({ now: z.string(), meant: z.string() }).nullable(),
      /** Why it is older than the newest run that can be read; null where it is not. */
      failure: failureSchema.nullable(),
    })
    .nullable(),
  /** Null for one that runs only by hand. */
  progress: jobProgressSchema.nullable(),
  /** When the report leaves next, as far as is known: the first allowed second where it waits for one. */
  nextRunAt: z.int().nullable(),
  /** The account with which the report would leave, or why there is none. */
  account: z.union([
    z.strictObject({ id: accountIdSchema, label: z.string() }),
    z.strictObject({ failure: failureSchema }),
  ]),
  lastRun: exportRunSchema.nullable(),
  /** What a colleague has loaded a moment ago, and this computer has not. */
  ofColleague: z.strictObject({ by: z.string(), at: z.int(), isTooLarge: z.boolean() }).nullable(),
  /** The row counts of the newest runs that are done, the oldest first. */
  recentRows: z.array(z.strictObject({ at: z.int(), rows: z.int() })),
  openAlerts: z.int(),
})
export type Report = z.infer<typeof reportSchema>

const alertSchema = z.strictObject({
  id: alertIdSchema,
  reportId: reportJobIdSchema,
  reportName: z.string(),
  runId: runIdSchema,
  at: z.int(),
  rule: alertRuleSchema,
  finding: alertFindingSchema,
  acknowledgedAt: z.int().nullable(),
})
export type ExportAlert = z.infer<typeof alertSchema>

/** What a person sets for all reports. */
const exportSettingsSchema = z.strictObject({
  retention: retentionSchema,
  /** When a person is told how the reports of the day before went. */
  digest: digestSchema,
  startsWithSystem: z.boolean(),
  /** The application goes on when its window is closed, as long as a report has a schedule. */
  staysInTray: z.boolean(),
})
export type ExportSettings = z.infer<typeof exportSettingsSchema>

export const exportsCalls = {
  'exports.listReports': read({
    input: ofWorkspace,
    output: z.array(reportSchema),
    reads: ['reports', 'exportRuns', 'workspaces', 'team'],
  }),
  /** A new one, or another definition of one that there is. */
  'exports.saveReport': write({
    input: z.strictObject({
      ...ofWorkspace.shape,
      reportId: reportJobIdSchema.nullable(),
      definition: jsonInput<ReportDefinition>(100_000),
    }),
    output: ofReport,
  }),
  /** Removes a report with its runs; a run that is under way is cancelled. */
  'exports.removeReport': write({
    input: ofReport,
    output: z.null(),
  }),
  /** A folder for the latest file, picked by the person; null when they decided otherwise. */
  'exports.pickFolder': write({
    input: z.strictObject({}),
    output: z.strictObject({ folder: fileTokenSchema, path: z.string() }).nullable(),
  }),
  /** Refused at once while its endpoint cools down. */
  'exports.runReport': job({
    input: ofReport,
    output: jobStartedSchema,
  }),
  /** The run by hand that the server has put off is not made any more. */
  'exports.callOffRun': write({ input: ofReport, output: z.null() }),
  /** All desks of the team have it from then on, or this one alone. */
  'exports.shareReport': write({
    input: z.strictObject({ ...ofReport.shape, with: z.enum(['team', 'nobody']) }),
    output: z.null(),
  }),
  'exports.pauseReport': write({ input: ofReport, output: z.null() }),
  'exports.resumeReport': write({ input: ofReport, output: z.null() }),
  /** What becomes of the times that came while nobody could run them. */
  'exports.answerMissed': write({
    input: z.strictObject({ ...ofReport.shape, answer: z.enum(['run', 'skip']) }),
    output: z.null(),
  }),
  /** Times of the schedule that have no run of their own, and why; newest first. */
  'exports.listSkipped': read({
    input: ofReport,
    output: z.array(slotAccountSchema.extend({ accountedAt: z.int() })),
    reads: ['reports', 'exportRuns'],
  }),
  /** The endpoints that may not be called yet, for every account of the workspace that they count for. */
  'exports.listCooldowns': read({
    input: ofWorkspace,
    output: z.array(
      z.strictObject({ accountId: accountIdSchema, endpoint: z.string(), until: z.int() }),
    ),
    reads: ['exportRuns', 'workspaces'],
  }),
  /** Lists the runs of a report, the newest first. */
  'exports.listRuns': read({
    input: ofReport,
    output: z.array(exportRunSchema),
    reads: ['exportRuns'],
  }),
  'exports.pinRun': write({
    input: z.strictObject({ runId: runIdSchema, isPinned: z.boolean() }),
    output: z.null(),
  }),
  /** Into the bin, from which they can be brought back for a while. */
  'exports.removeRuns': write({
    input: z.strictObject({ runs: z.array(runIdSchema).min(1).max(1_000) }),
    output: z.null(),
  }),
  /** Takes runs out of the bin and pins them, so that the rule that has removed them does not do so again. */
  'exports.restoreRuns': write({
    input: z.strictObject({
      runs: z.array(runIdSchema).min(1).max(1_000),
      keep: z.enum(['asBefore', 'pinned']),
    }),
    output: z.null(),
  }),
  /** What is in the bin of a report, newest first. */
  'exports.listRemovedRuns': read({
    input: ofReport,
    output: z.array(exportRunSchema),
    reads: ['exportRuns'],
  }),
  /** Deletes the binned runs of all reports for good. */
  'exports.emptyBin': write({
    input: z.strictObject({}),
    output: z.null(),
  }),
  /** What its rules and alerts have found, newest first. */
  'exports.listAlerts': read({
    input: ofWorkspace,
    output: z.array(alertSchema),
    reads: ['exportRuns', 'reports'],
  }),
  'exports.acknowledgeAlerts': write({
    input: z.strictObject({ alerts: z.array(alertIdSchema).min(1).max(1_000) }),
    output: z.null(),
  }),
  'exports.readSettings': read({
    input: z.strictObject({}),
    output: exportSettingsSchema.extend({
      /** What all runs take on the disk, with what was read of them. */
      usedBytes: z.int(),
      contents: z.int(),
      runs: z.int(),
      /** What was removed and can be brought back; its bytes are those that nothing else needs. */
      bin: z.strictObject({ runs: z.int(), bytes: z.int() }),
      /** What is pinned or newest alone is more than the quota. */
      isOverQuota: z.boolean(),
      /** False where the system offers no such thing. */
      canStartWithSystem: z.boolean(),
      canStayInTray: z.boolean(),
    }),
    reads: ['exportSettings', 'exportRuns', 'reports'],
  }),
  /** What rules would remove at once. */
  'exports.planRetention': read({
    input: z.strictObject({ retention: retentionSchema }),
    output: z.strictObject({
      /** How many runs go to the bin, from where they can be restored. */
      toBin: z.int(),
      /** How many runs are deleted for good. */
      forGood: z.int(),
      freedBytes: z.int(),
    }),
    reads: ['exportSettings', 'exportRuns', 'reports'],
  }),
  /** Removes at once what the new rules keep no longer. */
  'exports.saveSettings': write({ input: exportSettingsSchema, output: z.null() }),
}
