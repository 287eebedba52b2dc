import type { DraftChange, DraftPrice } from './draft-price.ts'
import { pairOfUnit } from './pair-of-unit.ts'
import { clearPrice, editPrice } from './price-edit.ts'
import { isSamePair, sideOf } from './price-pair.ts'
import { pricePerArea } from './price-per-area.ts'
import type { PriceRules } from './price-rules.ts'
import type { Unit } from './unit.ts'

/** What a row of a pasted or imported table says of one unit's price; null: nothing. */
export interface WantedPrices {
  readonly netMinor: number | null
  readonly grossMinor: number | null
  /** With VAT, for one square metre. */
  readonly perAreaMinor: number | null
}

interface PairEdited {
  readonly unit: Unit
  readonly draft: DraftPrice | undefined
  readonly rules: Pick<PriceRules, 'vatRates' | 'defaultVatRate'>
  readonly wanted: WantedPrices
}

/**
 * Of a whole row only what differs from the price shown was meant: who changed one column and left the other
 * wants the other to follow. Two changed columns are taken as they are. Null where no price follows.
 */
export const editPair = ({ wanted, ...edited }: PairEdited): DraftChange | null => {
  const { unit, draft } = edited
  const server = pairOfUnit(unit)
  const shown = draft ?? server
  const { netMinor, grossMinor, perAreaMinor } = wanted
  const isNetMeant = netMinor !== null && netMinor !== sideOf(shown, 'net')
  const isGrossMeant = grossMinor !== null && grossMinor !== sideOf(shown, 'gross')
  if (isNetMeant && isGrossMeant) {
    const pair = { netMinor, grossMinor }
    if (isSamePair(pair, server)) return clearPrice(unit)
    return { unitId: unit.id, price: { ...pair, typed: 'both', base: draft?.base ?? server } }
  }
  if (isGrossMeant) return editPrice({ ...edited, side: 'gross', minor: grossMinor })
  if (isNetMeant) return editPrice({ ...edited, side: 'net', minor: netMinor })
  if (perAreaMinor !== null && perAreaMinor !== pricePerArea(shown.grossMinor, unit.area)) {
    return editPrice({ ...edited, side: 'perArea', minor: perAreaMinor })
  }
  return { unitId: unit.id, price: draft ?? null }
}
