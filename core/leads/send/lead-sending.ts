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
  /** Written before it leaves. */
  z.strictObject({ kind: z.literal('sending') }),
  z.strictObject({ kind: z.literal('answered'), customerId: customerIdSchema }),
  /** Nothing was created. */
  z.strictObject({ kind: z.literal('refused'), failure: failureSchema }),
  /** No answer came: it may have been created. */
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
  /** Masked; empty where there is none, or where it is not kept any more. */
  email: z.string(),
  phone: z.string(),
  projectId: projectIdSchema.nullable(),
  unitId: unitIdSchema.nullable(),
  isTest: z.boolean(),
  /** Of the site's lead that was sent again. */
  ofSentKey: z.string().nullable(),
  state: sendingStateSchema,
  /** Null where there is nothing to look for. */
  watch: sendingWatchSchema.nullable(),
  /** A person has told what became of it. */
  isSettled: z.boolean(),
})
export type LeadSending = Readonly<z.infer<typeof leadSendingSchema>>
