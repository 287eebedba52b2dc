import { notFound, type Result, success } from '#core/contract/failure'
import type { WrittenFile } from '../../../store/exports/reports/latest-files.ts'
import type { StoredReport } from '../../../store/exports/reports/reports.ts'
import type { StoredRun } from '../../../store/exports/runs/export-runs.ts'
import type { ExportsDependencies, ReportRun } from '../dependencies.ts'
import { runSubject } from '../runs/run-subject.ts'
import { takeOldAway } from '../runs/take-old-away.ts'
import { type LatestFile, latestFile } from './latest-file.ts'

type Dependencies = Pick<
  ExportsDependencies,
  'store' | 'reader' | 'isPlaceFree' | 'replaceFile' | 'removeFile' | 'notify'
>

/** Replaces the file that others read, and tells where that was not possible. It fails where that is not written down. */
export const writeLatest = async (
  dependencies: Dependencies,
  { report, runId, signal }: ReportRun,
): Promise<Result<null>> => {
  const { store, notify } = dependencies
  const run = store.readRun(runId)
  if (!run?.sha256 || run.format === null || isOvertaken(store, run)) return success(null)
  const file = latestFile(report, run.format)
  if (!file) return success(null)
  const { sha256, format: fetched } = run
  const bytes = await bytesFor(dependencies, { sha256, fetched, format: file.format, signal })
  const { result, files, stuck } = bytes.ok
    ? await place(dependencies, { report, run, file, bytes: bytes.value })
    : { result: bytes, files: null, stuck: null }
  const failure = result.ok ? null : result.failure
  const isNews = failure !== null && !hasFailedBefore(store, run)
  const written = store.write.writeLatestOutcome({ run, failure, files })
  if (written.ok && isNews) {
    notify(
      { kind: 'latest', report: report.definition.name, file: (stuck ?? file).fileName },
      runSubject(report, runId, 'outcome'),
    )
  }
  return written
}

interface LatestPlacement {
  readonly report: StoredReport
  readonly run: StoredRun
  readonly file: LatestFile
  readonly bytes: Uint8Array
}

const place = async (
  dependencies: Dependencies,
  { report, run, file: { folder, fileName }, bytes }: LatestPlacement,
) => {
  // The name that a person has chosen is theirs to give away; another one is not.
  const { format } = report.definition.content
  const nameFor = (came: typeof format) => latestFile(report, came)?.fileName ?? fileName
  const isChosen = nameFor(format) === fileName
  // The name follows from the format that the run was asked in, not from that of the report by now.
  const file: WrittenFile = { folder, fileName, meantName: nameFor(run.askedFormat ?? format) }
  const { store, isPlaceFree } = dependencies
  const before = store.readLatestFiles(report.id)
  const isOurs = before.some((one) => one.folder === folder && one.fileName === fileName)
  const expects = isOurs || isChosen ? 'anything' : 'new'
  if (!isOurs && (isChosen || (await isPlaceFree({ folder, fileName })))) {
    // Recorded before the file is there: if the application ends in between, its own file is not taken for a person's.
    const files = [...before, file]
    const claimed = store.write.writeLatestOutcome({ run, failure: run.latestFailure, files })
    if (!claimed.ok) return { result: claimed, files: null, stuck: null }
  }
  const result = await dependencies.replaceFile({ folder, fileName, bytes, expects })
  if (!result.ok) return { result, files: before, stuck: null }
  return takeOldAway(dependencies, { reportId: report.id, file, before })
}

/** Whether a run that is made up for is older than the file that is there; what failed since has written none. */
const isOvertaken = (
  { readNewestTable }: Dependencies['store'],
  { reportId, startedAt }: StoredRun,
) => (readNewestTable(reportId)?.at ?? startedAt) > startedAt

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

/** Contents of the newer format are not converted into the older one: programs go by what is in a file. */
const bytesFor = async (
  { store, reader }: Pick<ExportsDependencies, 'store' | 'reader'>,
  { sha256, fetched, format, signal }: Contents,
): Promise<Result<Uint8Array>> => {
  if (format !== fetched && format !== 'xls') return reader.convert({ sha256, to: format }, signal)
  const contents = await store.readContents(sha256)
  return contents === null ? notFound('never') : success(contents)
}
