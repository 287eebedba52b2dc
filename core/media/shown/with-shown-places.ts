import type { MediaPlaces } from './media-places.ts'
import type { PlaceMedia } from './place-media.ts'

/** The tree with those buildings and floors that have no unit of their own, as far as the server names them. */
export const withShownPlaces = (places: MediaPlaces, shown: readonly PlaceMedia[]): MediaPlaces => {
  const buildings = new Map(places.buildings.map((building) => [building.id, building]))
  const floors = new Map(places.floors.map((floor) => [floor.id, floor]))
  for (const place of shown) {
    if (place.kind === 'building' && place.name !== undefined && !buildings.has(place.id)) {
      buildings.set(place.id, { id: place.id, name: place.name })
    }
    if (place.kind !== 'floor' || floors.has(place.id)) continue
    const { id, buildingId, number } = place
    // Nobody can put a file on a floor without a name or a known building.
    if (buildingId === undefined || number === undefined || !buildings.has(buildingId)) continue
    floors.set(id, { id, buildingId, number })
  }
  return { ...places, buildings: [...buildings.values()], floors: [...floors.values()] }
}
