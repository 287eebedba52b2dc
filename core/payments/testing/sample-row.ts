import type { PaymentRow } from '../ledger/payment-row.ts'
import { sampleEntry } from './sample-entry.ts'

/** A payment of the worklist that nobody has decided on and nothing is known about. */
export const sampleRow = (
  rest: Partial<PaymentRow> = {},
  transaction: Partial<PaymentRow['transaction']> = {},
): PaymentRow => ({
  ...sampleEntry('b', {}, transaction),
  match: null,
  prescribed: [],
  looksBooked: false,
  ...rest,
})
