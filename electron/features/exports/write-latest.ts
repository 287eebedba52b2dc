import { type Failure, notFound, type Result, success } from '#core/contract/failure'
import type { RunId } from '#core/ids'
import type { StoredReport } from '../../store/reports.ts'
import type { ExportsDependencies } from './dependencies.ts'

interface Wanted {
  readonly report: StoredReport
  readonly runId: RunId
  readonly signal: AbortSignal
}

/** Replaces the file that others read, and remembers where that was not possible. */
export const writeLatest = async (
  dependencies: Pick<ExportsDependencies, 'store' | 'reader' | 'replaceFile'>,
  { report, runId, signal }: Wanted,
): Promise<Failure | null> => {
  const { latest } = report.definition
  if (latest === null || report.latestFolder === null) return null
  const { store, replaceFile } = dependencies
  const run = store.readRun(runId)
  if (!run?.sha256 || run.format === null) return null
  const { sha256, format: fetched } = run
  const format = latest.format === 'asFetched' ? fetched : latest.format
  const bytes = await bytesFor(dependencies, { sha256, fetched, format, signal })
  const replaced = bytes.ok
    ? await replaceFile({
        folder: report.latestFolder,
        fileName: `${latest.fileName}.${format}`,
        bytes: bytes.value,
      })
    : bytes
  const failure = replaced.ok ? null : replaced.failure
  store.writeLatestFailure({ id: runId, failure })
  return failure
}

interface Contents {
  readonly sha256: string
  readonly fetched: 'xls' | 'xlsx'
  readonly format: 'xls' | 'xlsx' | 'csv'
  readonly signal: AbortSignal
}

const bytesFor = async (
  { store, reader }: Pick<ExportsDependencies, 'store' | 'reader'>,
  { sha256, fetched, format, signal }: Contents,
): Promise<Result<Uint8Array>> => {
  if (format !== fetched && format !== 'xls') return reader.convert({ sha256, to: format }, signal)
  const contents = await store.readContents(sha256)
  return contents === null ? notFound('never') : success(contents)
}
