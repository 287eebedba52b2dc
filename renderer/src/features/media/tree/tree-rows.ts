import { fold } from '#core/fold'
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

/** Buildings, their floors, their units. */
export const placeTree = ({ places: { buildings, floors, units } }: PlaceIndex): PlaceTree => {
  const onFloor = group(units, ({ floorId }) => floorId)
  const inBuilding = group(floors, ({ buildingId }) => buildingId)
  return buildings.map(({ id, name }) => ({
    target: { kind: 'building', id },
    name: fold(name),
    below: (inBuilding.get(id) ?? []).map((floor) => ({
      target: { kind: 'floor', id: floor.id },
      name: fold(floor.number),
      below: (onFloor.get(floor.id) ?? []).map((unit) => ({
        target: { kind: 'unit', id: unit.id },
        name: fold(unit.number),
        below: [],
      })),
    })),
  }))
}

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
  for (const building of tree) add(building, 1, false)
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
    const unit = index.units.get(target.id)
    if (!unit) return []
    const building = targetKey({ kind: 'building', id: unit.buildingId })
    return [building, targetKey({ kind: 'floor', id: unit.floorId })]
  })

/** What a place is part of: the row above it with a lower level. */
export const parentRow = (rows: readonly TreeRow[], at: number): number => {
  const level = rows[at]?.level ?? 1
  for (let above = at - 1; above >= 0; above -= 1) {
    if ((rows[above]?.level ?? level) < level) return above
  }
  return at
}
