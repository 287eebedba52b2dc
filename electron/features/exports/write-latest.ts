import { notFound, type Result, success } from '#core/contract/failure'
import type { RunId } from '#core/ids'
import type { StoredRun } from '../../store/export-runs.ts'
import type { StoredReport } from '../../store/reports.ts'
import type { ExportsDependencies } from './dependencies.ts'
import { latestFile } from './latest-file.ts'

interface Wanted {
  readonly report: StoredReport
  readonly runId: RunId
  readonly signal: AbortSignal
}

type Dependencies = Pick<ExportsDependencies, 'store' | 'reader' | 'replaceFile' | 'notify'>

/** Replaces the file that others read, and tells where that was not possible. */
export const writeLatest = async (
  dependencies: Dependencies,
  { report, runId, signal }: Wanted,
): Promise<void> => {
  const { store, replaceFile, notify } = dependencies
  const file = latestFile(report)
  const run = store.readRun(runId)
  if (!file || !run?.sha256 || run.format === null || isOvertaken(store, run)) return
  const { sha256, format: fetched } = run
  const bytes = await bytesFor(dependencies, { sha256, fetched, format: file.format, signal })
  const replaced = bytes.ok ? await replaceFile({ ...file, bytes: bytes.value }) : bytes
  const failure = replaced.ok ? null : replaced.failure
  const isNews = failure !== null && !hasFailedBefore(store, run)
  const written = store.writeLatestFailure({ id: runId, failure })
  if (!written.ok || !isNews) return
  notify({ kind: 'latest', report: report.definition.name, file: file.fileName })
}

/** What came no further when the application ended may be older than what is there. */
const isOvertaken = ({ readLastRun }: Dependencies['store'], { id, reportId }: StoredRun) => {
  const last = readLastRun(reportId)
  return last !== null && last.id !== id && last.state === 'done' && last.failure === null
}

const hasFailedBefore = ({ listRuns }: Dependencies['store'], { id, reportId }: StoredRun) => {
  const before = listRuns(reportId).find((run) => run.id !== id && run.state === 'done')
  return (before?.latestFailure ?? null) !== null
}

interface Contents {
  readonly sha256: string
  readonly fetched: 'xls' | 'xlsx'
  readonly format: 'xls' | 'xlsx' | 'csv'
  readonly signal: AbortSignal
}

/** Into the older format nothing is converted: whoever reads the file goes by what is in it. */
const bytesFor = async (
  { store, reader }: Pick<ExportsDependencies, 'store' | 'reader'>,
  { sha256, fetched, format, signal }: Contents,
): Promise<Result<Uint8Array>> => {
  if (format !== fetched && format !== 'xls') return reader.convert({ sha256, to: format }, signal)
  const contents = await store.readContents(sha256)
  return contents === null ? notFound('never') : success(contents)
}
