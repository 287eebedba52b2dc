import type { ScreenId, UploadId } from '#core/ids'
import type { MediaUpload, PlacedTarget } from './media-file.ts'

export interface UploadPlace extends PlacedTarget {
  readonly screenId: ScreenId | null
}

interface TargetsAndScreens {
  readonly targets: readonly PlacedTarget[]
  readonly screens: readonly ScreenId[]
}

/** Every target on every screen; a plan without any screen is one place, which nobody can send to yet. */
export const placesWanted = ({ targets, screens }: TargetsAndScreens): readonly UploadPlace[] => {
  const places = new Map<string, UploadPlace>()
  for (const { target, endpoint } of targets) {
    const on = endpoint === 'unitPdf' || screens.length === 0 ? [null] : screens
    for (const screenId of on) {
      const place = { target, endpoint, screenId }
      places.set(placeKey(place), place)
    }
  }
  return [...places.values()]
}

/** The key of one slot of the server, or of one gallery. */
export const placeKey = ({ target, endpoint, screenId }: UploadPlace): string =>
  `${endpoint} ${target.id} ${screenId ?? ''}`

// An upload that has left, or may have, cannot be placed elsewhere any more.
const hasLeft = ({ state: { kind } }: Pick<MediaUpload, 'state'>): boolean =>
  kind === 'sending' || kind === 'done' || kind === 'unknown'

interface UploadReplacement {
  readonly removed: readonly UploadId[]
  readonly added: readonly UploadPlace[]
}

/** What changes in the uploads of a file so that it goes to the places that are wanted now. */
export const placeUploads = (
  uploads: readonly MediaUpload[],
  wanted: readonly UploadPlace[],
): UploadReplacement => {
  const wantedKeys = new Set(wanted.map(placeKey))
  const kept = uploads.filter((upload) => hasLeft(upload) || wantedKeys.has(placeKey(upload)))
  const keptIds = new Set(kept.map(({ id }) => id))
  const there = new Set(kept.map(placeKey))
  return {
    removed: uploads.flatMap(({ id }) => (keptIds.has(id) ? [] : [id])),
    added: wanted.filter((place) => !there.has(placeKey(place))),
  }
}
