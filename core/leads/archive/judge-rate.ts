import { z } from 'zod'
import type { CountedStatuses } from '../dashboard/summarise-leads.ts'

export const rateRuleSchema = z.strictObject({
  /** So many per cent of the sent leads have to arrive. */
  percent: z.int().min(50).max(100),
  days: z.union([z.literal(1), z.literal(7)]),
  /** With fewer leads a single lost one would count too much. */
  leastLeads: z.int().min(1).max(10_000),
})
export type RateRule = z.infer<typeof rateRuleSchema>

export const usualRateRule: RateRule = { percent: 99, days: 7, leastLeads: 20 }

export type ArrivalRate =
  | { readonly kind: 'tooFew' }
  | { readonly kind: 'well' }
  | { readonly kind: 'low'; readonly percent: number; readonly lost: number; readonly sent: number }

/** Judges the leads whose outcome is known; unclear ones, too new ones and spam count for neither side. */
export const judgeRate = (
  counts: CountedStatuses['counts'],
  { percent, leastLeads }: RateRule,
): ArrivalRate => {
  const arrived = counts.arrived + counts.late + counts.merged
  const lost = counts.missing + counts.rejected
  const sent = arrived + lost
  if (sent < leastLeads) return { kind: 'tooFew' }
  if (arrived * 100 >= percent * sent) return { kind: 'well' }
  // Rounded down, because 98.96 is not the 99 that the rule demands.
  return { kind: 'low', percent: Math.floor((arrived / sent) * 1_000) / 10, lost, sent }
}
