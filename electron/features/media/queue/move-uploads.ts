import { type Result, success } from '#core/contract/failure'
import type { MediaFileId, UploadId } from '#core/ids'
import { moveUpload, type UploadAct } from '#core/media/queue/upload-moves'
import type { MediaDependencies } from '../dependencies.ts'
import { rowsAtOnce, slices } from '../files/files-in-slices.ts'

export interface MoveDependencies extends Pick<MediaDependencies, 'store' | 'clock'> {
  readonly giveWay: () => Promise<void>
}

/** An act on each to which it applies; the others stay as they are. */
export const moveUploads = async (
  { store, clock, giveWay }: MoveDependencies,
  ids: readonly UploadId[],
  act: UploadAct,
): Promise<Result<null>> => {
  for (const some of slices(ids, rowsAtOnce)) {
    const at = clock.now()
    const states = store.readUploads(some).flatMap((upload) => {
      const state = moveUpload(upload, act, at)
      return state === null ? [] : [{ id: upload.id, state }]
    })
    const written = states.length === 0 ? success(null) : store.write.writeUploadStates(states)
    if (!written.ok) return written
    await giveWay()
  }
  return success(null)
}

export const uploadsOf = (
  { store }: Pick<MediaDependencies, 'store'>,
  files: readonly MediaFileId[],
): readonly UploadId[] =>
  store.readMediaFiles(files).flatMap(({ uploads }) => uploads.map(({ id }) => id))
