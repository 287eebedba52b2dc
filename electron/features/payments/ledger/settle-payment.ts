import { notFound, type Result, success } from '#core/contract/failure'
import type { ParsedInputOf } from '#core/contract/index'
import type { PaymentsDependencies } from '../dependencies.ts'
import { movePayments } from './move-payments.ts'

/** Settles a payment whose answer was lost by what a person has found out. */
export const settlePayment = (
  dependencies: Pick<PaymentsDependencies, 'store' | 'clock' | 'tellSettled'>,
  { workspaceId, key, outcome, paymentId }: ParsedInputOf<'payments.settlePayment'>,
): Result<null> => {
  const at = dependencies.clock.now()
  const moved = movePayments(dependencies, {
    workspaceId,
    keys: [key],
    moveOf: () => ({ kind: 'settle', at, outcome, paymentId }),
  })
  if (!moved.ok) return moved
  return moved.value.changed === 0 ? notFound('afterFix') : success(null)
}
