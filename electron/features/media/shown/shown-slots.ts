import type { PictureId, ProjectKey, ResourceUid, ScreenId } from '#core/ids'
import { fromJson } from '#core/json'
import type { PlaceMedia } from '#core/media/shown/place-media'
import type { BegunOver, QueuedUpload } from '../../../store/media/queue/media-queue.ts'
import type { MediaStore } from '../dependencies.ts'
import { keyOf } from './project-places.ts'

type Slot = Pick<QueuedUpload, 'workspaceId' | 'projectId' | 'endpoint' | 'target' | 'screenId'>

export interface ShownSlots {
  /** The file that the server showed at the place; null where there was none, or where that is outdated. */
  readonly resourceOf: (slot: Slot) => ResourceUid | null
  /** What a new file of the slot would meet there; `unseen`: nobody has looked since the last one left. */
  readonly metAt: (slot: Slot) => BegunOver
  /** The files of the gallery on the slot's own screen. */
  readonly galleryOf: (slot: Slot) => readonly ResourceUid[]
  /** The pictures that the unit was shown with on any screen; null where nobody has looked at its own. */
  readonly picturesOf: (slot: Slot) => readonly PictureId[] | null
  /** When the server was last asked what it shows on the slot's screen; a card is on every screen. */
  readonly seenAt: (slot: Slot) => number | null
  /** What is kept has changed. */
  readonly forget: () => void
}

interface ScreenPlaces {
  readonly screenId: ScreenId
  readonly fetchedAt: number
  readonly places: ReadonlyMap<string, PlaceMedia>
}

/** What the server last showed of the places, read once and not for every upload. */
export const shownSlots = (
  store: Pick<MediaStore, 'listMediaShown' | 'readLastSentAt'>,
): ShownSlots => {
  const kept = new Map<string, readonly ScreenPlaces[]>()
  const screensOf = (of: ProjectKey): readonly ScreenPlaces[] => {
    const found = kept.get(keyOf(of))
    if (found) return found
    const screens = store.listMediaShown(of).map(({ screenId, fetchedAt, places }) => {
      const byKey = new Map(fromJson(places).map((place) => [`${place.kind} ${place.id}`, place]))
      return { screenId, fetchedAt, places: byKey }
    })
    kept.set(keyOf(of), screens)
    return screens
  }
  const unitsOf = (slot: Slot) =>
    screensOf(slot).flatMap((on) => {
      const unit = on.places.get(`${slot.target.kind} ${slot.target.id}`)
      return unit?.kind === 'unit' ? [{ on, unit }] : []
    })
  const screensWith = ({ screenId, ...of }: Slot) =>
    screensOf(of).filter((on) => screenId === null || on.screenId === screenId)
  /** What each screen shows there, where that is not outdated. */
  const filesAt = (slot: Slot): readonly (readonly ResourceUid[])[] => {
    const lastSentAt = store.readLastSentAt(slot)
    return screensWith(slot).flatMap(({ fetchedAt, places }) => {
      if (lastSentAt !== null && lastSentAt >= fetchedAt) return []
      const place = places.get(`${slot.target.kind} ${slot.target.id}`)
      if (!place) return [[]]
      return [slot.endpoint === 'unitPdf' ? cardsOf(place) : place.plans]
    })
  }
  return {
    resourceOf: (slot) => filesAt(slot).find((there) => there.length === 1)?.[0] ?? null,
    metAt: (slot) => {
      const there = filesAt(slot)
      if (there.length === 0) return store.readLastSentAt(slot) === null ? 'unseen' : 'something'
      return there.some(({ length }) => length > 0) ? 'something' : 'nothing'
    },
    galleryOf: (slot) =>
      unitsOf(slot).flatMap(({ on, unit }) =>
        on.screenId === slot.screenId
          ? unit.pictures.flatMap(({ resource }) => resource ?? [])
          : [],
      ),
    picturesOf: (slot) => {
      const units = unitsOf(slot)
      // A gallery that nobody has looked at may have had any picture before.
      if (!units.some(({ on }) => on.screenId === slot.screenId)) return null
      return [...new Set(units.flatMap(({ unit }) => unit.pictures.flatMap(({ id }) => id ?? [])))]
    },
    seenAt: (slot) => {
      const screens = screensWith(slot)
      return screens.length === 0 ? null : Math.max(...screens.map(({ fetchedAt }) => fetchedAt))
    },
    forget: () => kept.clear(),
  }
}

const cardsOf = (place: PlaceMedia): readonly ResourceUid[] =>
  place.kind === 'unit' ? place.pdfs : []
