import { z } from 'zod'

/** What comes from an account is for a deal: a person has said so. */
export const payerRuleSchema = z.strictObject({
  account: z.string().min(1),
  dealId: z.int().positive(),
})
export type PayerRule = z.infer<typeof payerRuleSchema>

/** A rule is offered once so many payments of one account were for one deal, and none for another. */
const timesBeforeOffer = 10

interface PayerHabit {
  readonly dealId: number
  readonly times: number
}

/**
 * The one deal that all booked payments of an account were for; null while they are few, or were for several. A deal is
 * null where the export does not tell it.
 */
export const payerHabit = (deals: readonly (number | null)[]): PayerHabit | null => {
  const [dealId = null] = deals
  const isHabit = deals.length >= timesBeforeOffer && deals.every((other) => other === dealId)
  return dealId !== null && isHabit ? { dealId, times: deals.length } : null
}
