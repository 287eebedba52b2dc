import { z } from 'zod'
import { reportJobIdSchema, runIdSchema } from '#core/ids'
import { read, write } from './define.ts'

const ofRun = z.strictObject({ runId: runIdSchema })
const savedSchema = z.strictObject({ fileName: z.string() }).nullable()

/** What is in the runs of a report, and what can be done with it; read in a process of its own. */
const comparedRuns = {
  before: runIdSchema,
  after: runIdSchema,
  /** Names of columns of the newer run; null: whichever is recognised. */
  key: z.array(z.string().min(1).max(200)).min(1).max(20).nullable(),
}

export const exportContentsCalls = {
  'exports.openRun': read({
    input: ofRun,
    output: z.strictObject({
      /** A JSON array of `{ name, rows, columns: ReportColumn[] }`, one for each sheet. */
      sheetsJson: z.string(),
    }),
    reads: ['exportRuns'],
  }),
  'exports.readRunRows': read({
    input: z.strictObject({
      ...ofRun.shape,
      sheet: z.int().min(0).max(500),
      chunk: z.int().min(0).max(10_000),
    }),
    /** A JSON array of `ReportRow`: those of `chunksOf` in core/exports/chunk-rows. */
    output: z.strictObject({ rowsJson: z.string() }),
    reads: ['exportRuns'],
  }),
  /** In any cell of any run of the report, newest run first. */
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
  'exports.compareRuns': read({
    input: z.strictObject(comparedRuns),
    /** A JSON `ComparedRuns` of core/exports/compared-runs. */
    output: z.strictObject({ comparedJson: z.string() }),
    reads: ['exportRuns'],
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
    /** A JSON array of `ComparedRow` of core/exports/compared-runs. */
    output: z.strictObject({ total: z.int(), rowsJson: z.string() }),
    reads: ['exportRuns'],
  }),
  /** A workbook with the changes coloured; asks where to. */
  'exports.saveComparison': write({
    input: z.strictObject(comparedRuns),
    output: savedSchema,
    changes: [],
  }),
  'exports.pivotRun': read({
    input: z.strictObject({
      ...ofRun.shape,
      /** A JSON `Pivot` of core/exports/pivot. */
      pivotJson: z.string().max(20_000),
    }),
    /** A JSON `PivotResult`. */
    output: z.strictObject({ resultJson: z.string() }),
    reads: ['exportRuns'],
  }),
  /** Those that fit the report, each with its result. */
  'exports.listReadyPivots': read({
    input: ofRun,
    /** A JSON array of `{ ready: ReadyPivot, result: PivotResult }`. */
    output: z.strictObject({ pivotsJson: z.string() }),
    reads: ['exportRuns'],
  }),
  'exports.savePivot': write({
    input: z.strictObject({
      ...ofRun.shape,
      pivotJson: z.string().max(20_000),
      title: z.string().trim().min(1).max(120),
    }),
    output: savedSchema,
    changes: [],
  }),
  'exports.readTrend': read({
    input: z.strictObject({
      reportId: reportJobIdSchema,
      /** A JSON `Measure` of core/exports/measure-run. */
      measureJson: z.string().max(20_000),
    }),
    /** A JSON `Trend` of core/exports/trend. */
    output: z.strictObject({ trendJson: z.string() }),
    reads: ['exportRuns'],
  }),
  /** A copy, so that a spreadsheet's lock disturbs nobody. */
  'exports.openRunInExcel': write({ input: ofRun, output: z.null(), changes: [] }),
  /** Where such a copy lies, for whoever types paths. */
  'exports.copyRunPath': write({
    input: ofRun,
    output: z.strictObject({ path: z.string() }),
    changes: [],
  }),
  /** The same copy, where it lies. */
  'exports.showRunInFolder': write({ input: ofRun, output: z.null(), changes: [] }),
  /** Asks where to, and converts where that is wanted. */
  'exports.saveRunAs': write({
    input: z.strictObject({ ...ofRun.shape, format: z.enum(['asFetched', 'xlsx', 'csv']) }),
    output: savedSchema,
    changes: [],
  }),
  'exports.startRunDrag': write({
    input: z.strictObject({ ...ofRun.shape, format: z.enum(['asFetched', 'xlsx', 'csv']) }),
    output: z.null(),
    changes: [],
  }),
}
