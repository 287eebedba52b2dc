import { buildingIdSchema, floorIdSchema, unitIdSchema } from '#core/ids'
import type { MediaPlaces, UnitPlace } from '../shown/media-places.ts'

/** The numbers on each floor of each building, as a test writes them. */
export type FloorNumbers = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

const typeOf = (number: string): number => {
  if (/(?:^|\.)(?:G|PS) ?\d/.test(number)) return 2
  return /(?:^|\.)[SK] ?\d/.test(number) ? 3 : 1
}

/** A project of these houses; ids count from 1 in the order of the places. */
export const samplePlaces = (houses: FloorNumbers): MediaPlaces => {
  const buildings = Object.keys(houses).map((name, index) => ({
    id: buildingIdSchema.parse(index + 1),
    name,
  }))
  const onFloors = buildings.flatMap(({ id: buildingId, name }) =>
    Object.entries(houses[name] ?? {}).map(([number, numbers]) => ({
      buildingId,
      number,
      numbers,
    })),
  )
  const floors = onFloors.map(({ buildingId, number, numbers }, index) => ({
    id: floorIdSchema.parse(index + 1),
    buildingId,
    number,
    numbers,
  }))
  const units = floors.flatMap(({ id: floorId, buildingId, numbers }) =>
    numbers.map((number) => ({ number, buildingId, floorId, typeCode: typeOf(number) })),
  )
  return {
    buildings,
    floors: floors.map(({ id, buildingId, number }) => ({ id, buildingId, number })),
    units: units.map((unit, index): UnitPlace => ({ id: unitIdSchema.parse(index + 1), ...unit })),
  }
}
