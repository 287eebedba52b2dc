/** States in which there is still something to do. */
export const openPaymentStates = [
  'new',
  'confirmed',
  'sending',
  'unknown',
  'refused',
  'notBooked',
] as const

/** States by which rows are found: a settled payment counts by its outcome. */
export type PaymentState = (typeof openPaymentStates)[number] | 'leftOut' | 'sent' | 'booked'
