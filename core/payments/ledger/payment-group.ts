import { bookedStates, type CountedState } from './payment-state.ts'

/** The filters of the worklist, in the order in which a person works through them. */
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

/** The states in each group but `all`; a settled payment counts by its outcome. */
export const groupStates = {
  toDecide: ['new', 'notBooked'],
  confirmed: ['confirmed', 'sending'],
  unknown: ['unknown'],
  refused: ['refused'],
  leftOut: ['leftOut'],
  booked: bookedStates,
} as const satisfies Record<Exclude<PaymentGroup, 'all'>, readonly CountedState[]>
