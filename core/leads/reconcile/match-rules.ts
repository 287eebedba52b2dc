import { z } from 'zod'
import { dayMs, minuteMs } from '#core/time'

export const matchRulesSchema = z.strictObject({
  /** Clocks differ: so much before it was sent a lead may have been listed. */
  earlyMs: z.int().min(0).max(dayMs),
  /** A lead of that name that was listed later is another one. */
  windowMs: z
    .int()
    .min(minuteMs)
    .max(7 * dayMs),
  lateAfterMs: z.int().min(minuteMs).max(dayMs),
  /** Before so much time has passed nobody misses it. */
  missingAfterMs: z.int().min(minuteMs).max(dayMs),
  /** Two of one person that were sent within so much time and are listed once are one to the CRM. */
  mergedWithinMs: z.int().min(0).max(dayMs),
})
export type MatchRules = z.infer<typeof matchRulesSchema>

export const usualMatchRules: MatchRules = {
  earlyMs: 5 * minuteMs,
  windowMs: dayMs,
  lateAfterMs: 15 * minuteMs,
  missingAfterMs: 30 * minuteMs,
  mergedWithinMs: 10 * minuteMs,
}
