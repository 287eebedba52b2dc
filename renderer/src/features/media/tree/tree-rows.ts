import { fold } from '#core/fold'
import type { UnitPlace } from '#core/media/shown/media-places'
import type { MediaTarget } from '#core/media/shown/media-target'
import { type PlaceIndex, targetKey } from '../place-index.ts'

export interface TreeRow {
  readonly key: string
  readonly target: MediaTarget
  readonly level: 1 | 2 | 3
  /** Null where there is nothing below. */
  readonly isOpen: boolean | null
}

interface Branch {
  readonly target: MediaTarget
  /** The name without accents and capitals. */
  readonly name: string
  readonly below: readonly Branch[]
}

export type PlaceTree = readonly Branch[]

/** Buildings, their floors, their units; what lies on no floor, or outside of buildings, comes behind them. */
export const placeTree = ({ places: { buildings, floors, units } }: PlaceIndex): PlaceTree => {
  const inBuilding = group(floors, ({ buildingId }) => buildingId)
  const onFloor = group(units, ({ floorId }) => floorId)
  const onNoFloor = group(onFloor.get(null) ?? [], ({ buildingId }) => buildingId)
  const houses = buildings.map(({ id, name }): Branch => {
    const ownFloors = (inBuilding.get(id) ?? []).map(
      (floor): Branch => ({
        target: { kind: 'floor', id: floor.id },
        name: fold(floor.number),
        below: (onFloor.get(floor.id) ?? []).map(unitBranch),
      }),
    )
    const below = [...ownFloors, ...(onNoFloor.get(id) ?? []).map(unitBranch)]
    return { target: { kind: 'building', id }, name: fold(name), below }
  })
  return [...houses, ...(onNoFloor.get(null) ?? []).map(unitBranch)]
}

const unitBranch = ({ id, number }: UnitPlace): Branch => ({
  target: { kind: 'unit', id },
  name: fold(number),
  below: [],
})

const group = <T, K>(items: readonly T[], keyOf: (item: T) => K): ReadonlyMap<K, T[]> => {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const there = groups.get(key)
    if (there) there.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/** The rows that are seen: below open places, or what was searched for with all that it is part of. */
export const treeRows = (
  tree: PlaceTree,
  { open, search }: { readonly open: ReadonlySet<string>; readonly search: string },
): readonly TreeRow[] => {
  const wanted = fold(search.trim())
  const rows: TreeRow[] = []
  const add = (branch: Branch, level: TreeRow['level'], isInFound: boolean): boolean => {
    const key = targetKey(branch.target)
    const isFound = isInFound || wanted === '' || branch.name.includes(wanted)
    const isOpen = wanted !== '' || open.has(key)
    const at = rows.length
    rows.push({
      key,
      target: branch.target,
      level,
      isOpen: branch.below.length === 0 ? null : isOpen,
    })
    const next = level === 1 ? 2 : 3
    const found = isOpen ? branch.below.map((one) => add(one, next, isFound && wanted !== '')) : []
    if (isFound || found.includes(true)) return true
    rows.splice(at)
    return false
  }
  for (const outermost of tree) add(outermost, 1, false)
  return rows
}

/** All places above the given ones, which have to be open so that these are seen. */
export const aboveTargets = (
  index: PlaceIndex,
  targets: readonly MediaTarget[],
): readonly string[] =>
  targets.flatMap((target) => {
    if (target.kind === 'building') return []
    if (target.kind === 'floor') {
      const floor = index.floors.get(target.id)
      return floor ? [targetKey({ kind: 'building', id: floor.buildingId })] : []
    }
    const { buildingId = null, floorId = null } = index.units.get(target.id) ?? {}
    const building = buildingId === null ? [] : [targetKey({ kind: 'building', id: buildingId })]
    return floorId === null ? building : [...building, targetKey({ kind: 'floor', id: floorId })]
  })

/** What a place is part of: the row above it with a lower level. */
export const parentRow = (rows: readonly TreeRow[], at: number): number => {
  const level = rows[at]?.level ?? 1
  for (let above = at - 1; above >= 0; above -= 1) {
    if ((rows[above]?.level ?? level) < level) return above
  }
  return at
}
