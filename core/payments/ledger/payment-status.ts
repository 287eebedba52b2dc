import type { PaymentState } from './payment-state.ts'

export const paymentStatuses = [
  'new',
  'leftOut',
  'confirmed',
  'sending',
  'sent',
  'refused',
  'unknown',
  'settledBooked',
  'settledNotBooked',
] as const

/** The status that a person sees: a settled payment is shown by its outcome. */
export type PaymentStatus = (typeof paymentStatuses)[number]

export const paymentStatusOf = (state: PaymentState): PaymentStatus => {
  if (state.kind !== 'settled') return state.kind
  return state.outcome === 'booked' ? 'settledBooked' : 'settledNotBooked'
}
