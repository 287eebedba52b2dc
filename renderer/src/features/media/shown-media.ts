import type { OutputOf } from '#core/contract/index'
import type { ResourceUid, ScreenId, UnitId } from '#core/ids'
import { fromJson } from '#core/json'
import type { MediaEndpoint, MediaTarget } from '#core/media/shown/media-target'
import type { ListedPicture, PlaceMedia } from '#core/media/shown/place-media'
import { targetKey } from './place-index.ts'

/** What the server showed when it was last asked. */
export interface ShownMedia {
  /** When the screen that was asked longest ago was asked; null while one never was. */
  readonly fetchedAt: number | null
  readonly screens: ReadonlyMap<ScreenId, ReadonlyMap<string, PlaceMedia>>
}

export const nothingShown: ShownMedia = { fetchedAt: null, screens: new Map() }

export const readShownMedia = (read: OutputOf<'media.readShown'>): ShownMedia => ({
  fetchedAt: read.length === 0 ? null : Math.min(...read.map(({ fetchedAt }) => fetchedAt)),
  screens: new Map(
    read.map(({ screenId, places }) => [
      screenId,
      new Map(fromJson(places).map((place) => [`${place.kind} ${place.id}`, place])),
    ]),
  ),
})

interface Slot {
  readonly target: MediaTarget
  readonly endpoint: MediaEndpoint
  /** Null for a unit's PDF, which all screens show. */
  readonly screenId: ScreenId | null
}

/** The file that a new one would replace; null where there is none, or nobody knows. */
export const currentFile = (
  { screens }: ShownMedia,
  { target, endpoint, screenId }: Slot,
): ResourceUid | null => {
  if (endpoint === 'unitPicture') return null
  const key = targetKey(target)
  const asked = screenId === null ? [...screens.values()] : [screens.get(screenId)]
  for (const places of asked) {
    const place = places?.get(key)
    if (!place) continue
    const files = endpoint !== 'unitPdf' ? place.plans : place.kind === 'unit' ? place.pdfs : []
    if (files[0] !== undefined) return files[0]
  }
  return null
}

/** Whether anybody has ever looked at what is there. */
export const isSeen = ({ screens }: ShownMedia, { screenId }: Pick<Slot, 'screenId'>): boolean =>
  screenId === null ? screens.size > 0 : screens.has(screenId)

/** The gallery of a unit, each picture once though several screens show it. */
export const galleryOf = ({ screens }: ShownMedia, unitId: UnitId): readonly ListedPicture[] => {
  const found = new Map<ListedPicture['id'] | ListedPicture['resource'], ListedPicture>()
  for (const places of screens.values()) {
    const place = places.get(targetKey({ kind: 'unit', id: unitId }))
    if (place?.kind !== 'unit') continue
    for (const picture of place.pictures) found.set(picture.id ?? picture.resource, picture)
  }
  return [...found.values()]
}
