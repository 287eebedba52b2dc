import { type CountedState, maybeBookedStates } from '#core/payments/ledger/payment-state'

/** States in which a person has still something to decide. */
export const waitingPaymentStates = [
  'new',
  'confirmed',
  'refused',
  'notBooked',
] as const satisfies readonly CountedState[]

/** States in which there is still something to do. */
export const openPaymentStates: readonly CountedState[] = [
  ...waitingPaymentStates,
  ...maybeBookedStates,
]
