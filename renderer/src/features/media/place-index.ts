import type { BuildingId, FloorId, UnitId } from '#core/ids'
import { compareNatural } from '#core/media/naming/natural-order'
import type { FloorPlace, MediaPlaces, UnitPlace } from '#core/media/shown/media-places'
import type { MediaTarget } from '#core/media/shown/media-target'

/** The places of a project, found by their ids and in the order in which people look for them. */
export interface PlaceIndex {
  readonly places: MediaPlaces
  readonly units: ReadonlyMap<UnitId, UnitPlace>
  readonly floors: ReadonlyMap<FloorId, FloorPlace>
  readonly buildings: ReadonlyMap<BuildingId, string>
}

export const noPlaces: MediaPlaces = { buildings: [], floors: [], units: [] }

export const indexPlaces = ({ buildings, floors, units }: MediaPlaces): PlaceIndex => {
  const places: MediaPlaces = {
    buildings: [...buildings].sort((a, b) => compareNatural(a.name, b.name)),
    // `2.NP` and `10` are numbers below a building: the highest floor stands on top, as in the house.
    floors: [...floors].sort((a, b) => compareFloors(b.number, a.number)),
    units: [...units].sort((a, b) => compareNatural(a.number, b.number)),
  }
  return {
    places,
    units: new Map(places.units.map((unit) => [unit.id, unit])),
    floors: new Map(places.floors.map((floor) => [floor.id, floor])),
    buildings: new Map(places.buildings.map(({ id, name }) => [id, name])),
  }
}

const compareFloors = (a: string, b: string): number => {
  const [x, y] = [Number(a), Number(b)]
  return Number.isNaN(x) || Number.isNaN(y) ? compareNatural(a, b) : x - y
}

/** A text that identifies a place. */
export const targetKey = ({ kind, id }: MediaTarget): string => `${kind} ${id}`
