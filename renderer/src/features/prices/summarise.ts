import type { Unit } from '#core/prices/unit'

export interface Summary {
  readonly units: number
  readonly withoutPrice: number
  readonly sumMinor: number
  readonly averageMinor: number | null
  /** Of the units that have both a price and an area. */
  readonly averagePerAreaMinor: number | null
}

/** Totals with VAT of the units given. A missing price is counted as missing, never as zero. */
export const summarise = (units: readonly Unit[]): Summary => {
  let priced = 0
  let sumMinor = 0
  let measuredMinor = 0
  let area = 0
  for (const unit of units) {
    if (unit.priceGrossMinor === null) continue
    priced += 1
    sumMinor += unit.priceGrossMinor
    if (unit.area === null || unit.area <= 0) continue
    measuredMinor += unit.priceGrossMinor
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
