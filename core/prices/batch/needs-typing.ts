import type { PriceRules } from '../rules/price-rules.ts'
import type { PriceChangeRow } from './change-list.ts'

/** What is at stake in a batch that is large enough to be confirmed by typing. */
export interface BatchStake {
  readonly units: number
  /** The largest change of one price, with VAT or without it, up or down; null where no unit had one. */
  readonly largestFraction: number | null
}

/** What a person confirms by typing; null where a click is enough. */
export const needsTyping = (
  rows: readonly PriceChangeRow[],
  { confirmAbove }: Pick<PriceRules, 'confirmAbove'>,
): BatchStake | null => {
  let largest: number | null = null
  for (const { largestFraction } of rows) {
    if (largestFraction === null) continue
    if (largest === null || Math.abs(largestFraction) > Math.abs(largest)) largest = largestFraction
  }
  const isLarge =
    rows.length > confirmAbove.units || Math.abs(largest ?? 0) * 100 > confirmAbove.changePercent
  return isLarge ? { units: rows.length, largestFraction: largest } : null
}
