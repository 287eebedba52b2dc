/** States in which there is still something to do. */
export const openPaymentStates = [
  'new',
  'confirmed',
  'sending',
  'unknown',
  'refused',
  'notBooked',
] as const

/** As rows are found by them: what a person has settled counts by what they found out. */
export type PaymentState = (typeof openPaymentStates)[number] | 'leftOut' | 'sent' | 'booked'
