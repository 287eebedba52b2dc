import type { BuildingId, FloorId } from '#core/ids'
import type { Unit } from '#core/prices/pricelist/unit'
import type { FloorPlace, MediaPlaces, UnitPlace } from './media-places.ts'

type UnitOnFloor = Pick<
  Unit,
  'id' | 'number' | 'buildingId' | 'building' | 'floorId' | 'floor' | 'typeCode'
>

/** The tree that a pricelist tells by itself; floors and buildings without units are not in it. */
export const placesOfUnits = (units: readonly UnitOnFloor[]): MediaPlaces => {
  const buildings = new Map<BuildingId, MediaPlaces['buildings'][number]>()
  const floors = new Map<FloorId, FloorPlace>()
  const placed: UnitPlace[] = []
  for (const { id, number, buildingId, building, floorId, floor, typeCode } of units) {
    if (buildingId !== null) {
      buildings.set(buildingId, { id: buildingId, name: building })
      if (floorId !== null) floors.set(floorId, { id: floorId, buildingId, number: floor })
    }
    placed.push({ id, number, buildingId, floorId, typeCode })
  }
  return { buildings: [...buildings.values()], floors: [...floors.values()], units: placed }
}
