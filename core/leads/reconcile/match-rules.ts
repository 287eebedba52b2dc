import { z } from 'zod'
import { dayMs, minuteMs } from '#core/time'

export const matchRulesSchema = z.strictObject({
  /** How long before it was sent a lead may be listed, because two clocks differ. */
  earlyMs: z.int().min(0).max(dayMs),
  /** A lead of the same name that was listed after this window is another one. */
  windowMs: z
    .int()
    .min(minuteMs)
    .max(7 * dayMs),
  lateAfterMs: z.int().min(minuteMs).max(dayMs),
  /** A lead counts as missing only after so much time. */
  missingAfterMs: z.int().min(minuteMs).max(dayMs),
  /** Two leads of one person that were sent within so much time and are listed once were merged by the CRM. */
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
