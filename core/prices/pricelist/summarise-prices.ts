import { groupBy } from '#core/group-by'
import type { BuildingId, FloorId } from '#core/ids'
import type { DraftPrices } from '../draft/draft-steps.ts'
import { shownPair } from '../draft/shown-pair.ts'
import { groupByPlace } from './group-by-place.ts'
import type { Unit } from './unit.ts'

/** Figures with VAT. A missing price is counted as missing, never as zero. */
export interface PriceFigures {
  readonly units: number
  readonly withoutPrice: number
  readonly sumMinor: number
  readonly averageMinor: number | null
  /** Averaged over the units that have both a price and an area. */
  readonly averagePerAreaMinor: number | null
  readonly leastPerAreaMinor: number | null
  readonly mostPerAreaMinor: number | null
}

/** The square metres that a price is divided by: those of the unit, or of one of its further attributes. */
export type AreaOf = (unit: Unit) => number | null

const ownArea: AreaOf = ({ area }) => area

const summarise = (
  units: readonly Unit[],
  priceOf: (unit: Unit) => number | null,
  areaOf: AreaOf,
): PriceFigures => {
  let [priced, sumMinor, measuredMinor, sumArea] = [0, 0, 0, 0]
  let [least, most] = [Number.POSITIVE_INFINITY, 0]
  for (const unit of units) {
    const price = priceOf(unit)
    if (price === null) continue
    priced += 1
    sumMinor += price
    const area = areaOf(unit)
    if (area === null || area <= 0) continue
    measuredMinor += price
    sumArea += area
    const perArea = price / area
    least = Math.min(least, perArea)
    most = Math.max(most, perArea)
  }
  return {
    units: units.length,
    withoutPrice: units.length - priced,
    sumMinor,
    averageMinor: priced === 0 ? null : Math.round(sumMinor / priced),
    averagePerAreaMinor: sumArea === 0 ? null : Math.round(measuredMinor / sumArea),
    leastPerAreaMinor: sumArea === 0 ? null : Math.round(least),
    mostPerAreaMinor: sumArea === 0 ? null : Math.round(most),
  }
}

/** The same units as the server has them and as the draft wants them. */
export interface ComparedFigures {
  readonly before: PriceFigures
  readonly after: PriceFigures
  /** Units whose price the draft raises, lowers, or sets for the first time. */
  readonly raised: number
  readonly lowered: number
  readonly added: number
}

export const summarisePrices = (
  units: readonly Unit[],
  draft: DraftPrices,
  areaOf: AreaOf = ownArea,
): ComparedFigures => {
  const before = summarise(units, ({ priceGrossMinor }) => priceGrossMinor, areaOf)
  if (draft.size === 0) return { before, after: before, raised: 0, lowered: 0, added: 0 }
  let [raised, lowered, added] = [0, 0, 0]
  for (const { id, priceGrossMinor } of units) {
    const wanted = draft.get(id)?.grossMinor
    if (wanted === undefined || wanted === priceGrossMinor) continue
    if (priceGrossMinor === null) added += 1
    else if (wanted > priceGrossMinor) raised += 1
    else lowered += 1
  }
  const after = summarise(units, (unit) => shownPair({ draft }, unit).grossMinor, areaOf)
  return { before, after, raised, lowered, added }
}

export interface FloorFigures extends ComparedFigures {
  /** Null for the units outside of its floors. */
  readonly floorId: FloorId | null
  readonly floor: string
}

export interface BuildingFigures extends ComparedFigures {
  /** Null for the units outside of the buildings. */
  readonly buildingId: BuildingId | null
  readonly building: string
  readonly floors: readonly FloorFigures[]
}

/** Figures by building and by its floors, both in the order in which the pricelist names them first. */
export const summariseByPlace = (
  units: readonly Unit[],
  draft: DraftPrices,
  areaOf: AreaOf = ownArea,
): BuildingFigures[] =>
  groupByPlace(units, (unit) => unit).map(({ rows: inBuilding, floors, ...building }) => ({
    ...building,
    ...summarisePrices(inBuilding, draft, areaOf),
    floors: floors.map(({ rows: onFloor, ...floor }) => ({
      ...floor,
      ...summarisePrices(onFloor, draft, areaOf),
    })),
  }))

export interface LayoutFigures extends ComparedFigures {
  /** Null for units without a disposition. */
  readonly layout: string | null
}

/** Figures by layout, in the order of the layouts' names; units without one come last. */
export const summariseByLayout = (
  units: readonly Unit[],
  draft: DraftPrices,
  areaOf: AreaOf = ownArea,
): LayoutFigures[] =>
  [...groupBy(units, ({ disposition }) => disposition)]
    .sort(
      ([a], [b]) =>
        Number(a === null) - Number(b === null) || (a ?? '').localeCompare(b ?? '', 'en'),
    )
    .map(([layout, alike]) => ({ layout, ...summarisePrices(alike, draft, areaOf) }))
