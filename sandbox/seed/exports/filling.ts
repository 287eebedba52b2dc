import type { Db } from '../../state/db.ts'
import type { DealRecord } from '../../state/exports/deal-records.ts'
import type { Random } from '../random.ts'

/** What a deal is filled around with. */
export interface Filling {
  readonly db: Db
  readonly random: Random
  readonly deals: readonly DealRecord[]
  /** Everything that has happened happened before. */
  readonly now: number
}
