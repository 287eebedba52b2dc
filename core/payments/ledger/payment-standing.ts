import type { PaymentState } from './payment-state.ts'

export const paymentStandings = [
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

/** As a person counts them: what was settled counts by what was found out. */
export type PaymentStanding = (typeof paymentStandings)[number]

export const standingOf = (state: PaymentState): PaymentStanding => {
  if (state.kind !== 'settled') return state.kind
  return state.outcome === 'booked' ? 'settledBooked' : 'settledNotBooked'
}
