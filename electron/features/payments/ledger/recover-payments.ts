import type { Result } from '#core/contract/failure'
import type { WorkspaceKey } from '#core/ids'
import { recoverLedger } from '#core/payments/ledger/recover-ledger'
import type { PaymentsDependencies } from '../dependencies.ts'

/** Makes the payments unknown that the last run was sending when it ended. Called while nothing is being sent. */
export const recoverPayments = (
  { store, clock }: Pick<PaymentsDependencies, 'store' | 'clock'>,
  { workspaceId }: WorkspaceKey,
): Result<null> => {
  const left = store.listPaymentsInState({ workspaceId, states: ['sending'] })
  return store.write.writePayments({ workspaceId, entries: recoverLedger(left, clock.now()) })
}
