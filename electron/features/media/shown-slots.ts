import type { PictureId, ResourceUid, ScreenId } from '#core/ids'
import type { PlaceMedia } from '#core/media/place-media'
import type { QueuedUpload } from '../../store/media-queue.ts'
import type { MediaStore, OfProject } from './dependencies.ts'
import { keyOf } from './project-places.ts'

type Slot = Pick<QueuedUpload, 'workspaceId' | 'projectId' | 'endpoint' | 'target' | 'screenId'>

export interface ShownSlots {
  /** The file that the server showed at the place; null where there was none, or where that is outdated. */
  readonly resourceOf: (slot: Slot) => ResourceUid | null
  /** The pictures that the unit was shown with on any screen; null where nobody has looked. */
  readonly picturesOf: (of: OfProject & Pick<Slot, 'target'>) => readonly PictureId[] | null
  /** What is kept has changed. */
  readonly forget: () => void
}

interface OnScreen {
  readonly screenId: ScreenId
  readonly fetchedAt: number
  readonly places: ReadonlyMap<string, PlaceMedia>
}

/** What the server last showed of the places, read once and not for every upload. */
export const shownSlots = (store: Pick<MediaStore, 'listShown' | 'readLastSentAt'>): ShownSlots => {
  const kept = new Map<string, readonly OnScreen[]>()
  const screensOf = (of: OfProject): readonly OnScreen[] => {
    const found = kept.get(keyOf(of))
    if (found) return found
    const screens = store.listShown(of).map(({ screenId, fetchedAt, placesJson }) => {
      const places = JSON.parse(placesJson) as readonly PlaceMedia[]
      const byKey = new Map(places.map((place) => [`${place.kind} ${place.id}`, place]))
      return { screenId, fetchedAt, places: byKey }
    })
    kept.set(keyOf(of), screens)
    return screens
  }
  return {
    resourceOf: (slot) => {
      const { target, screenId, endpoint } = slot
      const lastSentAt = store.readLastSentAt(slot)
      const screens = screensOf(slot).filter((on) => screenId === null || on.screenId === screenId)
      for (const { fetchedAt, places } of screens) {
        if (lastSentAt !== null && lastSentAt >= fetchedAt) continue
        const place = places.get(`${target.kind} ${target.id}`)
        const there = place && (endpoint === 'unitPdf' ? cardsOf(place) : place.plans)
        if (there?.length === 1 && there[0] !== undefined) return there[0]
      }
      return null
    },
    picturesOf: ({ target, ...of }) => {
      const units = screensOf(of).flatMap(({ places }) => {
        const place = places.get(`${target.kind} ${target.id}`)
        return place?.kind === 'unit' ? [place] : []
      })
      if (units.length === 0) return null
      return [...new Set(units.flatMap(({ pictures }) => pictures.map(({ id }) => id)))]
    },
    forget: () => kept.clear(),
  }
}

const cardsOf = (place: PlaceMedia): readonly ResourceUid[] =>
  place.kind === 'unit' ? place.pdfs : []
