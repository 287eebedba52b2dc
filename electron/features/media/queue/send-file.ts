import type { Failure, Result } from '#core/contract/failure'
import { success } from '#core/contract/failure'
import { defect } from '#core/defect'
import type { ScreenId } from '#core/ids'
import type { MediaType } from '#core/media/facts/media-type'
import { convertedOf, leavingName } from '#core/media/pictures/leaving-file'
import type { UploadState } from '#core/media/queue/media-file'
import { isReplacing } from '#core/media/queue/upload-moves'
import type { CallingAccount } from '../../../crm/guards/calling-account.ts'
import type { FilePart } from '../../../crm/transport/file-part.ts'
import type { OpenedFile } from '../../../crm/transport/opened-file.ts'
import type { MediaFileAlone } from '../../../store/media/files/media-files.ts'
import type { BegunOver, QueuedUpload } from '../../../store/media/queue/media-queue.ts'
import type { MediaDependencies } from '../dependencies.ts'

export interface FileSending {
  readonly upload: QueuedUpload
  /** The file, read before its turn. */
  readonly ahead: OpenedFile
  readonly account: CallingAccount
  readonly begunOver: BegunOver
  /** Whether an earlier attempt may have arrived. */
  readonly isAgain: boolean
  /** What visitors read below a picture. */
  readonly name: string
  readonly signal: AbortSignal
  readonly onSent: (bytes: number, total: number) => void
  readonly onWait: (ms: number) => void
}

type ArrivedUpload = Pick<Extract<UploadState, { kind: 'done' }>, 'outcome' | 'pictureId'>

const contentTypes: Partial<Record<MediaType, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  pdf: 'application/pdf',
  zip: 'application/zip',
}

/** The path of the bytes that the CRM is to get: that of the file itself, or of its converted copy. */
export const leavingPath = (
  { id, path, read }: Pick<MediaFileAlone, 'id' | 'path' | 'read'>,
  copyPath: MediaDependencies['files']['copyPath'],
): string => {
  const converted = convertedOf(read)
  return converted === null ? path : copyPath({ id, type: converted.type })
}

/** A file, or the copy of a picture, as it goes with its request. */
export const partOf = (
  file: MediaFileAlone,
  copyPath: MediaDependencies['files']['copyPath'],
): FilePart => {
  const { hint, read, sizeBytes, modifiedAt } = file
  const converted = convertedOf(read)
  const type = converted?.type ?? read?.type ?? 'bmp'
  return {
    path: leavingPath(file, copyPath),
    modifiedAt: converted?.modifiedAt ?? modifiedAt,
    fileName: leavingName(hint.split('/').at(-1) ?? hint, converted),
    size: converted?.sizeBytes ?? sizeBytes,
    contentType: contentTypes[type] ?? 'application/octet-stream',
  }
}

export type Answer =
  | { readonly kind: 'arrived'; readonly arrived: ArrivedUpload }
  | { readonly kind: 'failed'; readonly failure: Failure }

/** A defect is an answer as well: what has begun is always ended. */
export const attempt = async (
  sending: Pick<MediaDependencies, 'client' | 'logDefect'>,
  leaving: FileSending,
): Promise<Answer> => {
  try {
    const sent = await sendFile(sending, leaving)
    return sent.ok
      ? { kind: 'arrived', arrived: sent.value }
      : { kind: 'failed', failure: sent.failure }
  } catch (error) {
    const failure = sending.logDefect('upload', error)
    const { endpoint } = leaving.upload
    // It is unknown how much has arrived.
    return isReplacing(endpoint)
      ? { kind: 'failed', failure }
      : { kind: 'failed', failure: { kind: 'unknownOutcome', endpoint, again: 'afterFix' } }
  }
}

/** The one request of an upload; the client repeats those that may be repeated. */
const sendFile = async (
  { client }: Pick<MediaDependencies, 'client'>,
  leaving: FileSending,
): Promise<Result<ArrivedUpload>> => {
  const { upload, ahead, account, begunOver, signal, onSent } = leaving
  let { isAgain } = leaving
  const onWait = (ms: number) => {
    isAgain = true
    leaving.onWait(ms)
  }
  const { target, endpoint } = upload
  const sent = { account, signal, onSent, onWait, ahead, file: ahead.part }
  if (target.kind === 'unit' && endpoint === 'unitPdf') {
    const stored = await client.setUnitPdf(sent, { unitId: target.id })
    return stored.ok ? success({ outcome: outcomeOver(begunOver), pictureId: null }) : stored
  }
  const screenId = screenOf(upload)
  const planned = (result: Result<'created' | 'replaced'>): Result<ArrivedUpload> =>
    result.ok
      ? success({ outcome: plannedOver({ begunOver, isAgain }, result.value), pictureId: null })
      : result
  if (target.kind === 'floor') {
    return planned(await client.setFloorPlan(sent, { floorId: target.id, screenId }))
  }
  if (target.kind === 'building') {
    return planned(await client.setBuildingPlan(sent, { buildingId: target.id, screenId }))
  }
  if (endpoint === 'unitPlan') {
    return planned(await client.setUnitPlan(sent, { unitId: target.id, screenId }))
  }
  const picture = { unitId: target.id, screenId, name: leaving.name }
  const added = await client.addUnitGalleryImage(sent, picture)
  return added.ok ? success({ outcome: 'added', pictureId: added.value }) : added
}

/** What has become of a file of which nobody has heard more than that the server has it. */
export const outcomeOver = (begunOver: BegunOver): 'created' | 'replaced' | 'stored' =>
  (({ nothing: 'created', something: 'replaced', unseen: 'stored' }) as const)[begunOver]

/**
 * A plan that the server says to have replaced may be this one, from an attempt whose answer was lost: then what was
 * seen before the first attempt decides.
 */
const plannedOver = (
  { begunOver, isAgain }: Pick<FileSending, 'begunOver' | 'isAgain'>,
  told: 'created' | 'replaced',
): ArrivedUpload['outcome'] => {
  if (told === 'created' || begunOver === 'nothing') return 'created'
  return isAgain ? outcomeOver(begunOver) : told
}

/** An upload without a screen is never queued. */
const screenOf = ({ screenId, id }: QueuedUpload): ScreenId => {
  if (screenId === null) throw defect(`Upload ${id} has no screen`)
  return screenId
}
