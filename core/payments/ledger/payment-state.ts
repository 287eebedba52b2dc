import { z } from 'zod'
import { paymentIdSchema } from '#core/ids'

/** *new -> confirmed -> sending -> sent | refused | unknown*; what is unknown a person settles. */
export const paymentStateSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('new') }),
  /** A person decided not to send it. */
  z.strictObject({ kind: z.literal('leftOut'), at: z.int() }),
  /** A person decided to send it, once. */
  z.strictObject({ kind: z.literal('confirmed'), at: z.int() }),
  /** Written before the call leaves. */
  z.strictObject({ kind: z.literal('sending'), since: z.int() }),
  z.strictObject({
    kind: z.literal('sent'),
    at: z.int(),
    paymentId: paymentIdSchema,
    /** False where the server had known it before. */
    isNew: z.boolean(),
  }),
  /** The server booked nothing; its own words. */
  z.strictObject({ kind: z.literal('refused'), at: z.int(), message: z.string() }),
  /** It may be booked, or not. */
  z.strictObject({ kind: z.literal('unknown'), since: z.int() }),
  /** What a person found out about one that is unknown, or that somebody else has booked. */
  z.strictObject({
    kind: z.literal('settled'),
    at: z.int(),
    outcome: z.enum(['booked', 'notBooked']),
    /** As the CRM shows it, where the person knows. */
    paymentId: paymentIdSchema.nullable(),
  }),
])
export type PaymentState = z.infer<typeof paymentStateSchema>

/** Whether money of this state is in the CRM, is not, or may be. */
export const bookedness = (state: PaymentState): 'booked' | 'notBooked' | 'maybe' => {
  if (state.kind === 'sent') return 'booked'
  if (state.kind === 'settled') return state.outcome
  return state.kind === 'sending' || state.kind === 'unknown' ? 'maybe' : 'notBooked'
}
