import { type Result, success } from '#core/contract/failure'
import { exportRequestText } from '#core/exports/runs/export-request'
import type { Measure, MeasuredRun } from '#core/exports/runs/measure-run'
import { type Trend, type TrendPoint, toTrend } from '#core/exports/table/trend'
import type { ReportJobId } from '#core/ids'
import type { RunContents } from '../../../store/exports/table/parsed-contents.ts'
import { askOfRuns } from '../runs/ask-of-runs.ts'
import type { ContentsDependencies } from './contents-dependencies.ts'
import { tableKey } from './open-contents.ts'

interface ReadTrendInput {
  readonly reportId: ReportJobId
  readonly measure: Measure
}

/** A measure over every run of a report; contents are opened once, and never again for the same measure. */
export const readTrend = async (
  dependencies: ContentsDependencies,
  { reportId, measure }: ReadTrendInput,
  signal: AbortSignal,
): Promise<Result<Trend>> => {
  const points: TrendPoint[] = []
  for (const run of likeTheNewest(dependencies.store.listRunContents(reportId))) {
    const measured = await measuredOf(dependencies, { run, measure }, signal)
    if (measured.ok) points.push({ runId: run.runId, at: run.at, measured: measured.value })
    // A run whose contents cannot be read is a gap; any other failure is reported.
    else if (measured.failure.kind !== 'invalidInput') return measured
  }
  return success(toTrend(points))
}

/** A change of what a report asks for is no change of what it measures. */
const likeTheNewest = (runs: readonly RunContents[]): readonly RunContents[] =>
  runs.filter((run) => askedBy(run) === askedBy(runs[0]))

const askedBy = (run: RunContents | undefined) => run?.asked && exportRequestText(run.asked)

const measuredOf = async (
  dependencies: ContentsDependencies,
  { run, measure }: { readonly run: RunContents; readonly measure: Measure },
  signal: AbortSignal,
): Promise<Result<MeasuredRun>> => {
  const { store } = dependencies
  const kept = store.readMeasured(run, measure)
  if (kept !== null) return success(kept)
  const input = { table: tableKey(run), measures: [measure] }
  const asked = await askOfRuns(dependencies, { kind: 'measure', input, runs: [run] }, signal)
  if (!asked.ok) return asked
  const [measured = { kind: 'noNumbers' }] = asked.value
  const written = store.writeMeasured(run, { measure, measured })
  return written.ok ? success(measured) : written
}
