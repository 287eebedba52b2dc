import { groupBy } from '#core/group-by'
import type { IncomingPayment } from './booked-evidence.ts'

/** The payments of an export by their sums in minor units. */
export type PaymentsBySum = ReadonlyMap<number, readonly IncomingPayment[]>

const known = new WeakMap<readonly IncomingPayment[], PaymentsBySum>()

/** An export that is remembered is grouped once: thousands of payments are looked up in it at each look at the list. */
export const paymentsBySum = (incoming: readonly IncomingPayment[]): PaymentsBySum => {
  const bySum = known.get(incoming) ?? groupBy(incoming, ({ amountMinor }) => amountMinor)
  known.set(incoming, bySum)
  return bySum
}
