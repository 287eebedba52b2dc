import { groupBy } from '#core/group-by'
import type { DraftPrices } from './draft-steps.ts'
import type { Unit } from './unit.ts'

/** Figures with VAT. A missing price is counted as missing, never as zero. */
export interface PriceFigures {
  readonly units: number
  readonly withoutPrice: number
  readonly sumMinor: number
  readonly averageMinor: number | null
  /** Of the units that have both a price and an area. */
  readonly averagePerAreaMinor: number | null
}

const summarise = (
  units: readonly Unit[],
  priceOf: (unit: Unit) => number | null,
): PriceFigures => {
  let [priced, sumMinor, measuredMinor, area] = [0, 0, 0, 0]
  for (const unit of units) {
    const price = priceOf(unit)
    if (price === null) continue
    priced += 1
    sumMinor += price
    if (unit.area === null || unit.area <= 0) continue
    measuredMinor += price
    area += unit.area
  }
  return {
    units: units.length,
    withoutPrice: units.length - priced,
    sumMinor,
    averageMinor: priced === 0 ? null : Math.round(sumMinor / priced),
    averagePerAreaMinor: area === 0 ? null : Math.round(measuredMinor / area),
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

export const summarisePrices = (units: readonly Unit[], draft: DraftPrices): ComparedFigures => {
  const before = summarise(units, ({ priceGrossMinor }) => priceGrossMinor)
  if (draft.size === 0) return { before, after: before, raised: 0, lowered: 0, added: 0 }
  let [raised, lowered, added] = [0, 0, 0]
  for (const { id, priceGrossMinor } of units) {
    const wanted = draft.get(id)?.grossMinor
    if (wanted === undefined || wanted === priceGrossMinor) continue
    if (priceGrossMinor === null) added += 1
    else if (wanted > priceGrossMinor) raised += 1
    else lowered += 1
  }
  const after = summarise(
    units,
    ({ id, priceGrossMinor }) => draft.get(id)?.grossMinor ?? priceGrossMinor,
  )
  return { before, after, raised, lowered, added }
}

export interface FloorFigures extends ComparedFigures {
  readonly floor: string
}

export interface BuildingFigures extends ComparedFigures {
  readonly building: string
  readonly floors: readonly FloorFigures[]
}

/** By building and by its floors, both in the order in which the pricelist names them first. */
export const summariseByPlace = (units: readonly Unit[], draft: DraftPrices): BuildingFigures[] =>
  [...groupBy(units, ({ buildingId }) => buildingId).values()].map((inBuilding) => ({
    building: inBuilding[0]?.building ?? '',
    ...summarisePrices(inBuilding, draft),
    floors: [...groupBy(inBuilding, ({ floorId }) => floorId).values()].map((onFloor) => ({
      floor: onFloor[0]?.floor ?? '',
      ...summarisePrices(onFloor, draft),
    })),
  }))
