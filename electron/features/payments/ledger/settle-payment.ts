import { failed, notFound, type Result, success } from '#core/contract/failure'
import type { ParsedInputOf } from '#core/contract/index'
import type { PaymentId } from '#core/ids'
import { claimOf } from '#core/payments/matching/match-booked'
import type { PaymentsDependencies } from '../dependencies.ts'
import { movePayments } from './move-payments.ts'
import { claimedPayments, suspectedBooked } from './suspected-booked.ts'

/** Settles a payment whose answer was lost by what a person has found out. */
export const settlePayment = (
  dependencies: Pick<PaymentsDependencies, 'store' | 'clock' | 'tellSettled'>,
  { workspaceId, key, outcome, paymentId }: ParsedInputOf<'payments.settlePayment'>,
): Result<null> => {
  const of = { workspaceId, key }
  if (paymentId !== null && isOfAnother(dependencies.store, { ...of, paymentId })) {
    const [path, rule] = [paymentId, 'numberOfAnother'] as const
    return failed({ kind: 'invalidInput', path, rule, again: 'afterFix' })
  }
  const at = dependencies.clock.now()
  const alike = outcome === 'notBooked' ? alikeOf(dependencies.store, of) : []
  const moved = movePayments(dependencies, {
    workspaceId,
    keys: [key],
    moveOf: () => ({ kind: 'settle', at, outcome, paymentId }),
    alike: new Map([[key, alike]]),
  })
  if (!moved.ok) return moved
  return moved.value.changed === 0 ? notFound('afterFix') : success(null)
}

type Store = PaymentsDependencies['store']
type PaymentInWorkspace = Pick<ParsedInputOf<'payments.settlePayment'>, 'workspaceId' | 'key'>

/** Whether another entry is booked as this payment of the CRM: of two equal ones only one is booked then. */
const isOfAnother = (
  store: Store,
  { paymentId, ...of }: PaymentInWorkspace & { readonly paymentId: PaymentId },
): boolean => {
  const entry = store.readPayment(of)
  const isOwn = entry !== null && claimOf(entry) === paymentId
  return !isOwn && claimedPayments(store, of).has(paymentId)
}

/** What the CRM has that is like it, which a person has seen who finds it not booked. */
const alikeOf = (store: Store, { workspaceId, key }: PaymentInWorkspace): readonly string[] =>
  suspectedBooked(store, { workspaceId }, store.readPayments({ workspaceId, keys: [key] })).flatMap(
    ({ alike }) => alike,
  )
