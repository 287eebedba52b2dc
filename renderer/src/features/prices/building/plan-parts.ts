import type { UnitId } from '#core/ids'
import type { ArrangedPlan, BuildingBox } from '#core/prices/building/arrange-plan'

/** What can be chosen at a click besides single cells; each names itself in the page by its key. */
export const partKeys = {
  building: ({ building }: BuildingBox) => `building ${building.key}`,
  floor: (floorKey: string) => `floor ${floorKey}`,
  stack: ({ building }: BuildingBox, column: number) => `stack ${building.key} ${column}`,
  group: (groupKey: string) => `group ${groupKey}`,
}

export type PlanParts = ReadonlyMap<string, readonly UnitId[]>

/** The units of every house, floor, stack and group. */
export const partsOf = ({ buildings }: ArrangedPlan): PlanParts => {
  const parts = new Map<string, UnitId[]>()
  const put = (key: string, unitId: UnitId) => {
    const known = parts.get(key)
    if (known) known.push(unitId)
    else parts.set(key, [unitId])
  }
  for (const box of buildings) {
    for (const { floor, cells } of box.floors) {
      for (const { unit, column } of cells) {
        put(partKeys.building(box), unit.id)
        put(partKeys.floor(floor.key), unit.id)
        put(partKeys.stack(box, column), unit.id)
      }
    }
    for (const { group, lines } of box.groups) {
      for (const { unit } of lines.flat()) put(partKeys.group(group.key), unit.id)
    }
  }
  return parts
}
