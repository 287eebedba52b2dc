import { type Result, success } from '#core/contract/failure'
import type { MediaFileId } from '#core/ids'
import type { MediaQueue } from '../queue/media-queue.ts'
import { type MoveDependencies, moveUploads } from '../queue/move-uploads.ts'
import { rowsAtOnce, slices } from './files-in-slices.ts'

interface RemoveFilesDependencies extends MoveDependencies {
  readonly queue: Pick<MediaQueue, 'callOff' | 'follow'>
}

type RemovedFiles = Result<{ removed: MediaFileId[] }>

/** Removes files that are neither under way nor perhaps with the customer system. The result lists the removed ones. */
export const removeFiles = async (
  removing: RemoveFilesDependencies,
  ids: readonly MediaFileId[],
): Promise<RemovedFiles> => {
  const gone: MediaFileId[] = []
  for (const some of slices(ids, rowsAtOnce)) {
    const removed = await removeSome(removing, some)
    if (!removed.ok) return removed
    gone.push(...removed.value.removed)
  }
  return success({ removed: gone })
}

const removeSome = async (
  removing: RemoveFilesDependencies,
  ids: readonly MediaFileId[],
): Promise<RemovedFiles> => {
  const { store, queue, clock } = removing
  const files = store
    .readMediaFiles(ids)
    .filter(({ uploads }) =>
      uploads.every(({ state }) => state.kind !== 'sending' && state.kind !== 'unknown'),
    )
  if (files.length === 0) return success({ removed: [] })
  const uploads = files.flatMap((file) => file.uploads.map(({ id }) => id))
  queue.callOff(uploads, 'cancel')
  const removed = files.map(({ id }) => id)
  const written = store.write.writeRemovedAt({ files: removed, at: clock.now() })
  // Removed files leave the queue in the same step: none of them is sent in between.
  const left = written.ok ? await moveUploads(removing, uploads, { kind: 'leaveLine' }) : written
  queue.follow(uploads)
  return left.ok ? success({ removed }) : left
}
