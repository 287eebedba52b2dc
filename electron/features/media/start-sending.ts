import { type Result, success } from '#core/contract/failure'
import type { MediaFileId } from '#core/ids'
import type { MediaFile } from '#core/media/media-file'
import { readyUploads } from '#core/media/ready-uploads'
import { moveUpload } from '#core/media/upload-moves'
import type { StoredMediaFile } from '../../store/media-files.ts'
import type { MediaDependencies, OfProject } from './dependencies.ts'

/** As the window knows it: without where it lies. */
export const asMediaFile = (file: StoredMediaFile): MediaFile => ({
  ...{ id: file.id, path: file.hint, sizeBytes: file.sizeBytes, read: file.read },
  ...{ source: file.source, match: file.match, placedBy: file.placedBy, name: file.name },
  ...{ isAllowed: file.isAllowed, uploads: file.uploads },
})

/** Puts into the line what is ready, and leaves out what is there already. Answers how many it was. */
export const startSending = (
  { store, clock }: Pick<MediaDependencies, 'store' | 'clock'>,
  { files: wanted, ...of }: OfProject & { readonly files: readonly MediaFileId[] | null },
): Result<{ queued: number }> => {
  const files = store.listFiles(of).map(asMediaFile)
  const { ready, skipped } = readyUploads({
    ...{ files, settings: store.readSettings(of) },
    // Without it a file is only warned of, and is sent all the same.
    withoutGallery: new Set(),
  })
  const isWanted = wanted === null ? () => true : isOneOf(new Set(wanted))
  const uploads = new Map(
    files.flatMap((file) => (isWanted(file) ? file.uploads.map((one) => [one.id, one]) : [])),
  )
  const at = clock.now()
  const states = [
    ...ready.map((id) => ({ id, act: { kind: 'queue' } as const })),
    ...skipped.map(({ upload: id, reason }) => ({ id, act: { kind: 'skip', reason } as const })),
  ].flatMap(({ id, act }) => {
    const upload = uploads.get(id)
    const state = upload ? moveUpload(upload, act, at) : null
    return state === null ? [] : [{ id, state }]
  })
  const written = store.writeStates(states)
  if (!written.ok) return written
  return success({ queued: states.filter(({ state }) => state.kind === 'queued').length })
}

const isOneOf =
  (wanted: ReadonlySet<MediaFileId>) =>
  ({ id }: MediaFile): boolean =>
    wanted.has(id)
