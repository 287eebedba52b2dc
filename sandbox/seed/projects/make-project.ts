import type { Random } from '../random.ts'
import { attributeTypes } from './attribute-types.ts'
import type { Building, Floor, Project } from './developer.ts'
import { type Layout, makeCellar, makeFlat, makeParking } from './make-flat.ts'

export interface ProjectPlan {
  readonly id: number
  readonly name: string
  readonly city: string
  readonly gps: string
  readonly descriptions: Readonly<Record<string, string>>
  readonly buildings: readonly string[]
  readonly floors: number
  readonly flatsPerFloor: number
  readonly parkingPerBuilding: number
  readonly cellarsPerBuilding: number
  readonly layouts: readonly [Layout, ...Layout[]]
  readonly pricePerM2: number
  readonly sold: number
}

const screens = [1, 2]

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** Ids inside one project: its buildings, floors and units never meet those of another one. */
const idsFrom = (start: number) => {
  let last = start
  return () => ++last
}

export const makeProject = (random: Random, plan: ProjectPlan): Project => {
  const nextId = idsFrom(plan.id * 100)
  const buildings = plan.buildings.map((name): Building => {
    const id = nextId()
    return {
      id,
      name,
      floors: [...makeFloors(random, plan, name, nextId), makeBasement(random, plan, name, nextId)],
    }
  })
  const { id, name, city, gps, descriptions } = plan
  return { id, name, city, gps, descriptions, currency: 'CZK', screens, attributeTypes, buildings }
}

const shortNameOf = (building: string): string => building.split(' ').at(-1) ?? building

const makeFloors = (
  random: Random,
  plan: ProjectPlan,
  building: string,
  nextId: () => number,
): Floor[] =>
  Array.from({ length: plan.floors }, (_, index) => {
    const floor = index + 1
    return {
      id: nextId(),
      number: floor,
      flats: Array.from({ length: plan.flatsPerFloor }, (_unused, position) =>
        makeFlat(random, random.pick(plan.layouts), {
          id: nextId(),
          internalId: `${shortNameOf(building)}.${floor}${twoDigits(position + 1)}`,
          sold: plan.sold,
          pricePerM2: plan.pricePerM2,
          floor,
        }),
      ),
    }
  })

const makeBasement = (
  random: Random,
  plan: ProjectPlan,
  building: string,
  nextId: () => number,
): Floor => {
  const short = shortNameOf(building)
  const numbered = (prefix: string, index: number) => ({
    id: nextId(),
    internalId: `${short}.${prefix}${twoDigits(index + 1)}`,
    sold: plan.sold,
  })
  return {
    id: nextId(),
    number: -1,
    flats: [
      ...Array.from({ length: plan.parkingPerBuilding }, (_, index) =>
        makeParking(random, numbered('G', index)),
      ),
      ...Array.from({ length: plan.cellarsPerBuilding }, (_, index) =>
        // The last cellar of a large house is the caretaker's: never offered.
        makeCellar(random, {
          ...numbered('S', index),
          hidden: index >= 10 && index === plan.cellarsPerBuilding - 1,
        }),
      ),
    ],
  }
}
