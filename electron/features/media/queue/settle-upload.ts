import { notFound, type Result } from '#core/contract/failure'
import type { PictureId, UploadId } from '#core/ids'
import { moveUpload, type UploadAct } from '#core/media/queue/upload-moves'
import type { QueuedUpload } from '../../../store/media/queue/media-queue.ts'
import type { MediaDependencies } from '../dependencies.ts'

type SettleDependencies = Pick<
  MediaDependencies,
  'store' | 'clock' | 'tellTeam' | 'settleOutgoing' | 'notArrived'
>

interface FoundOut {
  readonly upload: QueuedUpload
  /** Null where the picture is not there. */
  readonly arrived: { readonly pictureId: PictureId | null } | null
}

/** An unknown outcome that is known now, here and in the list of such calls. */
export const settleUpload = (
  { store, clock, tellTeam, settleOutgoing, notArrived }: SettleDependencies,
  { upload, arrived }: FoundOut,
): Result<null> => {
  const at = clock.now()
  const act: UploadAct = arrived
    ? { kind: 'end', outcome: 'added', pictureId: arrived.pictureId }
    : { kind: 'fail', failure: notArrived(upload) }
  const state = upload.state.kind === 'unknown' ? moveUpload(upload, act, at) : null
  if (state === null) return notFound('never')
  const [file] = store.readMediaFiles([upload.fileId])
  const sha256 = file?.read?.sha256 ?? null
  const sent =
    arrived === null || sha256 === null
      ? null
      : {
          workspaceId: upload.workspaceId,
          endpoint: upload.endpoint,
          at,
          sha256,
          targetId: upload.target.id,
          screenId: upload.screenId,
          outcome: 'added' as const,
          pictureId: arrived.pictureId,
        }
  const hasArrived = arrived !== null
  const told = tellTeam({ upload, sha256, hasArrived })
  if (!told.ok) return told
  const ended = store.write.endUpload({ id: upload.id, state, sent, mayRepeat: false })
  return ended.ok ? settleOutgoing({ upload, hasArrived }) : ended
}

/** Settles an upload by what a person has found out. */
export const settleByPerson = (
  settling: SettleDependencies,
  { uploadId, hasArrived }: { readonly uploadId: UploadId; readonly hasArrived: boolean },
): Result<null> => {
  const [upload] = settling.store.readUploads([uploadId])
  if (!upload) return notFound('never')
  return settleUpload(settling, { upload, arrived: hasArrived ? { pictureId: null } : null })
}
