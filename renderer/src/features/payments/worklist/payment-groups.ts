import type { PaymentRow } from '#core/payments/payment-row'
import { standingOf } from '../payment-words.ts'

/** What the list can be narrowed to, in the order in which somebody works through it. */
export const paymentGroups = [
  ...(['all', 'toDecide', 'confirmed', 'unknown', 'refused', 'leftOut', 'booked'] as const),
] as const
export type PaymentGroup = (typeof paymentGroups)[number]

export const groupOf = ({ state }: Pick<PaymentRow, 'state'>): Exclude<PaymentGroup, 'all'> => {
  const standing = standingOf(state)
  switch (standing) {
    case 'new':
    case 'settledNotBooked':
      return 'toDecide'
    case 'sending':
    case 'confirmed':
      return 'confirmed'
    case 'sent':
    case 'settledBooked':
      return 'booked'
    default:
      return standing
  }
}

export const countGroups = (
  rows: readonly PaymentRow[],
): Readonly<Record<PaymentGroup, number>> => {
  const counts = {
    ...{ all: rows.length, toDecide: 0, confirmed: 0, unknown: 0, refused: 0 },
    ...{ leftOut: 0, booked: 0 },
  }
  for (const row of rows) counts[groupOf(row)] += 1
  return counts
}
