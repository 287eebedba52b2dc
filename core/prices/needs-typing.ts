import type { PriceChangeRow } from './change-list.ts'
import type { PriceRules } from './price-rules.ts'

/** What is at stake in a batch that is large enough to be confirmed by typing. */
export interface Stake {
  readonly units: number
  /** The largest change of one unit, up or down; null where no unit had a price. */
  readonly largestFraction: number | null
}

/** Null: a click is enough. */
export const needsTyping = (
  rows: readonly PriceChangeRow[],
  { confirmAbove }: Pick<PriceRules, 'confirmAbove'>,
): Stake | null => {
  let largest: number | null = null
  for (const { deltaFraction } of rows) {
    if (deltaFraction === null) continue
    if (largest === null || Math.abs(deltaFraction) > Math.abs(largest)) largest = deltaFraction
  }
  const isLarge =
    rows.length > confirmAbove.units || Math.abs(largest ?? 0) * 100 > confirmAbove.changePercent
  return isLarge ? { units: rows.length, largestFraction: largest } : null
}
