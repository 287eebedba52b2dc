import type { UnitId } from '#core/ids'
import type { Unit } from '../pricelist/unit.ts'
import type { PriceRules } from '../rules/price-rules.ts'
import type { DraftChange } from './draft-price.ts'
import type { DraftPrices } from './draft-steps.ts'

/** Why a unit that was meant keeps its price. */
export type SkipReason =
  | 'locked'
  | 'noPrice'
  | 'noArea'
  | 'noColumn'
  | 'notANumber'
  /** It would change by less than it is rounded to. */
  | 'lessThanRounding'
  | 'unknownUnit'
  | 'duplicate'

export interface SkippedUnit {
  readonly unitId: UnitId
  readonly why: SkipReason
}

/** What one act would do, before it is done. */
export interface PricePlan {
  readonly changes: DraftChange[]
  readonly skipped: SkippedUnit[]
  /** Units that already cost what they should. */
  readonly unchanged: number
  /** Units whose prices fit no rate, so that one of the two follows by an assumed rate. */
  readonly assumedRates: number
}

/** What every plan of prices is made from. */
export interface PlanScope {
  readonly draft: DraftPrices
  readonly isLocked: (unit: Unit) => boolean
  readonly rules: PriceRules
}
