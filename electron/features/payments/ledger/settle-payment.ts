import { notFound, type Result, success } from '#core/contract/failure'
import type { ParsedInputOf } from '#core/contract/index'
import type { PaymentsDependencies } from '../dependencies.ts'
import { movePayments } from './move-payments.ts'
import { suspectedBooked } from './suspected-booked.ts'

/** Settles a payment whose answer was lost by what a person has found out. */
export const settlePayment = (
  dependencies: Pick<PaymentsDependencies, 'store' | 'clock' | 'tellSettled'>,
  { workspaceId, key, outcome, paymentId }: ParsedInputOf<'payments.settlePayment'>,
): Result<null> => {
  const at = dependencies.clock.now()
  const alike = outcome === 'notBooked' ? alikeOf(dependencies.store, { workspaceId, key }) : []
  const moved = movePayments(dependencies, {
    workspaceId,
    keys: [key],
    moveOf: () => ({ kind: 'settle', at, outcome, paymentId }),
    alike: new Map([[key, alike]]),
  })
  if (!moved.ok) return moved
  return moved.value.changed === 0 ? notFound('afterFix') : success(null)
}

/** What the CRM has that is like it, which a person has seen who finds it not booked. */
const alikeOf = (
  store: PaymentsDependencies['store'],
  { workspaceId, key }: Pick<ParsedInputOf<'payments.settlePayment'>, 'workspaceId' | 'key'>,
): readonly string[] =>
  suspectedBooked(store, { workspaceId }, store.readPayments({ workspaceId, keys: [key] })).flatMap(
    ({ alike }) => alike,
  )
