import type { UnitId } from '#core/ids'
import type { DraftPrice } from '../draft/draft-price.ts'
import type { DraftedPricelist } from '../draft/draft-steps.ts'
import { pairOfUnit } from '../pricelist/pair-of-unit.ts'
import type { Unit } from '../pricelist/unit.ts'
import { isSamePair, type ServerPair } from '../rules/price-pair.ts'
import { pricePerArea } from '../rules/price-per-area.ts'

/** One line of a review. Differences are those of the prices with VAT. */
export interface PriceChangeRow {
  readonly unit: Unit
  readonly before: ServerPair
  readonly after: DraftPrice
  /** Null where the server has no price yet. */
  readonly deltaMinor: number | null
  readonly deltaFraction: number | null
  /** The fraction of the price without VAT where it is larger by more than rounding explains, else `deltaFraction`. */
  readonly largestFraction: number | null
  readonly perAreaBeforeMinor: number | null
  readonly perAreaAfterMinor: number | null
}

/** The units whose price would really change, in the order of the pricelist. */
export const changeList = ({ units, draft }: DraftedPricelist): PriceChangeRow[] => {
  const rows: PriceChangeRow[] = []
  for (const unit of draft.size === 0 ? [] : units) {
    const after = draft.get(unit.id)
    const before = pairOfUnit(unit)
    if (after && !isSamePair(before, after)) rows.push(changeRow(unit, before, after))
  }
  return rows
}

/** How many lines the list would have. */
export const countChanges = ({ units, draft }: DraftedPricelist): number => {
  let count = 0
  for (const { id, priceNetMinor, priceGrossMinor } of draft.size === 0 ? [] : units) {
    const after = draft.get(id)
    if (after === undefined) continue
    if (after.netMinor !== priceNetMinor || after.grossMinor !== priceGrossMinor) count += 1
  }
  return count
}

/** Units that the draft speaks of and the pricelist does not know (any more). */
export const unknownUnits = ({ units, draft }: DraftedPricelist): UnitId[] => {
  const known = new Set(units.map(({ id }) => id))
  return [...draft.keys()].filter((id) => !known.has(id))
}

const changeRow = (unit: Unit, before: ServerPair, after: DraftPrice): PriceChangeRow => {
  const old = before.grossMinor
  const deltaMinor = old === null ? null : after.grossMinor - old
  const deltaFraction = fractionOf(old, after.grossMinor)
  const netFraction = fractionOf(before.netMinor, after.netMinor)
  return {
    unit,
    before,
    after,
    deltaMinor,
    deltaFraction,
    largestFraction: largerOf(deltaFraction, netFraction),
    perAreaBeforeMinor: pricePerArea(old, unit.area),
    perAreaAfterMinor: pricePerArea(after.grossMinor, unit.area),
  }
}

const fractionOf = (old: number | null, now: number): number | null =>
  old === null || old === 0 ? null : (now - old) / old

// Rounding alone moves the two sides of a cheap unit apart by a little.
const roundingFraction = 0.001

const largerOf = (gross: number | null, net: number | null): number | null => {
  if (gross === null || net === null) return gross ?? net
  return Math.abs(net) > Math.abs(gross) + roundingFraction ? net : gross
}
