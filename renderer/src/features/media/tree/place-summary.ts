import type { MediaFile } from '#core/media/queue/media-file'
import { type PlaceIndex, targetKey } from '../place-index.ts'
import { placedTargets } from '../placed-targets.ts'
import type { ShownMedia } from '../shown-media.ts'

/** What a place has now, as far as the server says, and how many files of the list go there. */
export interface PlaceSummary {
  readonly plans: number
  readonly pdfs: number
  readonly pictures: number
  readonly comes: number
}

const nothing: PlaceSummary = { plans: 0, pdfs: 0, pictures: 0, comes: 0 }

export const placeSummaries = (
  shown: ShownMedia,
  files: readonly MediaFile[],
): ReadonlyMap<string, PlaceSummary> => {
  const summaries = new Map<string, PlaceSummary>()
  for (const places of shown.screens.values()) {
    for (const [key, place] of places) {
      const known = summaries.get(key) ?? nothing
      summaries.set(key, {
        ...known,
        plans: known.plans + (place.plans.length > 0 ? 1 : 0),
        pdfs: place.kind === 'unit' ? Math.max(known.pdfs, place.pdfs.length) : 0,
        pictures: place.kind === 'unit' ? Math.max(known.pictures, place.pictures.length) : 0,
      })
    }
  }
  for (const file of files) {
    if (file.placedBy === null || file.uploads.every(({ state }) => state.kind === 'done')) continue
    for (const { target } of placedTargets(file)) {
      const key = targetKey(target)
      const known = summaries.get(key) ?? nothing
      summaries.set(key, { ...known, comes: known.comes + 1 })
    }
  }
  return summaries
}

/** How many files of the list go to a place and to all that is below it. */
export const comingBelow = (
  { places }: PlaceIndex,
  summaries: ReadonlyMap<string, PlaceSummary>,
): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>()
  const add = (key: string, count: number) => sums.set(key, (sums.get(key) ?? 0) + count)
  for (const { id, floorId, buildingId } of places.units) {
    const { comes } = summaries.get(targetKey({ kind: 'unit', id })) ?? nothing
    add(targetKey({ kind: 'unit', id }), comes)
    if (floorId !== null) add(targetKey({ kind: 'floor', id: floorId }), comes)
    if (buildingId !== null) add(targetKey({ kind: 'building', id: buildingId }), comes)
  }
  for (const { id, buildingId } of places.floors) {
    const { comes } = summaries.get(targetKey({ kind: 'floor', id })) ?? nothing
    add(targetKey({ kind: 'floor', id }), comes)
    add(targetKey({ kind: 'building', id: buildingId }), comes)
  }
  for (const { id } of places.buildings) {
    add(
      targetKey({ kind: 'building', id }),
      summaries.get(targetKey({ kind: 'building', id }))?.comes ?? 0,
    )
  }
  return sums
}
