import { type Failure, type Result, success } from '#core/contract/failure'
import type { ResourceUid } from '#core/ids'
import { galleryName } from '#core/media/naming/gallery-name'
import { leavingFile } from '#core/media/pictures/leaving-file'
import { isReplacing } from '#core/media/queue/upload-moves'
import type { CallingAccount } from '../../../crm/guards/calling-account.ts'
import type { MediaFileAlone } from '../../../store/media/files/media-files.ts'
import type {
  BegunOver,
  GalleryBefore,
  QueuedUpload,
} from '../../../store/media/queue/media-queue.ts'
import type { MediaDependencies } from '../dependencies.ts'
import { judgeFailure } from '../queue/judge-failure.ts'
import { outcomeOver } from '../queue/send-file.ts'
import type { FreshPlaces } from '../shown/fresh-shown.ts'
import type { ProjectPlaces } from '../shown/project-places.ts'
import type { ServerResources } from '../shown/server-resources.ts'
import type { ShownSlots } from '../shown/shown-slots.ts'

interface GetReadyDependencies extends Pick<MediaDependencies, 'store' | 'files'> {
  readonly places: ProjectPlaces
  readonly shown: ShownSlots
  readonly resources: ServerResources
  readonly fresh: FreshPlaces
}

export interface Ready {
  readonly upload: QueuedUpload
  readonly file: MediaFileAlone
  readonly account: CallingAccount
}

export type GotReady =
  | {
      readonly kind: 'ready'
      /** A copy of what it will replace; null where there is none to be had. */
      readonly keptPath: string | null
      readonly begunOver: BegunOver
      /** The gallery before the upload of a picture. */
      readonly galleryBefore: GalleryBefore | null
    }
  /** An earlier try has arrived, though nobody lived to see its answer. */
  | { readonly kind: 'arrived'; readonly outcome: 'created' | 'replaced' | 'stored' }
  | { readonly kind: 'skip'; readonly reason: 'serverHasIt' | 'notKept' }
  | { readonly kind: 'hold'; readonly failure: Failure }

/** Everything that an upload needs but its turn: what is there now is known, and a copy of it kept. */
export const getReady = async (
  readying: GetReadyDependencies,
  ready: Ready,
  signal: AbortSignal,
): Promise<GotReady> => {
  const { upload, file } = ready
  await readying.fresh.wait(upload, signal)
  if (!signal.aborted && (await hasServerGot(readying, ready))) {
    const { begunOver } = upload
    const hasBegun = begunOver !== null && isReplacing(upload.endpoint)
    return hasBegun
      ? { kind: 'arrived', outcome: outcomeOver(begunOver) }
      : { kind: 'skip', reason: 'serverHasIt' }
  }
  const kept = await keep(readying, upload, signal)
  if (!kept.ok && !file.isAllowed && !signal.aborted) {
    const { failure } = kept
    const isHeld = judgeFailure(failure, true).kind === 'hold'
    return isHeld ? { kind: 'hold', failure } : { kind: 'skip', reason: 'notKept' }
  }
  const keptPath = kept.ok ? kept.value : null
  const isPicture = !isReplacing(upload.endpoint)
  const galleryBefore = isPicture ? await before(readying, upload, file) : null
  return { kind: 'ready', keptPath, begunOver: readying.shown.metAt(upload), galleryBefore }
}

const hasServerGot = async (
  { shown, resources }: GetReadyDependencies,
  { upload, file, account }: Ready,
): Promise<boolean> => {
  if (file.isAllowed || file.read === null) return false
  const { sizeBytes, crc32 } = leavingFile({ read: file.read, sizeBytes: file.sizeBytes })
  for (const uid of uidsAt(shown, upload)) {
    const there = await resources.find(account, uid)
    if (there?.sizeBytes === sizeBytes && there.crc32 === crc32) return true
  }
  return false
}

const uidsAt = (shown: ShownSlots, upload: QueuedUpload): readonly ResourceUid[] => {
  if (!isReplacing(upload.endpoint)) return shown.galleryOf(upload)
  const uid = shown.resourceOf(upload)
  return uid === null ? [] : [uid]
}

/** A copy of what will be replaced, where the server gives it. One that is there is of an earlier try. */
const keep = async (
  { shown, files }: GetReadyDependencies,
  { workspaceId, projectId, ...upload }: QueuedUpload,
  signal: AbortSignal,
): Promise<Result<string | null>> => {
  if (upload.keptPath !== null || !isReplacing(upload.endpoint)) return success(upload.keptPath)
  const uid = shown.resourceOf({ ...upload, workspaceId, projectId })
  if (uid === null) return success(null)
  const kept = await files.keepResource({ workspaceId, projectId, uid, signal })
  return kept.ok ? success(kept.value?.path ?? null) : kept
}

const before = async (
  { store, shown, places }: GetReadyDependencies,
  upload: QueuedUpload,
  file: MediaFileAlone,
): Promise<GalleryBefore> => {
  const shownThere = shown.picturesOf(upload)
  const sent = store.listPicturesSent(upload)
  const known = sent.filter((id) => id !== null)
  // A picture that came without its ID may be any of those that the gallery will show.
  const isSure = shownThere !== null && known.length === sent.length
  const pictures = isSure ? [...new Set([...shownThere, ...known])] : null
  if (file.name !== null) return { name: file.name, pictures }
  const { units, buildings, floors } = await places.read(upload)
  const unit = units.find(({ id }) => id === upload.target.id)
  const place = {
    number: unit?.number ?? String(upload.target.id),
    building: buildings.find(({ id }) => id === unit?.buildingId)?.name ?? '',
    floor: floors.find(({ id }) => id === unit?.floorId)?.number ?? '',
  }
  const { galleryTemplate } = store.readMediaSettings(upload)
  const order = store.readPictureOrder(upload)
  return { name: galleryName(galleryTemplate, { path: file.hint, order, place }), pictures }
}
