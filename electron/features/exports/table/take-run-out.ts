import { failed, notFound, type Result, success } from '#core/contract/failure'
import type { RunId } from '#core/ids'
import { suggestedFileName } from '#core/tables/suggested-file-name'
import { wallText } from '#core/wall-time'
import { findRun, type OpenedRun } from '../runs/ask-of-runs.ts'
import type { ContentsDependencies } from './contents-dependencies.ts'

export type OutFormat = 'asFetched' | 'xlsx' | 'csv'

interface RunInFormat {
  readonly runId: RunId
  readonly format: OutFormat
}

type SaveResult = Result<{ fileName: string } | null>

/** Contents as they came, or in another format. */
export const convertContents = async (
  { store, reports, decimalMark }: Pick<ContentsDependencies, 'store' | 'reports' | 'decimalMark'>,
  { sha256, to }: { readonly sha256: string; readonly to: OutFormat },
  signal: AbortSignal,
): Promise<Result<Uint8Array>> => {
  const contents = await store.readContents(sha256)
  if (contents === null) return notFound('never')
  if (to === 'asFetched') return success(contents)
  const input = { contents, to, decimalMark: decimalMark() }
  return reports.ask({ kind: 'convert', input }, signal)
}

/** Saves a run at a place that the person chooses. */
export const saveRunAs = async (
  dependencies: ContentsDependencies,
  { runId, format }: RunInFormat,
  signal: AbortSignal,
): Promise<SaveResult> => {
  const run = findRun(dependencies, runId)
  if (!run.ok) return run
  const { sha256 } = run.value
  return saveBytes(dependencies, fileNameOf(dependencies, run.value, format), () =>
    convertContents(dependencies, { sha256, to: formatOf(run.value, format) }, signal),
  )
}

/** The file is made when it is known where to. */
export const saveBytes = async (
  { pickSaveFile, files }: Pick<ContentsDependencies, 'pickSaveFile' | 'files'>,
  suggestedName: string,
  make: () => Promise<Result<Uint8Array>>,
): Promise<SaveResult> => {
  const path = await pickSaveFile(suggestedName)
  if (path === null) return success(null)
  const bytes = await make()
  if (!bytes.ok) return bytes
  const written = await files.write(path, bytes.value)
  return written.ok ? success({ fileName: files.nameOf(path) }) : written
}

/** A copy that nobody else uses. */
export const copyRun = async (
  dependencies: ContentsDependencies,
  { runId, format }: RunInFormat,
  signal: AbortSignal,
): Promise<Result<string>> => {
  const run = findRun(dependencies, runId)
  if (!run.ok) return run
  const { sha256 } = run.value
  const to = formatOf(run.value, format)
  const bytes = await convertContents(dependencies, { sha256, to }, signal)
  if (!bytes.ok) return bytes
  return dependencies.files.makeCopy(fileNameOf(dependencies, run.value, format), bytes.value)
}

export const openRunOutside = async (
  dependencies: ContentsDependencies,
  runId: RunId,
  signal: AbortSignal,
): Promise<Result<null>> => {
  const path = await copyRun(dependencies, { runId, format: 'asFetched' }, signal)
  if (!path.ok) return path
  if (await dependencies.files.open(path.value)) return success(null)
  return failed({
    kind: 'invalidInput',
    path: 'contents',
    rule: 'runNotOpened',
    again: 'afterFix',
  })
}

/** A run that came in the wanted format is saved as it came. */
const formatOf = (run: OpenedRun, format: OutFormat): OutFormat =>
  format === run.format ? 'asFetched' : format

const fileNameOf = (
  { timeZone }: Pick<ContentsDependencies, 'timeZone'>,
  run: OpenedRun,
  format: OutFormat,
): string => {
  const ending = format === 'asFetched' ? run.format : format
  const at = wallText(run.at, timeZone).replace(':', '.')
  return suggestedFileName(`${run.report.definition.name} ${at}`, ending)
}
