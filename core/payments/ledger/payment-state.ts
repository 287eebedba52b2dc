import { z } from 'zod'
import { paymentIdSchema } from '#core/ids'

/** *new -> confirmed -> sending -> sent | refused | unknown*; a person settles what is unknown. */
export const paymentStateSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('new') }),
  /** A person decided not to send it. */
  z.strictObject({ kind: z.literal('leftOut'), at: z.int() }),
  /** A person decided to send it, once. */
  z.strictObject({ kind: z.literal('confirmed'), at: z.int() }),
  /** The row is written before the call is made. */
  z.strictObject({ kind: z.literal('sending'), since: z.int() }),
  z.strictObject({
    kind: z.literal('sent'),
    at: z.int(),
    paymentId: paymentIdSchema,
    /** False where the server had the payment already, or says of none that it is new: the status is shown nowhere. */
    isNew: z.boolean(),
  }),
  /** The server has refused to book the payment; `message` is its own text. */
  z.strictObject({ kind: z.literal('refused'), at: z.int(), message: z.string() }),
  /** The payment may be booked or not. */
  z.strictObject({ kind: z.literal('unknown'), since: z.int() }),
  /** The outcome that a person found out, of an unknown call or of a payment that somebody else has booked. */
  z.strictObject({
    kind: z.literal('settled'),
    at: z.int(),
    outcome: z.enum(['booked', 'notBooked']),
    /** The payment's ID in the CRM, where the person knows it. */
    paymentId: paymentIdSchema.nullable(),
  }),
])
export type PaymentState = z.infer<typeof paymentStateSchema>

export const paymentStates: readonly PaymentState['kind'][] = paymentStateSchema.options.map(
  ({ shape }) => shape.kind.value,
)

/** A state as payments are found and counted by it: a settled payment by its outcome. */
export type CountedState = Exclude<PaymentState['kind'], 'settled'> | 'booked' | 'notBooked'

export const bookedStates = ['sent', 'booked'] as const satisfies readonly CountedState[]
export const maybeBookedStates = ['sending', 'unknown'] as const satisfies readonly CountedState[]

type Bookedness = 'booked' | 'notBooked' | 'maybe'

/** Whether money that is counted in a state is in the CRM, is not, or may be. */
export const bookednessOf = (state: CountedState): Bookedness => {
  if (bookedStates.some((one) => one === state)) return 'booked'
  return maybeBookedStates.some((one) => one === state) ? 'maybe' : 'notBooked'
}

export const countedState = (state: PaymentState): CountedState =>
  state.kind === 'settled' ? state.outcome : state.kind

export const bookedness = (state: PaymentState): Bookedness => bookednessOf(countedState(state))
