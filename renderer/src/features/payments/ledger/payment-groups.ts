import type { PaymentGroup } from '#core/payments/ledger/payment-group'
import type { PaymentRow } from '#core/payments/ledger/payment-row'
import { paymentStatusOf } from '#core/payments/ledger/payment-status'

export const groupOf = ({ state }: Pick<PaymentRow, 'state'>): Exclude<PaymentGroup, 'all'> => {
  const status = paymentStatusOf(state)
  switch (status) {
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
      return status
  }
}
