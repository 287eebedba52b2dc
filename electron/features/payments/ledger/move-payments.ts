import { type Result, success } from '#core/contract/failure'
import type { WorkspaceKey } from '#core/ids'
import type { LedgerEntry } from '#core/payments/ledger/ledger'
import { movePayment, type PaymentMove } from '#core/payments/ledger/move-payment'
import type { TransactionKey } from '#core/payments/statements/transaction-key'
import type { PaymentsDependencies } from '../dependencies.ts'

interface MovePaymentsInput extends WorkspaceKey {
  readonly keys: readonly TransactionKey[]
  readonly moveOf: (key: TransactionKey) => PaymentMove | null
}

interface MovedPayments {
  readonly changed: number
  readonly maybeTwins: readonly TransactionKey[]
}

/** Moves payments in one commit; those whose state does not allow the move stay as they are. */
export const movePayments = (
  { store }: Pick<PaymentsDependencies, 'store'>,
  { workspaceId, keys, moveOf }: MovePaymentsInput,
): Result<MovedPayments> => {
  const entries: LedgerEntry[] = []
  const maybeTwins: TransactionKey[] = []
  for (const entry of store.readPayments({ workspaceId, keys: [...new Set(keys)] })) {
    const move = moveOf(entry.key)
    if (move === null) continue
    const moved = movePayment(entry, move)
    if (moved.ok) entries.push(moved.entry)
    else if (moved.refusal.kind === 'maybeTwin') maybeTwins.push(entry.key)
  }
  const written = store.write.writePayments({ workspaceId, entries })
  if (!written.ok) return written
  return success({ changed: entries.length, maybeTwins })
}
