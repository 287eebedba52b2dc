import type { Random } from '../../data/random.ts'
import type { Db } from '../../state/db.ts'
import type { DealRecord } from '../../state/takeout/deal-records.ts'

/** What a deal is filled around with. */
export interface Filling {
  readonly db: Db
  readonly random: Random
  readonly deals: readonly DealRecord[]
  /** Everything that has happened happened before. */
  readonly now: number
}
