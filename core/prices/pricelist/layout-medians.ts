import type { DraftPrices } from '../draft/draft-steps.ts'
import { pricePerArea } from '../rules/price-per-area.ts'
import type { Unit } from './unit.ts'

// Fewer units than these have no meaningful median.
const fewestUnits = 3

/** A key that units of the same layout share; null where the server gives no disposition. */
export const layoutOf = ({ typeCode, disposition }: Unit): string | null =>
  disposition === null ? null : `${typeCode} ${disposition}`

/** The median price with VAT of a square metre, by layout; drafted prices count as they would be. */
export const layoutMedians = (units: readonly Unit[], draft: DraftPrices) => {
  const byLayout = new Map<string, number[]>()
  for (const unit of units) {
    const layout = layoutOf(unit)
    const gross = draft.get(unit.id)?.grossMinor ?? unit.priceGrossMinor
    const perArea = pricePerArea(gross, unit.area)
    if (layout === null || perArea === null) continue
    const known = byLayout.get(layout)
    if (known) known.push(perArea)
    else byLayout.set(layout, [perArea])
  }
  const medians = new Map(
    [...byLayout].flatMap(([layout, prices]) =>
      prices.length < fewestUnits ? [] : [[layout, median(prices)] as const],
    ),
  )
  /** The median of a unit's layout; null where it has no layout, or too few units have it. */
  return (unit: Unit): number | null => medians.get(layoutOf(unit) ?? '') ?? null
}

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : Math.round(((sorted[middle - 1] ?? upper) + upper) / 2)
}
