import { type Result, success } from '#core/contract/failure'
import type { MediaFileId, ProjectKey, UploadId } from '#core/ids'
import { freedCopies } from '#core/media/queue/freed-copies'
import type { MediaFile, UploadState } from '#core/media/queue/media-file'
import { uploadJudge } from '#core/media/queue/ready-uploads'
import { moveUpload, type UploadAct } from '#core/media/queue/upload-moves'
import type { StoredMediaFile } from '../../../store/media/files/media-files.ts'
import type { MediaDependencies } from '../dependencies.ts'
import { filesInSlices, rowsAtOnce, slices } from '../files/files-in-slices.ts'

export interface StartingDependencies extends Pick<MediaDependencies, 'store' | 'clock'> {
  readonly giveWay: () => Promise<void>
}

/** The files as the page knows them, without their paths. */
export const asMediaFiles = (files: readonly StoredMediaFile[]): readonly MediaFile[] =>
  freedCopies(files.map(asMediaFile))

const asMediaFile = (file: StoredMediaFile): MediaFile => ({
  id: file.id,
  path: file.hint,
  sizeBytes: file.sizeBytes,
  read: file.read,
  source: file.source,
  match: file.match,
  placedBy: file.placedBy,
  name: file.name,
  isAllowed: file.isAllowed,
  uploads: file.uploads,
})

interface StartSendingInput extends ProjectKey {
  readonly files: readonly MediaFileId[] | null
  /** Where it is left out, every upload of those files counts. */
  readonly isWanted?: (id: UploadId) => boolean
}

/** Puts into the line what is ready, and leaves out what is there already. Answers how many it was. */
export const startSending = async (
  starting: StartingDependencies,
  { files: wanted, isWanted = () => true, ...of }: StartSendingInput,
): Promise<Result<{ queued: number }>> => {
  const { store, giveWay } = starting
  const files = asMediaFiles(await filesInSlices(starting, of))
  const { meet, judge } = uploadJudge({
    settings: store.readMediaSettings(of),
    // Without the gallery a duplicate is only warned of, and sent all the same.
    withoutGallery: new Set(),
  })
  for (const some of slices(files, rowsAtOnce)) {
    await giveWay()
    meet(some)
  }
  const acts = new Map<UploadId, UploadAct>()
  for (const some of slices(files, rowsAtOnce)) {
    await giveWay()
    for (const file of some) {
      const { ready, skipped } = judge(file)
      for (const id of ready) acts.set(id, { kind: 'queue' })
      for (const { upload, reason } of skipped) acts.set(upload, { kind: 'skip', reason })
    }
  }
  const chosen = new Set(wanted ?? files.map(({ id }) => id))
  const concerned = files
    .filter(({ id, uploads }) => chosen.has(id) && uploads.some((one) => acts.has(one.id)))
    .map(({ id }) => id)
  let queued = 0
  for (const ids of slices(concerned, rowsAtOnce)) {
    await giveWay()
    const states = statesOf(starting, ids, (id) => (isWanted(id) ? acts.get(id) : undefined))
    const written = states.length === 0 ? success(null) : store.write.writeUploadStates(states)
    if (!written.ok) return written
    queued += states.filter(({ state }) => state.kind === 'queued').length
  }
  return success({ queued })
}

/** The files are read again: what a person has done to them since they were judged counts. */
const statesOf = (
  { store, clock }: StartingDependencies,
  ids: readonly MediaFileId[],
  actOf: (id: UploadId) => UploadAct | undefined,
): readonly { readonly id: UploadId; readonly state: UploadState }[] => {
  const at = clock.now()
  return store.readMediaFiles(ids).flatMap((file) => {
    if (file.isRemoved || file.placedBy === null || file.source !== 'there') return []
    return file.uploads.flatMap((upload) => {
      const act = actOf(upload.id)
      if (!act) return []
      // A copy that was left out for another file is wanted now.
      const freed = act.kind === 'queue' ? moveUpload(upload, { kind: 'unskip' }, at) : null
      const state = moveUpload({ ...upload, state: freed ?? upload.state }, act, at)
      return state === null ? [] : [{ id: upload.id, state }]
    })
  })
}
