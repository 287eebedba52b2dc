import type { BuildingId, FloorId } from '#core/ids'
import type { Unit } from '#core/prices/pricelist/unit'
import { orientationsOf } from '../grid/orientations-of.ts'

/** A building or floor, and the number of its units. */
export interface PlaceChoice<Id> {
  readonly id: Id
  readonly name: string
  readonly count: number
}

const counted = <Id>(
  units: readonly Unit[],
  of: (unit: Unit) => { id: Id; name: string },
): PlaceChoice<Id>[] => {
  const found = new Map<Id, { name: string; count: number }>()
  for (const unit of units) {
    const { id, name } = of(unit)
    const known = found.get(id)
    if (known) known.count += 1
    else found.set(id, { name, count: 1 })
  }
  return [...found].map(([id, { name, count }]) => ({ id, name, count }))
}

/** The buildings and floors of a pricelist in its order; a floor is named with its building where there are several. */
export const placeChoices = (units: readonly Unit[]) => {
  const buildings = counted(units, ({ buildingId, building }) => ({
    id: buildingId,
    name: building,
  })) satisfies PlaceChoice<BuildingId | null>[]
  const floors = counted(units, ({ floorId, floor, building }) => ({
    id: floorId,
    name: buildings.length > 1 ? [building, floor].filter(Boolean).join(' · ') : floor,
  })) satisfies PlaceChoice<FloorId | null>[]
  return { buildings, floors }
}

/** The layouts and orientations of a pricelist, by name; a unit that looks two ways counts for both. */
export const shapeChoices = (units: readonly Unit[]) => {
  const layouts = new Map<string, number>()
  const orientations = new Map<string, number>()
  const add = (counts: Map<string, number>, name: string) =>
    counts.set(name, (counts.get(name) ?? 0) + 1)
  for (const unit of units) {
    if (unit.disposition !== null) add(layouts, unit.disposition)
    for (const point of orientationsOf(unit)) add(orientations, point)
  }
  return { layouts: byName(layouts), orientations: byName(orientations) }
}

const byName = (counts: ReadonlyMap<string, number>): PlaceChoice<string>[] =>
  [...counts]
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([name, count]) => ({ id: name, name, count }))
