import { notFound, type Result, success } from '#core/contract/failure'
import type { RunId } from '#core/ids'
import type { StoredReport } from '../../../store/exports/reports/reports.ts'
import type { RunContents } from '../../../store/exports/table/parsed-contents.ts'
import type { DoneOf, WorkInputOf, WorkKind } from '../../../workers/reports/reports-message.ts'
import type { ContentsDependencies } from '../table/contents-dependencies.ts'
import { needed, openContents, tableKey } from '../table/open-contents.ts'

export interface OpenedRun extends RunContents {
  readonly report: StoredReport
  /** The key under which the process knows the contents. */
  readonly table: string
}

/** A run with contents, and its report. */
export const findRun = (
  { store }: Pick<ContentsDependencies, 'store'>,
  runId: RunId,
): Result<OpenedRun> => {
  const run = store.readRunContents(runId)
  const report = run && store.readReport(run.reportId)
  return run && report ? success({ ...run, report, table: tableKey(run) }) : notFound('never')
}

/** Which table a run is of, whatever its report asks for today. */
export const exportNameOf = ({ asked, report }: OpenedRun): string =>
  asked?.name ?? report.definition.content.name

/** Opens the runs that are needed, then asks the process. */
export const askOfRuns = async <K extends WorkKind>(
  dependencies: ContentsDependencies,
  {
    kind,
    input,
    runs,
  }: { readonly kind: K; readonly input: WorkInputOf<K>; readonly runs: readonly RunContents[] },
  signal: AbortSignal,
): Promise<Result<DoneOf<K>>> => {
  for (const run of runs) {
    const opened = await openContents(dependencies, run, signal)
    if (!opened.ok) return opened
  }
  const needs = runs.map((run) => needed(dependencies, run))
  return dependencies.reports.ask({ kind, input, needs }, signal)
}
