import { z } from 'zod'
import type { ComparedRow, ComparisonSummary } from '#core/exports/compare/comparison-summary'
import type { Measure } from '#core/exports/runs/measure-run'
import type { Pivot, PivotResult } from '#core/exports/table/pivot'
import type { ReadyPivotResult } from '#core/exports/table/ready-pivots'
import type { ReportRow, ReportSheet } from '#core/exports/table/report-table'
import type { Trend } from '#core/exports/table/trend'
import { projectIdSchema, reportJobIdSchema, runIdSchema, workspaceIdSchema } from '#core/ids'
import type { SalesSource } from '#core/prices/pace/sales-source'
import { jsonInput, jsonOf, read, write } from './define.ts'

const ofRun = z.strictObject({ runId: runIdSchema })
const savedSchema = z.strictObject({ fileName: z.string() }).nullable()

/** Two runs of a report that are compared. */
const comparedRuns = {
  before: runIdSchema,
  after: runIdSchema,
  /** Names of columns of the newer run; null: whichever is recognised. */
  key: z.array(z.string().min(1).max(200)).min(1).max(20).nullable(),
}

/** What is in the runs of a report, and what can be done with it; read in a process of its own. */
export const exportContentsCalls = {
  'exports.openRun': read({
    input: ofRun,
    output: z.strictObject({
      sheets: jsonOf<readonly ReportSheet[]>(),
    }),
    reads: ['exportRuns'],
  }),
  'exports.readRunRows': read({
    input: z.strictObject({
      ...ofRun.shape,
      sheet: z.int().min(0).max(500),
      chunk: z.int().min(0).max(10_000),
    }),
    /** Chunks are those of `chunksOf`. */
    output: z.strictObject({ rows: jsonOf<readonly ReportRow[]>() }),
    reads: ['exportRuns'],
  }),
  /** Finds a text in any cell of any run of the report, the newest run first. */
  'exports.searchRuns': read({
    input: z.strictObject({
      reportId: reportJobIdSchema,
      text: z.string().trim().min(1).max(200),
    }),
    output: z.strictObject({
      hits: z.array(
        z.strictObject({
          runId: runIdSchema,
          at: z.int(),
          sheet: z.int(),
          row: z.int(),
          column: z.string(),
          cell: z.string(),
        }),
      ),
      runs: z.int(),
      isCutShort: z.boolean(),
    }),
    reads: ['exportRuns'],
  }),
  /** What the newest runs tell of sales in a project, one source for each kind of export that has their columns. */
  'exports.readSales': read({
    input: z.strictObject({ workspaceId: workspaceIdSchema, projectId: projectIdSchema }),
    output: z.strictObject({ sources: jsonOf<readonly SalesSource[]>() }),
    reads: ['exportRuns', 'reports', 'units'],
  }),
  'exports.compareRuns': read({
    input: z.strictObject(comparedRuns),
    output: z.strictObject({ compared: jsonOf<ComparisonSummary>() }),
    reads: ['exportRuns', 'reports'],
  }),
  'exports.readComparedRows': read({
    input: z.strictObject({
      ...comparedRuns,
      kinds: z
        .array(z.enum(['added', 'removed', 'changed']))
        .min(1)
        .max(3),
      from: z.int().min(0).max(10_000_000),
      count: z.int().min(1).max(5_000),
    }),
    output: z.strictObject({ total: z.int(), rows: jsonOf<readonly ComparedRow[]>() }),
    reads: ['exportRuns'],
  }),
  /** A workbook with the changes coloured; asks where to. */
  'exports.saveComparison': write({
    input: z.strictObject(comparedRuns),
    output: savedSchema,
  }),
  'exports.pivotRun': read({
    input: z.strictObject({
      ...ofRun.shape,
      pivot: jsonInput<Pivot>(20_000),
    }),
    output: z.strictObject({ result: jsonOf<PivotResult>() }),
    reads: ['exportRuns'],
  }),
  /** The ready-made pivots that fit the report, each with its result. */
  'exports.listReadyPivots': read({
    input: ofRun,
    output: z.strictObject({ pivots: jsonOf<readonly ReadyPivotResult[]>() }),
    reads: ['exportRuns', 'reports'],
  }),
  'exports.savePivot': write({
    input: z.strictObject({
      ...ofRun.shape,
      pivot: jsonInput<Pivot>(20_000),
      title: z.string().trim().min(1).max(120),
    }),
    output: savedSchema,
  }),
  'exports.readTrend': read({
    input: z.strictObject({
      reportId: reportJobIdSchema,
      measure: jsonInput<Measure>(20_000),
    }),
    output: z.strictObject({ trend: jsonOf<Trend>() }),
    reads: ['exportRuns'],
  }),
  /** Opens a copy of the run, so that the lock of a spreadsheet program disturbs nobody. */
  'exports.openRunInExcel': write({ input: ofRun, output: z.null() }),
  /** Makes a copy and answers with its path, for people who type paths. */
  'exports.copyRunPath': write({
    input: ofRun,
    output: z.strictObject({ path: z.string() }),
  }),
  /** Shows a copy in its folder. */
  'exports.showRunInFolder': write({ input: ofRun, output: z.null() }),
  /** Asks for a place and saves the run there, converted where that is wanted. */
  'exports.saveRunAs': write({
    input: z.strictObject({ ...ofRun.shape, format: z.enum(['asFetched', 'xlsx', 'csv']) }),
    output: savedSchema,
  }),
  'exports.startRunDrag': write({
    input: z.strictObject({ ...ofRun.shape, format: z.enum(['asFetched', 'xlsx', 'csv']) }),
    output: z.null(),
  }),
}
