import type { Db } from '../../state/db.ts'
import type { DealRecord } from '../../state/exports/deal-records.ts'
import type { Random } from '../random.ts'

/** The input of each part of the seed around the deals. */
export interface SeedInput {
  readonly db: Db
  readonly random: Random
  readonly deals: readonly DealRecord[]
  /** Everything in the seed happened before this moment. */
  readonly now: number
}
