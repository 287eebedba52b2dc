import { type Result, success } from '#core/contract/failure'
import type { MediaFileId } from '#core/ids'
import { rowsAtOnce, slices } from './files-in-slices.ts'
import type { MediaQueue } from './media-queue.ts'
import { type Moving, moveUploads } from './move-uploads.ts'

interface Removing extends Moving {
  readonly queue: Pick<MediaQueue, 'callOff' | 'follow'>
}

/** What is on its way, or may have arrived, stays in the list until that is known. */
export const removeFiles = async (
  removing: Removing,
  ids: readonly MediaFileId[],
): Promise<Result<null>> => {
  for (const some of slices(ids, rowsAtOnce)) {
    const removed = await removeSome(removing, some)
    if (!removed.ok) return removed
  }
  return success(null)
}

const removeSome = async (
  removing: Removing,
  ids: readonly MediaFileId[],
): Promise<Result<null>> => {
  const { store, queue, clock } = removing
  const files = store
    .readFiles(ids)
    .filter(({ uploads }) =>
      uploads.every(({ state }) => state.kind !== 'sending' && state.kind !== 'unknown'),
    )
  if (files.length === 0) return success(null)
  const uploads = files.flatMap((file) => file.uploads.map(({ id }) => id))
  queue.callOff(uploads)
  const removed = store.writeRemovedAt({ files: files.map(({ id }) => id), at: clock.now() })
  // Out of the list they leave no more: nothing is sent between the two.
  const left = removed.ok ? await moveUploads(removing, uploads, { kind: 'leaveLine' }) : removed
  queue.follow(uploads)
  return left
}
