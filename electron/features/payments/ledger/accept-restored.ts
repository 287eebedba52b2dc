import { failed, type Result } from '#core/contract/failure'
import type { WorkspaceKey } from '#core/ids'
import type { PaymentsDependencies } from '../dependencies.ts'
import { movePayments } from './move-payments.ts'
import { restoredLedger } from './restored-ledger.ts'

/**
 * Accepts a restored ledger, provided that the CRM was asked since. Payments that look booked wait for a decision of
 * their own.
 */
export const acceptRestored = (
  dependencies: Pick<PaymentsDependencies, 'store' | 'clock' | 'tellSettled'>,
  { workspaceId }: WorkspaceKey,
): Result<null> => {
  const { store, clock } = dependencies
  const restored = restoredLedger(store, { workspaceId })
  if (restored !== null && !restored.isCompared) {
    return failed({ kind: 'notAllowed', reason: 'ledgerRestored', again: 'afterFix' })
  }
  const takenBack = movePayments(dependencies, {
    workspaceId,
    keys: restored?.looksBooked ?? [],
    moveOf: () => ({ kind: 'withdraw' }),
  })
  if (!takenBack.ok) return takenBack
  return store.write.acceptRestoredLedger({ workspaceId, at: clock.now() })
}
