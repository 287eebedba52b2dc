import { groupBy } from '#core/group-by'
import type { UnitId } from '#core/ids'
import { placeOnFloor } from '../building/place-on-floor.ts'
import { floorLevel } from '../pricelist/floor-level.ts'
import type { Unit } from '../pricelist/unit.ts'
import { type Facing, readFacings } from './facing.ts'
import type { PremiumAnswers } from './premium-answers.ts'

export const outdoorKinds = ['balcony', 'terrace', 'loggia', 'garden'] as const
export type OutdoorKind = (typeof outdoorKinds)[number]

/** What a price depends on, of one home. */
export interface MeasuredHome {
  readonly id: UnitId
  readonly grossMinor: number
  /** Whether a deal holds it at the price of its day, which says nothing of today's. */
  readonly isTaken: boolean
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
  /** What a person has added to the list, such as a view, by the names of the columns. */
  readonly own: ReadonlySet<string>
}

/** What is measured of a unit. */
export type HomeUnit = Pick<
  Unit,
  'id' | 'number' | 'building' | 'floor' | 'disposition' | 'area' | 'attributes'
>

/** A home of a list with the price that counts. */
export interface PricedHome {
  readonly unit: HomeUnit
  readonly grossMinor: number | null
  readonly isTaken: boolean
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

/** The homes of a list of which all is known that a price needs; what is left out is counted of free homes alone. */
export const measureHomes = (
  priced: readonly PricedHome[],
  answers: Pick<PremiumAnswers, 'columns' | 'floors'>,
): MeasuredList => {
  const answered = new Map(answers.floors.map(({ floor, level }) => [floor, level]))
  const levelOf = ({ floor }: HomeUnit) => answered.get(floor) ?? floorLevel(floor)
  const facingOf = readFacings(priced.map(({ unit }) => unit))
  const ownOf = ownColumns(answers.columns)
  const heights = heightsOf(priced.map(({ unit }) => ({ unit, level: levelOf(unit) })))
  const homes = priced.flatMap(({ unit, grossMinor, isTaken }): MeasuredHome[] => {
    const { area, building } = unit
    const level = levelOf(unit)
    if (!isPositive(area) || !isPositive(grossMinor) || level === null) return []
    const end = heights.ofBuildings.get(building)
    return [
      {
        id: unit.id,
        grossMinor,
        isTaken,
        interior: area,
        outdoors: outdoorsOf(unit),
        building,
        layout: unit.disposition,
        level: level - heights.lowest,
        isLowest: level === end?.lowest,
        isTop: level === end?.top,
        facing: facingOf(unit),
        stack: stackOf(unit),
        own: ownOf(unit),
      },
    ]
  })
  const free = priced.filter(({ isTaken }) => !isTaken)
  const idsWhere = (holds: (one: PricedHome) => boolean) =>
    free.filter(holds).map(({ unit }) => unit.id)
  return {
    homes,
    withoutArea: idsWhere(({ unit }) => !isPositive(unit.area)),
    withoutPrice: idsWhere(({ grossMinor }) => !isPositive(grossMinor)),
    withoutFacing: homes
      .filter(({ facing, isTaken }) => facing === null && !isTaken)
      .map(({ id }) => id),
    unknownFloors: [
      ...new Set(free.filter(({ unit }) => levelOf(unit) === null).map(({ unit }) => unit.floor)),
    ],
  }
}

interface UnitOnLevel {
  readonly unit: HomeUnit
  readonly level: number | null
}

/** Where the floors of each building end: homes that are taken or have no price yet stand there too. */
const heightsOf = (units: readonly UnitOnLevel[]) => {
  const known = units.flatMap(({ unit, level }) =>
    level === null ? [] : [{ building: unit.building, level }],
  )
  const ends = [...groupBy(known, ({ building }) => building)].map(([building, inside]) => {
    const levels = inside.map(({ level }) => level)
    return [building, { lowest: Math.min(...levels), top: Math.max(...levels) }] as const
  })
  return {
    ofBuildings: new Map(ends),
    lowest: Math.min(...ends.map(([, { lowest }]) => lowest)),
  }
}

const nothingOwn: ReadonlySet<string> = new Set()

const ownColumns = (columns: PremiumAnswers['columns']) => {
  const own = new Map<UnitId, Set<string>>()
  for (const { name, unitIds } of columns) {
    for (const id of unitIds) own.set(id, (own.get(id) ?? new Set()).add(name))
  }
  return ({ id }: HomeUnit): ReadonlySet<string> => own.get(id) ?? nothingOwn
}

const isPositive = (value: number | null): value is number => value !== null && value > 0

const measuredKeys = ['flat_orientation', ...outdoorKinds.map((kind) => `flat_area_${kind}`)]

/** What is measured of a unit alone: a list has many more attributes. */
export const toHomeUnit = (unit: Unit): HomeUnit => {
  const { id, number, building, floor, disposition, area } = unit
  const attributes = Object.fromEntries(
    measuredKeys.flatMap((key) => {
      const value = unit.attributes[key]
      return value === undefined ? [] : [[key, value]]
    }),
  )
  return { id, number, building, floor, disposition, area, attributes }
}

const outdoorsOf = ({ attributes }: HomeUnit): MeasuredHome['outdoors'] => {
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

const stackOf = ({ building, number }: HomeUnit): string | null => {
  const place = placeOnFloor(number)
  return place === null ? null : `${building} ${place}`
}
