/** What the list can be narrowed to, in the order in which somebody works through it. */
export const paymentGroups = [
  'all',
  'toDecide',
  'confirmed',
  'unknown',
  'refused',
  'leftOut',
  'booked',
] as const
export type PaymentGroup = (typeof paymentGroups)[number]

/** Of each group but all: the states in it, where what a person has settled counts by what they found out. */
export const groupStates = {
  toDecide: ['new', 'notBooked'],
  confirmed: ['confirmed', 'sending'],
  unknown: ['unknown'],
  refused: ['refused'],
  leftOut: ['leftOut'],
  booked: ['sent', 'booked'],
} as const
