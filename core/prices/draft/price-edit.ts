import { pairOfUnit } from '../pricelist/pair-of-unit.ts'
import type { Unit } from '../pricelist/unit.ts'
import { priceOfArea } from '../rules/price-of-area.ts'
import { isWholePair, type PriceSide, sideOf } from '../rules/price-pair.ts'
import { pricePerArea } from '../rules/price-per-area.ts'
import type { PriceRules } from '../rules/price-rules.ts'
import { rateFor, recogniseRate } from '../rules/recognise-rate.ts'
import { pairFrom } from '../rules/vat.ts'
import type { DraftChange, DraftPrice } from './draft-price.ts'

/** Gross for one square metre is written back as the gross price. */
export type EditableSide = PriceSide | 'perArea'

interface PriceEditScope {
  readonly unit: Unit
  readonly draft: DraftPrice | undefined
  readonly rules: Pick<PriceRules, 'vatRates' | 'defaultVatRate'>
}

/**
 * One side of a unit's price as a person wants it. Null where no price follows: a price per square metre of a
 * unit without area, or an amount too large to be exact.
 */
export const editPrice = ({
  side,
  minor,
  ...edited
}: PriceEditScope & {
  readonly side: EditableSide
  readonly minor: number
}): DraftChange | null => {
  const { unit, draft } = edited
  if (side === 'perArea') return editPerArea(edited, minor)
  const server = pairOfUnit(unit)
  // A pair nobody touched is never recomputed, whether or not it fits its rate.
  if (draft && minor === sideOf(draft, side)) return { unitId: unit.id, price: draft }
  if (isWholePair(server) && minor === sideOf(server, side)) return clearPrice(unit)
  const pair = pairFrom(side, minor, draftedRate(edited).rate)
  if (!Number.isSafeInteger(pair.netMinor) || !Number.isSafeInteger(pair.grossMinor)) return null
  return { unitId: unit.id, price: { ...pair, typed: side, base: draft?.base ?? server } }
}

/** Takes a unit out of the draft, so that it costs what the server says. */
export const clearPrice = (unit: Unit): DraftChange => ({ unitId: unit.id, price: null })

/** The rate of a unit: the one its drafted pair shows, else the one of the server's pair, else an assumed one. */
export const draftedRate = ({ unit, draft, rules }: PriceEditScope): ReturnType<typeof rateFor> => {
  const drafted = draft ? recogniseRate(draft, rules.vatRates) : null
  return drafted === null
    ? rateFor({ pair: pairOfUnit(unit), rules })
    : { rate: drafted, isAssumed: false }
}

const editPerArea = (edited: PriceEditScope, minor: number): DraftChange | null => {
  const { unit, draft } = edited
  const shown = draft ?? pairOfUnit(unit)
  if (pricePerArea(shown.grossMinor, unit.area) === minor) {
    return { unitId: unit.id, price: draft ?? null }
  }
  const gross = priceOfArea(minor, unit.area)
  return gross === null ? null : editPrice({ ...edited, side: 'gross', minor: gross })
}
