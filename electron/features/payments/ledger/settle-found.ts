import { type Result, success } from '#core/contract/failure'
import type { OutputOf } from '#core/contract/index'
import type { WorkspaceKey } from '#core/ids'
import type { PaymentsDependencies } from '../dependencies.ts'
import { movePayments } from './move-payments.ts'
import { suspectedBooked } from './suspected-booked.ts'

/** After a backup was restored: settles as booked each payment that matches exactly one payment of the CRM. */
export const settleFound = (
  dependencies: Pick<PaymentsDependencies, 'store' | 'clock' | 'tellSettled'>,
  { workspaceId }: WorkspaceKey,
): Result<OutputOf<'payments.settleFound'>> => {
  const at = dependencies.clock.now()
  const certain = new Map(
    suspectedBooked(dependencies.store, { workspaceId }).flatMap(({ key, paymentId }) =>
      paymentId === null ? [] : [[key, paymentId] as const],
    ),
  )
  const settled = [...certain.keys()]
  const moved = movePayments(dependencies, {
    workspaceId,
    keys: settled,
    moveOf: (key) => {
      const paymentId = certain.get(key)
      return paymentId === undefined ? null : { kind: 'settle', at, outcome: 'booked', paymentId }
    },
  })
  return moved.ok ? success({ settled }) : moved
}
