import type { DraftChange, DraftPrice } from '../draft/draft-price.ts'
import { clearPrice, editPrice } from '../draft/price-edit.ts'
import { pairOfUnit } from '../pricelist/pair-of-unit.ts'
import type { Unit } from '../pricelist/unit.ts'
import { isSamePair, isWholePair, type PricePair, type ServerPair } from '../rules/price-pair.ts'
import { pricePerArea } from '../rules/price-per-area.ts'
import type { PriceRules } from '../rules/price-rules.ts'
import { recogniseRate } from '../rules/recognise-rate.ts'

/** What a row of a pasted or imported table says about one unit's price; null: nothing. */
export interface RowPrices {
  readonly netMinor: number | null
  readonly grossMinor: number | null
  /** The price with VAT for one square metre. */
  readonly perAreaMinor: number | null
}

interface PairEdit {
  readonly unit: Unit
  readonly draft: DraftPrice | undefined
  readonly rules: Pick<PriceRules, 'vatRates' | 'defaultVatRate'>
  readonly wanted: RowPrices
  /** What the row said before a person changed it; the price shown where that is not known. */
  readonly before?: ServerPair | null
}

/**
 * Only cells that differ from what the row said before are an edit. A pair that fits a rate is taken whole, also where
 * one side of it stayed: that is how a rate is changed. Otherwise a person who changed one column and left the other
 * wants the other to follow. Null where no price follows.
 */
export const editPair = ({ wanted, ...edited }: PairEdit): DraftChange | null => {
  const { unit, draft, rules } = edited
  const shown = draft ?? pairOfUnit(unit)
  const before = edited.before ?? shown
  const { netMinor, grossMinor, perAreaMinor } = wanted
  const isNetMeant = netMinor !== null && netMinor !== before.netMinor
  const isGrossMeant = grossMinor !== null && grossMinor !== before.grossMinor
  const isMeant = isNetMeant || isGrossMeant
  if (isMeant && isWholePair(wanted)) {
    const isWhole = isNetMeant && isGrossMeant
    if (isWhole || recogniseRate(wanted, rules.vatRates) !== null) return setPair(edited, wanted)
  }
  if (isGrossMeant) return editPrice({ ...edited, side: 'gross', minor: grossMinor })
  if (isNetMeant) return editPrice({ ...edited, side: 'net', minor: netMinor })
  if (perAreaMinor !== null && perAreaMinor !== pricePerArea(shown.grossMinor, unit.area)) {
    return editPrice({ ...edited, side: 'perArea', minor: perAreaMinor })
  }
  return { unitId: unit.id, price: draft ?? null }
}

const setPair = (
  { unit, draft }: Pick<PairEdit, 'unit' | 'draft'>,
  { netMinor, grossMinor }: PricePair,
): DraftChange => {
  const pair = { netMinor, grossMinor }
  const server = pairOfUnit(unit)
  if (draft && isSamePair(pair, draft)) return { unitId: unit.id, price: draft }
  if (isSamePair(pair, server)) return clearPrice(unit)
  return { unitId: unit.id, price: { ...pair, typed: 'both', base: draft?.base ?? server } }
}
