import { groupBy } from '#core/group-by'
import { floorLevel } from '../pricelist/floor-level.ts'
import type { Unit } from '../pricelist/unit.ts'
import { placeOnFloor, sharedBeginning } from './place-on-floor.ts'
import { kindOfUnit, type UnitKind, unitKinds } from './unit-kind.ts'

/** A unit in its place; units above each other share a column. */
export interface PlanCell {
  readonly unit: Unit
  readonly column: number
}

export interface PlanFloor {
  readonly key: string
  readonly name: string
  /** The units from left to right; a place that nobody has stays empty. */
  readonly cells: readonly PlanCell[]
}

/** Units of a house that are not on its floors, side by side in the order of their numbers. */
export interface ApartGroup {
  readonly key: string
  readonly kind: UnitKind
  readonly units: readonly Unit[]
}

export interface PlanBuilding {
  readonly key: string
  /** Empty for units outside of the buildings. */
  readonly name: string
  /** What the numbers of all its units begin with: a cell need not repeat it. */
  readonly beginning: string
  /** The floors, the highest first. */
  readonly floors: readonly PlanFloor[]
  /** How many places a floor has, those included that are empty. */
  readonly columns: number
  /** What the numbers call the first place. */
  readonly firstPlace: number
  readonly apart: readonly ApartGroup[]
}

/** What the numbers call a place of a floor. */
export const placeName = ({ firstPlace }: PlanBuilding, column: number): string =>
  String(firstPlace + column).padStart(2, '0')

const natural = new Intl.Collator('cs', { numeric: true })

const byNumber = (a: Unit, b: Unit): number => natural.compare(a.number, b.number) || a.id - b.id

const underTheRoof = /podkrov|střech|mansard|attic|penthouse|roof/iu

/** The level by which floors are stacked; a floor whose name says nothing lies below those that say something. */
const heightOf = (name: string): number =>
  underTheRoof.test(name) ? Number.MAX_SAFE_INTEGER : (floorLevel(name) ?? Number.MIN_SAFE_INTEGER)

interface FloorUnits {
  readonly floorId: number
  readonly name: string
  /** Sorted by their numbers. */
  readonly units: readonly Unit[]
}

const byHeight = (a: FloorUnits, b: FloorUnits): number =>
  heightOf(b.name) - heightOf(a.name) || natural.compare(b.name, a.name) || b.floorId - a.floorId

const smallest = (values: readonly number[]): number =>
  values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY)

const largest = (values: readonly number[]): number =>
  values.reduce((most, value) => Math.max(most, value), 0)

// Numbers that leave more than this many places empty on a floor do not count the places of a floor.
const mostEmpty = 4

/** The places that the numbers name, or null where they are no places: two units share one, or most are empty. */
const namedPlaces = (floors: readonly FloorUnits[]): ReadonlyMap<Unit, number> | null => {
  const places = new Map<Unit, number>()
  for (const { units } of floors) {
    for (const unit of units) {
      const place = placeOnFloor(unit.number)
      if (place === null) return null
      places.set(unit, place)
    }
    if (new Set(units.map((unit) => places.get(unit))).size < units.length) return null
  }
  const all = [...places.values()]
  const span = largest(all) - smallest(all) + 1
  return span > largest(floors.map(({ units }) => units.length)) + mostEmpty ? null : places
}

const inColumns = (floors: readonly FloorUnits[]): Pick<PlanBuilding, 'floors' | 'firstPlace'> => {
  const places = namedPlaces(floors)
  const first = places === null ? 0 : smallest([...places.values()])
  const placed = floors.map(({ floorId, name, units }) => ({
    key: String(floorId),
    name,
    cells: units
      .map((unit, index) => ({ unit, column: (places?.get(unit) ?? index) - first }))
      .sort((a, b) => a.column - b.column),
  }))
  return { floors: placed, firstPlace: places === null || placed.length === 0 ? 1 : first }
}

const floorsOf = (units: readonly Unit[]) =>
  inColumns(
    [...groupBy(units, ({ floorId }) => floorId ?? 0)]
      .map(([floorId, onFloor]) => ({
        floorId,
        name: onFloor[0]?.floor ?? '',
        units: onFloor,
      }))
      .sort(byHeight),
  )

const buildingOf = (key: string, units: readonly Unit[]): PlanBuilding => {
  const kinds = groupBy(units, kindOfUnit)
  const { floors, firstPlace } = floorsOf(kinds.get('home') ?? [])
  return {
    key,
    name: units[0]?.building ?? '',
    beginning: sharedBeginning(units.map(({ number }) => number)),
    floors,
    firstPlace,
    columns: largest(floors.flatMap(({ cells }) => cells.map(({ column }) => column + 1))),
    apart: unitKinds.flatMap((kind) => {
      const alike = kind === 'home' ? undefined : kinds.get(kind)
      return alike === undefined ? [] : [{ key: `${key} ${kind}`, kind, units: alike }]
    }),
  }
}

/** Where every unit of a pricelist stands, whatever the order in which it lists them. */
export const stackingPlan = (units: readonly Unit[]): PlanBuilding[] =>
  [...groupBy([...units].sort(byNumber), ({ buildingId }) => buildingId)]
    .sort(
      ([a, inA], [b, inB]) =>
        Number(a === null) - Number(b === null) ||
        natural.compare(inA[0]?.building ?? '', inB[0]?.building ?? '') ||
        (a ?? 0) - (b ?? 0),
    )
    .map(([id, inBuilding]) => buildingOf(String(id), inBuilding))
