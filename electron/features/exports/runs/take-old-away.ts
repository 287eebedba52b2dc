import { type Result, success } from '#core/contract/failure'
import type { ReportJobId } from '#core/ids'
import type { PlacedFile, WrittenFile } from '../../../store/exports/reports/latest-files.ts'
import type { ExportsDependencies } from '../dependencies.ts'
import { differsByEnding, filesOfOthers, keyOf } from '../reports/latest-file.ts'

interface PlacedLatestFile {
  readonly reportId: ReportJobId
  readonly file: WrittenFile
  /** What the report has put into folders before. */
  readonly before: readonly WrittenFile[]
}

interface TakenAway {
  readonly result: Result<null>
  /** What is there now. */
  readonly files: readonly WrittenFile[]
  /** The old file that could not be taken away. */
  readonly stuck: PlacedFile | null
}

/**
 * Takes the old file away where the new one has another ending: whoever still points at it is to see that it is gone,
 * and not to read old numbers. What was given another name or folder stays with the person,
 * and what another report writes by now with that report.
 */
export const takeOldAway = async (
  { store, removeFile }: Pick<ExportsDependencies, 'store' | 'removeFile'>,
  { reportId, file, before }: PlacedLatestFile,
): Promise<TakenAway> => {
  const ofOthers = filesOfOthers(store, reportId)
  const old = before.filter((one) => differsByEnding(one, file) && !ofOthers.has(keyOf(one)))
  for (const one of old) {
    const removed = await removeFile(one)
    if (!removed.ok) return { result: removed, files: [...old, file], stuck: one }
  }
  return { result: success(null), files: [file], stuck: null }
}
