import { type Result, success } from '#core/contract/failure'
import { groupBy } from '#core/group-by'
import type { PictureId, ProjectKey } from '#core/ids'
import { fromJson } from '#core/json'
import { arrivalPatienceMs } from '#core/media/queue/arrival-patience'
import { type Arrival, judgeArrivals } from '#core/media/queue/judge-arrivals'
import type { ListedPicture } from '#core/media/shown/place-media'
import type { QueuedUpload } from '../../../store/media/queue/media-queue.ts'
import type { JobControls } from '../../jobs/run-jobs.ts'
import type { MediaDependencies } from '../dependencies.ts'
import { keyOf } from '../shown/project-places.ts'
import type { ShownSlots } from '../shown/shown-slots.ts'
import { settleUpload } from './settle-upload.ts'

type LookDependencies = MediaDependencies & { readonly shown: ShownSlots }

type LostUpload = ProjectKey & JobControls

/** Compares what the galleries have now with what they were known to have before the pictures left. */
export const lookWhetherArrived = async (
  looking: LookDependencies,
  wanted: LostUpload,
): Promise<Result<null>> => {
  const { store, clock, shown, refreshShown } = looking
  const beganAt = clock.now()
  const lostHere = () =>
    store.listUploadsInState('unknown').filter((upload) => keyOf(upload) === keyOf(wanted))
  // Lost pictures may have gone to a screen that is no longer chosen.
  const also = lostHere().flatMap(({ screenId }) => screenId ?? [])
  const refreshed = await refreshShown({ ...wanted, also })
  shown.forget()
  // A picture that was lost while the server was asked may have arrived after its answer.
  const lost = lostHere().filter((upload) => lostAt(upload) <= beganAt)
  const galleries = freshGalleries(looking, wanted, beganAt)
  for (const [key, uploads] of groupBy(lost, keyOfGallery)) {
    const pictures = galleries.get(key)
    if (!pictures) continue
    const settled = settleGallery(looking, { uploads, pictures, beganAt })
    if (!settled.ok) return settled
  }
  return refreshed
}

const lostAt = ({ state }: QueuedUpload): number =>
  state.kind === 'unknown' ? state.at : Number.POSITIVE_INFINITY

const keyOfGallery = ({ target, screenId }: QueuedUpload): string => galleryKey(target.id, screenId)

const galleryKey = (unitId: number, screenId: number | null): string => `${unitId} ${screenId}`

/** The galleries of the screens that were asked just now. */
const freshGalleries = (
  { store }: LookDependencies,
  { workspaceId, projectId }: ProjectKey,
  beganAt: number,
): ReadonlyMap<string, readonly ListedPicture[]> => {
  const galleries = new Map<string, readonly ListedPicture[]>()
  for (const on of store.listMediaShown({ workspaceId, projectId })) {
    if (on.fetchedAt < beganAt) continue
    for (const place of fromJson(on.places)) {
      if (place.kind === 'unit') galleries.set(galleryKey(place.id, on.screenId), place.pictures)
    }
  }
  return galleries
}

interface Gallery {
  readonly uploads: readonly QueuedUpload[]
  readonly pictures: readonly ListedPicture[]
  /** No picture was seen any later for certain. */
  readonly beganAt: number
}

const settleGallery = (
  looking: LookDependencies,
  { uploads, pictures, beganAt }: Gallery,
): Result<null> => {
  const { store } = looking
  const [first] = uploads
  if (!first) return success(null)
  const taken = new Set<PictureId>(store.listPicturesSent(first).filter((id) => id !== null))
  const arrivals = judgeArrivals({
    pictures,
    taken,
    lost: uploads.map(({ id, galleryBefore }) => ({
      id,
      name: galleryBefore?.name ?? '',
      before: galleryBefore?.pictures ?? null,
    })),
  })
  for (const upload of uploads) {
    const arrival = arrivals.get(upload.id) ?? { kind: 'open' }
    if (!isDecided(arrival, beganAt - lostAt(upload))) continue
    const arrived = arrival.kind === 'arrived' ? { pictureId: arrival.pictureId } : null
    const settled = settleUpload(looking, { upload, arrived })
    if (!settled.ok) return settled
  }
  return success(null)
}

const isDecided = ({ kind }: Arrival, sinceMs: number): boolean =>
  kind === 'arrived' || (kind === 'notArrived' && sinceMs >= arrivalPatienceMs)
