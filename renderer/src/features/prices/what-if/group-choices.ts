import { kindOfUnit } from '#core/prices/building/unit-kind'
import { groupByPlace } from '#core/prices/pricelist/group-by-place'
import { layoutOf } from '#core/prices/pricelist/layout-of'
import type { Unit } from '#core/prices/pricelist/unit'
import type { RaiseGroup } from '#core/prices/what-if/raise-group'

/** A group that a person can choose, with what it is called. */
export interface GroupChoice {
  readonly key: string
  readonly group: RaiseGroup
  readonly name: string
  /** The building of a floor. */
  readonly within: string | null
}

/** What units can be raised together: what is selected in the list comes first. */
export const groupChoices = (
  units: readonly Unit[],
  selected: readonly Unit[],
): readonly GroupChoice[] => {
  const homes = units.filter((unit) => kindOfUnit(unit) === 'home')
  const layouts = new Map(homes.map((unit) => [layoutOf(unit), unit.disposition]))
  const places = groupByPlace(homes, (unit) => unit)
  const choice = (group: RaiseGroup, name: string | null, within: string | null = null) => ({
    group,
    within,
    key: JSON.stringify(group),
    name: name ?? '',
  })
  return [
    ...(selected.length > 0
      ? [choice({ kind: 'selection', unitIds: selected.map(({ id }) => id) }, null)]
      : []),
    ...[...layouts].flatMap(([layout, name]) =>
      layout === null ? [] : [choice({ kind: 'layout', layout }, name)],
    ),
    ...places.flatMap(({ buildingId, building }) =>
      buildingId === null ? [] : [choice({ kind: 'building', buildingId }, building)],
    ),
    ...places.flatMap(({ building, floors }) =>
      floors.flatMap(({ floorId, floor }) =>
        floorId === null ? [] : [choice({ kind: 'floor', floorId }, floor, building)],
      ),
    ),
  ]
}
