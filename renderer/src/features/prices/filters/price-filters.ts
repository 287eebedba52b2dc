import type { BuildingId, FloorId } from '#core/ids'
import type { Unit } from '#core/prices/pricelist/unit'
import { orientationsOf } from '../grid/orientations-of.ts'
import { isChanged, type PriceLens, shownPair } from '../grid/price-lens.ts'

/** What sets a unit apart besides its attributes. */
export type UnitMark = 'changed' | 'locked' | 'conflict' | 'warned'

export const unitMarks: readonly UnitMark[] = ['changed', 'locked', 'conflict', 'warned']

/** Which units are shown; an empty set or null lets all of them pass. Units pass that meet every part. */
export interface PriceFilters {
  readonly statuses: ReadonlySet<number>
  readonly buildings: ReadonlySet<BuildingId | null>
  readonly floors: ReadonlySet<FloorId | null>
  readonly layouts: ReadonlySet<string>
  readonly orientations: ReadonlySet<string>
  readonly marks: ReadonlySet<UnitMark>
  /** The price with VAT. */
  readonly fromMinor: number | null
  readonly toMinor: number | null
}

export const noFilters: PriceFilters = {
  statuses: new Set(),
  buildings: new Set(),
  floors: new Set(),
  layouts: new Set(),
  orientations: new Set(),
  marks: new Set(),
  fromMinor: null,
  toMinor: null,
}

export const hasMark = (lens: PriceLens, unit: Unit, mark: UnitMark): boolean => {
  if (mark === 'changed') return isChanged(lens, unit)
  if (mark === 'locked') return lens.locks.has(unit.id)
  return mark === 'conflict' ? lens.conflicts.has(unit.id) : lens.warned.has(unit.id)
}

type Part = (unit: Unit) => boolean

const placeParts = (filters: PriceFilters): Part[] => {
  const { statuses, buildings, floors, layouts, orientations } = filters
  const parts: Part[] = []
  if (statuses.size > 0) {
    parts.push(({ statusCode }) => statusCode !== null && statuses.has(statusCode))
  }
  if (buildings.size > 0) parts.push(({ buildingId }) => buildings.has(buildingId))
  if (floors.size > 0) parts.push(({ floorId }) => floors.has(floorId))
  if (layouts.size > 0) parts.push(({ disposition }) => layouts.has(disposition ?? ''))
  if (orientations.size > 0) {
    parts.push((unit) => orientationsOf(unit).some((one) => orientations.has(one)))
  }
  return parts
}

const priceParts = ({ fromMinor, toMinor, marks }: PriceFilters, lens: PriceLens): Part[] => {
  const parts: Part[] = []
  if (fromMinor !== null || toMinor !== null) {
    const [low, high] = [fromMinor ?? 0, toMinor ?? Number.MAX_SAFE_INTEGER]
    parts.push((unit) => {
      const { grossMinor } = shownPair(lens, unit)
      return grossMinor !== null && grossMinor >= low && grossMinor <= high
    })
  }
  if (marks.size > 0) parts.push((unit) => [...marks].some((mark) => hasMark(lens, unit, mark)))
  return parts
}

/** The test of a unit; null where every unit passes. */
export const passesOf = (filters: PriceFilters, lens: PriceLens): Part | null => {
  const parts = [...placeParts(filters), ...priceParts(filters, lens)]
  return parts.length === 0 ? null : (unit) => parts.every((passes) => passes(unit))
}

/** Whether the draft and the locks decide which units are shown. */
export const looksThroughLens = ({ marks, fromMinor, toMinor }: PriceFilters): boolean =>
  marks.size > 0 || fromMinor !== null || toMinor !== null
