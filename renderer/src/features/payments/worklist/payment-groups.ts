import type { PaymentGroup } from '#core/payments/payment-group'
import type { PaymentRow } from '#core/payments/payment-row'
import { standingOf } from '#core/payments/payment-standing'

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
