import type { UnitId } from '#core/ids'
import type { DraftPrice } from './draft-price.ts'
import type { DraftPrices } from './draft-steps.ts'
import { pairOfUnit } from './pair-of-unit.ts'
import { isSamePair, type ServerPair } from './price-pair.ts'
import { pricePerArea } from './price-per-area.ts'
import type { Unit } from './unit.ts'

/** One line of a review. Differences are those of the prices with VAT. */
export interface PriceChangeRow {
  readonly unit: Unit
  readonly before: ServerPair
  readonly after: DraftPrice
  /** Null where the server has no price yet. */
  readonly deltaMinor: number | null
  readonly deltaFraction: number | null
  readonly perAreaBeforeMinor: number | null
  readonly perAreaAfterMinor: number | null
}

interface Compared {
  readonly units: readonly Unit[]
  readonly draft: DraftPrices
}

/** The units whose price would really change, in the order of the pricelist. */
export const changeList = ({ units, draft }: Compared): PriceChangeRow[] => {
  const rows: PriceChangeRow[] = []
  for (const unit of draft.size === 0 ? [] : units) {
    const after = draft.get(unit.id)
    const before = pairOfUnit(unit)
    if (after && !isSamePair(before, after)) rows.push(changeRow(unit, before, after))
  }
  return rows
}

/** How many lines the list would have. */
export const countChanges = ({ units, draft }: Compared): number => {
  let count = 0
  for (const { id, priceNetMinor, priceGrossMinor } of draft.size === 0 ? [] : units) {
    const after = draft.get(id)
    if (after === undefined) continue
    if (after.netMinor !== priceNetMinor || after.grossMinor !== priceGrossMinor) count += 1
  }
  return count
}

/** Units that the draft speaks of and the pricelist does not know (any more). */
export const unknownUnits = ({ units, draft }: Compared): UnitId[] => {
  const known = new Set(units.map(({ id }) => id))
  return [...draft.keys()].filter((id) => !known.has(id))
}

const changeRow = (unit: Unit, before: ServerPair, after: DraftPrice): PriceChangeRow => {
  const old = before.grossMinor
  const deltaMinor = old === null ? null : after.grossMinor - old
  return {
    unit,
    before,
    after,
    deltaMinor,
    deltaFraction: deltaMinor === null || old === null || old === 0 ? null : deltaMinor / old,
    perAreaBeforeMinor: pricePerArea(old, unit.area),
    perAreaAfterMinor: pricePerArea(after.grossMinor, unit.area),
  }
}
