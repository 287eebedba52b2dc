import { notFound, type Result, success } from '#core/contract/failure'
import type { ParsedInputOf } from '#core/contract/index'
import { movePayment, type PaymentMove } from '#core/payments/ledger/move-payment'
import type { PaymentsDependencies } from '../dependencies.ts'

/**
 * Settles a payment whose answer was lost by what a person has found out. Others are told first: whoever was told of a
 * payment that is still unknown here sends nothing twice, and whoever was not told of one that is booked here might.
 */
export const settlePayment = (
  {
    store,
    clock,
    settleOutgoing,
  }: Pick<PaymentsDependencies, 'store' | 'clock' | 'settleOutgoing'>,
  { workspaceId, key, outcome, paymentId }: ParsedInputOf<'payments.settlePayment'>,
): Result<null> => {
  const entry = store.readPayment({ workspaceId, key })
  const move: PaymentMove = { kind: 'settle', at: clock.now(), outcome, paymentId }
  const moved = entry && movePayment(entry, move)
  if (!moved?.ok) return notFound('afterFix')
  const settled = settleOutgoing({ workspaceId, key, hasArrived: outcome === 'booked' })
  if (!settled.ok) return settled
  const written = store.write.writePayments({ workspaceId, entries: [moved.entry] })
  return written.ok ? success(null) : written
}
