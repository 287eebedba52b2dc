import type { Unit } from '#core/prices/pricelist/unit'
import type { FloorPlace, MediaPlaces } from './media-places.ts'

type UnitOnFloor = Pick<
  Unit,
  'id' | 'number' | 'buildingId' | 'building' | 'floorId' | 'floor' | 'typeCode'
>

/** The tree that a pricelist tells by itself; floors and buildings without units are not in it. */
export const placesOfUnits = (units: readonly UnitOnFloor[]): MediaPlaces => {
  const buildings = new Map<number, MediaPlaces['buildings'][number]>()
  const floors = new Map<number, FloorPlace>()
  for (const { buildingId, building, floorId, floor } of units) {
    buildings.set(buildingId, { id: buildingId, name: building })
    floors.set(floorId, { id: floorId, buildingId, number: floor })
  }
  return {
    buildings: [...buildings.values()],
    floors: [...floors.values()],
    units: units.map(({ id, number, buildingId, floorId, typeCode }) => ({
      id,
      number,
      buildingId,
      floorId,
      typeCode,
    })),
  }
}
