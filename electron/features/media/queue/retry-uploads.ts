import { type Result, success } from '#core/contract/failure'
import { groupBy } from '#core/group-by'
import type { ProjectKey, UploadId } from '#core/ids'
import type { MediaFile, UploadState } from '#core/media/queue/media-file'
import { isReplacing, moveUpload } from '#core/media/queue/upload-moves'
import type { QueuedUpload } from '../../../store/media/queue/media-queue.ts'
import { keyOf } from '../shown/project-places.ts'
import { type StartingDependencies, startSending } from './start-sending.ts'

/**
 * What has failed or was called off is looked at as if it were sent for the first time: it does not take the place of
 * what was sent there since. Answers the projects that have something in the line again.
 */
export const retryUploads = async (
  starting: StartingDependencies,
  ids: readonly UploadId[],
): Promise<Result<readonly ProjectKey[]>> => {
  const { store } = starting
  const uploads = store.readUploads(ids).filter(({ isRemoved }) => !isRemoved)
  const states = retried(starting, uploads)
  const written = states.length === 0 ? success(null) : store.write.writeUploadStates(states)
  if (!written.ok) return written
  const again = new Set(states.map(({ id }) => id))
  const projects: ProjectKey[] = []
  for (const [, those] of groupBy(uploads, keyOf)) {
    const [first] = those
    if (!first) continue
    const { workspaceId, projectId } = first
    const started = await startSending(starting, {
      workspaceId,
      projectId,
      files: null,
      isWanted: (id) => again.has(id),
    })
    if (!started.ok) return started
    projects.push({ workspaceId, projectId })
  }
  return success(projects)
}

const retried = (
  { store, clock }: StartingDependencies,
  uploads: readonly QueuedUpload[],
): readonly { readonly id: UploadId; readonly state: UploadState }[] => {
  const files = new Map(
    store
      .readMediaFiles([...new Set(uploads.map(({ fileId }) => fileId))])
      .map((one) => [one.id, one]),
  )
  const at = clock.now()
  return uploads.flatMap((upload) => {
    const state = moveUpload(upload, { kind: 'retry' }, at)
    if (state === null) return []
    const skipped = isOvertaken(store, upload, files.get(upload.fileId))
      ? moveUpload({ ...upload, state }, { kind: 'skip', reason: 'newerSent' }, at)
      : null
    return [{ id: upload.id, state: skipped ?? state }]
  })
}

/** Whether another upload has been sent to the same place since. */
const isOvertaken = (
  store: StartingDependencies['store'],
  upload: QueuedUpload,
  file: Pick<MediaFile, 'isAllowed' | 'uploads'> | undefined,
): boolean => {
  if (!isReplacing(upload.endpoint) || !('at' in upload.state) || file?.isAllowed) return false
  const isSame = file?.uploads.some(({ id, sentBeforeAt }) => id === upload.id && sentBeforeAt)
  return !isSame && (store.readLastSentAt(upload) ?? 0) > upload.state.at
}
