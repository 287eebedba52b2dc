import { z } from 'zod'
import type { UnitId } from '#core/ids'
import type { DraftPrices } from '../draft/draft-steps.ts'
import { isSamePair } from '../rules/price-pair.ts'

/** How much one person of a team may change by themselves: the team's database counts the same. */
export const priceLimitSchema = z.object({
  /** More units need a second person; null: any number may be sent. */
  units: z.int().min(0).max(50_000).nullable(),
  /** So does one price, with VAT or without it, that moves further, up or down. */
  percent: z.int().min(0).max(1_000).nullable(),
})
export type PriceLimit = z.infer<typeof priceLimitSchema>

export const isLimitOn = ({ units, percent }: PriceLimit): boolean =>
  units !== null || percent !== null

interface ComparedDraft {
  readonly prices: DraftPrices
  readonly leftOut: ReadonlySet<UnitId>
}

/**
 * Whether a second person approves what a draft would send. Each price is compared with the one that it was made on, which
 * is that of the CRM when it leaves. A first price moves none.
 */
export const isAboveLimit = (
  { prices, leftOut }: ComparedDraft,
  { units, percent }: PriceLimit,
): boolean => {
  let changed = 0
  for (const [unitId, { base, ...price }] of prices) {
    if (leftOut.has(unitId) || isSamePair(base, price)) continue
    changed += 1
    if (percent === null) continue
    if (
      isFurther(base.grossMinor, price.grossMinor, percent) ||
      isFurther(base.netMinor, price.netMinor, percent)
    )
      return true
  }
  return units !== null && changed > units
}

const isFurther = (before: number | null, after: number, percent: number): boolean =>
  before !== null && before !== 0 && Math.abs(after - before) * 100 > Math.abs(before) * percent
