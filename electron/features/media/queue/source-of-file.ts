import { convertedOf } from '#core/media/pictures/leaving-file'
import type { MediaFileAlone } from '../../../store/media/files/media-files.ts'
import type { MediaDependencies, ReadAhead } from '../dependencies.ts'

interface SourceDependencies {
  readonly files: Pick<MediaDependencies['files'], 'stampOf'>
}

/** A copy is of the file as it was: a file that has changed since waits for a person as any other. */
export const sourceAhead = async (
  sending: SourceDependencies,
  file: MediaFileAlone,
  ahead: ReadAhead,
): Promise<MediaFileAlone['source']> => {
  const there = await ahead.source
  return there === 'there' && convertedOf(file.read) !== null ? stampedSource(sending, file) : there
}

export const stampedSource = async (
  { files }: SourceDependencies,
  { path, sizeBytes, modifiedAt }: MediaFileAlone,
): Promise<MediaFileAlone['source']> => {
  const stamp = await files.stampOf(path)
  if (stamp === null) return 'moved'
  const isSame = stamp.sizeBytes === sizeBytes && Math.trunc(stamp.modifiedAt) === modifiedAt
  return isSame ? 'there' : 'changed'
}
