import type { UnitId } from '#core/ids'
import type { UnitLock } from '#core/prices/deals/deal-lock'
import type { Conflict } from '#core/prices/draft/conflicts'
import type { DraftPrices } from '#core/prices/draft/draft-steps'
import { pairOfUnit } from '#core/prices/pricelist/pair-of-unit'
import type { Unit } from '#core/prices/pricelist/unit'
import { type AbsurdPrice, absurdPrice } from '#core/prices/rules/absurd-price'
import type { VatRate } from '#core/prices/rules/price-rules'

/** What is known of the units besides what the server says: the draft over them, and what speaks against it. */
export interface PriceLens {
  readonly draft: DraftPrices
  readonly locks: ReadonlyMap<UnitId, UnitLock>
  readonly conflicts: ReadonlyMap<UnitId, Conflict>
  /** The units that a review would say something of: found out when somebody filters by marks. */
  readonly warned: () => ReadonlySet<UnitId>
  /** Null while they are not read: then no pair is held against them. */
  readonly rates: readonly VatRate[] | null
}

/** Columns are made once and look through whatever lens is here when a cell is drawn. */
export interface LensPlace {
  current: PriceLens
  /** Shows everything about one unit; null while the code for it is not here. */
  openUnit: ((unit: Unit) => void) | null
}

const nobody: ReadonlySet<UnitId> = new Set()

export const clearLens: PriceLens = {
  draft: new Map(),
  locks: new Map(),
  conflicts: new Map(),
  warned: () => nobody,
  rates: null,
}

/** What is absurd about a price of the draft; null where nothing is, or nothing is drafted. */
export const absurdityOf = (lens: Pick<PriceLens, 'draft'>, unit: Unit): AbsurdPrice | null => {
  const wanted = lens.draft.get(unit.id)
  return wanted ? absurdPrice(pairOfUnit(unit), wanted) : null
}

export const isChanged = ({ draft }: Pick<PriceLens, 'draft'>, unit: Unit): boolean => {
  const wanted = draft.get(unit.id)
  return (
    wanted !== undefined &&
    (wanted.netMinor !== unit.priceNetMinor || wanted.grossMinor !== unit.priceGrossMinor)
  )
}
