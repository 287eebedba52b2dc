import { z } from 'zod'
import { failureSchema } from '#core/contract/failure'
import {
  customerIdSchema,
  inquiryIdSchema,
  leadSendingIdSchema,
  projectIdSchema,
  unitIdSchema,
} from '#core/ids'

const sendingStateSchema = z.discriminatedUnion('kind', [
  /** The row is written before the request is sent. */
  z.strictObject({ kind: z.literal('sending') }),
  z.strictObject({ kind: z.literal('answered'), customerId: customerIdSchema }),
  /** The server has refused the lead; nothing was created. */
  z.strictObject({ kind: z.literal('refused'), failure: failureSchema }),
  /** No answer came: the lead may have been created. */
  z.strictObject({ kind: z.literal('unknown') }),
])
export type SendingState = Readonly<z.infer<typeof sendingStateSchema>>

const sendingWatchSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('appeared'), inquiryId: inquiryIdSchema }),
  z.strictObject({
    kind: z.literal('ambiguous'),
    candidates: z.array(inquiryIdSchema).readonly(),
  }),
  z.strictObject({ kind: z.literal('awaited') }),
  z.strictObject({ kind: z.literal('notThere') }),
])
export type SendingWatch = Readonly<z.infer<typeof sendingWatchSchema>>

/** A lead that was sent from here, and what became of it. */
export const leadSendingSchema = z.strictObject({
  id: leadSendingIdSchema,
  at: z.int(),
  account: z.string(),
  name: z.string(),
  /** The masked email; empty where there is none, or where it is no longer stored. */
  email: z.string(),
  phone: z.string(),
  projectId: projectIdSchema.nullable(),
  unitId: unitIdSchema.nullable(),
  isTest: z.boolean(),
  /** The key of the site's lead that was sent again; null for a lead that was typed here. */
  ofSentKey: z.string().nullable(),
  state: sendingStateSchema,
  /** Null where there is no inquiry to look for. */
  watch: sendingWatchSchema.nullable(),
  /** A person has decided what became of the lead. */
  isSettled: z.boolean(),
})
export type LeadSending = Readonly<z.infer<typeof leadSendingSchema>>
