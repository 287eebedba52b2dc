import { type Result, success } from '#core/contract/failure'
import type { PlacedFile } from '../../store/latest-files.ts'
import type { ExportsDependencies } from './dependencies.ts'

interface Placed {
  readonly file: PlacedFile
  /** What the report has put into folders before. */
  readonly before: readonly PlacedFile[]
}

interface TakenAway {
  readonly result: Result<null>
  /** What is there now. */
  readonly files: readonly PlacedFile[]
  /** The old file that could not be taken away. */
  readonly stuck: PlacedFile | null
}

const stem = ({ fileName }: PlacedFile): string => fileName.replace(/\.[^.]*$/, '')

/**
 * Takes the old file away where the new one has another ending: whoever still points at it is to see that it is gone,
 * and not to read old numbers. What was given another name or folder stays with the person.
 */
export const takeOldAway = async (
  { removeFile }: Pick<ExportsDependencies, 'removeFile'>,
  { file, before }: Placed,
): Promise<TakenAway> => {
  const old = before.filter(
    (one) =>
      one.folder === file.folder && one.fileName !== file.fileName && stem(one) === stem(file),
  )
  for (const one of old) {
    const removed = await removeFile(one)
    if (!removed.ok) return { result: removed, files: [...old, file], stuck: one }
  }
  return { result: success(null), files: [file], stuck: null }
}
