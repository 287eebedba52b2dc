import type { UnitId } from '#core/ids'
import type { Unit } from '../pricelist/unit.ts'
import type { DraftChange, DraftPrice } from './draft-price.ts'

/** What a draft wants, by unit; a unit that is not in it costs what the server says. */
export type DraftPrices = ReadonlyMap<UnitId, DraftPrice>

/** A pricelist with the draft that a person works on. */
export interface DraftedPricelist {
  readonly units: readonly Unit[]
  readonly draft: DraftPrices
}

export const applyChanges = (prices: DraftPrices, changes: readonly DraftChange[]): DraftPrices => {
  const applied = new Map(prices)
  for (const { unitId, price } of changes) {
    if (price === null) applied.delete(unitId)
    else applied.set(unitId, price)
  }
  return applied
}
