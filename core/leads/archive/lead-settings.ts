import { z } from 'zod'
import { accountIdSchema } from '#core/ids'
import { leadRetentionSchema } from '../privacy/retention.ts'
import { matchRulesSchema, usualMatchRules } from '../reconcile/match-rules.ts'
import { attributeSettingSchema } from '../send/attribute-setting.ts'
import { rateRuleSchema, usualRateRule } from './judge-rate.ts'

/** What a workspace has set up for its leads. */
export const leadSettingsSchema = z.strictObject({
  pollMinutes: z.int().min(5).max(1_440),
  /** Where it is off, the list is read only when a person asks for it. */
  isPolling: z.boolean(),
  /** Accounts that the web site does not send with: they are not polled, and no lead waits for them. */
  leftOut: z.array(accountIdSchema).max(100).readonly(),
  alertsOnSilence: z.boolean(),
  /** After so many minutes a missing lead is notified; null: never. */
  missingAlertMinutes: z.int().min(1).max(1_440).nullable(),
  /** The rule by which too low an arrival rate is notified; null: never. */
  lowRateAlert: rateRuleSchema.nullable(),
  retention: leadRetentionSchema,
  attributes: z.array(attributeSettingSchema).max(200).readonly(),
  matchRules: matchRulesSchema,
})
export type LeadSettings = z.infer<typeof leadSettingsSchema>

export const usualLeadSettings: LeadSettings = {
  pollMinutes: 15,
  isPolling: true,
  leftOut: [],
  alertsOnSilence: true,
  missingAlertMinutes: 60,
  lowRateAlert: usualRateRule,
  // Statistics of a year can be compared with the year before.
  retention: { archiveDays: 800, contactDays: 30 },
  attributes: [],
  matchRules: usualMatchRules,
}
