import { groupBy } from '#core/group-by'
import type { UnitId } from '#core/ids'
import { placeOnFloor } from '../building/place-on-floor.ts'
import { floorLevel } from '../pricelist/floor-level.ts'
import type { Unit } from '../pricelist/unit.ts'
import { type Facing, readFacings } from './facing.ts'

export const outdoorKinds = ['balcony', 'terrace', 'loggia', 'garden'] as const
export type OutdoorKind = (typeof outdoorKinds)[number]

/** What a price depends on, of one home. */
export interface MeasuredHome {
  readonly id: UnitId
  readonly grossMinor: number
  readonly interior: number
  readonly outdoors: Readonly<Record<OutdoorKind, number>>
  readonly building: string
  readonly layout: string | null
  /** Floors above the lowest one of the list. */
  readonly level: number
  readonly isLowest: boolean
  readonly isTop: boolean
  readonly facing: Facing | null
  /** Homes one above the other share it; null where the number of the unit does not say. */
  readonly stack: string | null
  /** What a person has added to the list, such as the view, by the name of its column. */
  readonly own: ReadonlyMap<string, string>
}

/** A home of a list with the price that counts. */
export interface PricedUnit {
  readonly unit: Unit
  readonly grossMinor: number | null
}

/** What a person tells of a list beyond what the server has. */
export interface ToldOfList {
  /** Heights of floors whose names do not say them. */
  readonly levels: ReadonlyMap<string, number>
  readonly own: (unit: Unit) => ReadonlyMap<string, string>
}

export interface MeasuredList {
  readonly homes: readonly MeasuredHome[]
  /** What cannot be fitted, and is said so. */
  readonly withoutArea: readonly UnitId[]
  readonly withoutPrice: readonly UnitId[]
  /** Fitted, but they say nothing of what an orientation is worth. */
  readonly withoutFacing: readonly UnitId[]
  /** Names of floors of which nobody knows how high they are; their homes wait for an answer. */
  readonly unknownFloors: readonly string[]
}

/** The homes of a list of which all is known that a price needs. */
export const measureHomes = (
  priced: readonly PricedUnit[],
  { levels, own }: ToldOfList,
): MeasuredList => {
  const facingOf = readFacings(priced.map(({ unit }) => unit))
  const levelOf = ({ floor }: Unit) => levels.get(floor) ?? floorLevel(floor)
  const known = priced.flatMap(({ unit, grossMinor }) => {
    const { area } = unit
    const level = levelOf(unit)
    const isKnown = isPositive(area) && isPositive(grossMinor) && level !== null
    return isKnown ? [{ unit, grossMinor, interior: area, level }] : []
  })
  const lowest = Math.min(...known.map(({ level }) => level))
  const ends = new Map(
    [...groupBy(known, ({ unit }) => unit.building)].map(([building, inside]) => {
      const heights = inside.map(({ level }) => level)
      return [building, { lowest: Math.min(...heights), top: Math.max(...heights) }]
    }),
  )
  const homes = known.map(({ unit, grossMinor, interior, level }): MeasuredHome => {
    const end = ends.get(unit.building)
    return {
      id: unit.id,
      grossMinor,
      interior,
      outdoors: outdoorsOf(unit),
      building: unit.building,
      layout: unit.disposition,
      level: level - lowest,
      isLowest: level === end?.lowest,
      isTop: level === end?.top,
      facing: facingOf(unit),
      stack: stackOf(unit),
      own: own(unit),
    }
  })
  const idsWhere = (holds: (one: PricedUnit) => boolean) =>
    priced.filter(holds).map(({ unit }) => unit.id)
  return {
    homes,
    withoutArea: idsWhere(({ unit }) => !isPositive(unit.area)),
    withoutPrice: idsWhere(({ grossMinor }) => !isPositive(grossMinor)),
    withoutFacing: homes.filter(({ facing }) => facing === null).map(({ id }) => id),
    unknownFloors: [
      ...new Set(priced.filter(({ unit }) => levelOf(unit) === null).map(({ unit }) => unit.floor)),
    ],
  }
}

const isPositive = (value: number | null): value is number => value !== null && value > 0

const outdoorsOf = ({ attributes }: Unit): MeasuredHome['outdoors'] => {
  const areaOf = (kind: OutdoorKind): number => {
    const area = Number(attributes[`flat_area_${kind}`]?.replace(',', '.'))
    return Number.isFinite(area) ? Math.max(area, 0) : 0
  }
  return {
    balcony: areaOf('balcony'),
    terrace: areaOf('terrace'),
    loggia: areaOf('loggia'),
    garden: areaOf('garden'),
  }
}

const stackOf = ({ building, number }: Unit): string | null => {
  const place = placeOnFloor(number)
  return place === null ? null : `${building} ${place}`
}
