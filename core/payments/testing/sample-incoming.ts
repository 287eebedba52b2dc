import type { IncomingPayment } from '../matching/booked-evidence.ts'

/** A payment of the CRM that is like a sample entry. */
export const sampleIncoming = (
  id: string,
  rest: Partial<IncomingPayment> = {},
): IncomingPayment => ({
  id,
  variableSymbol: '117',
  amountMinor: 25_000_050,
  currency: 'CZK',
  paidOn: '2026-11-20',
  prescribedPaymentId: null,
  ...rest,
})
