import type { MediaFile, MediaUpload } from './media-file.ts'
import { placeKey } from './place-uploads.ts'

/**
 * A file that was left out because the same bytes went to the same place with another one: when that one was taken
 * out of the list, has failed or goes elsewhere now, the copy waits as if nobody had left it out.
 */
export const freedCopies = (files: readonly MediaFile[]): readonly MediaFile[] => {
  if (!files.some(({ uploads }) => uploads.some(isLeftOut))) return files
  const carried = new Set(files.flatMap((file) => carriedBy(file)))
  return files.map((file) => {
    const isFree = (upload: MediaUpload) =>
      isLeftOut(upload) && upload.sentBeforeAt === null && !carried.has(keyOf(file, upload))
    if (!file.uploads.some(isFree)) return file
    const uploads = file.uploads.map(
      (upload): MediaUpload =>
        isFree(upload) ? { ...upload, state: { kind: 'waiting' } } : upload,
    )
    return { ...file, uploads }
  })
}

const isLeftOut = ({ state }: MediaUpload): boolean =>
  state.kind === 'skipped' && state.reason === 'sameInList'

const carrying = new Set<MediaUpload['state']['kind']>([
  'waiting',
  'queued',
  'paused',
  'sending',
  'done',
  'unknown',
])

/** The places to which a file is on its way, or has been sent. */
const carriedBy = (file: MediaFile): readonly string[] =>
  file.placedBy === null || file.source !== 'there'
    ? []
    : file.uploads.flatMap((upload) =>
        carrying.has(upload.state.kind) ? [keyOf(file, upload)] : [],
      )

const keyOf = ({ read }: MediaFile, upload: MediaUpload): string =>
  `${read?.sha256} ${placeKey(upload)}`
