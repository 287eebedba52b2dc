import { type Result, success } from '#core/contract/failure'
import type { WorkspaceKey } from '#core/ids'
import type { LedgerEntry } from '#core/payments/ledger/ledger'
import { movePayment, type PaymentMove } from '#core/payments/ledger/move-payment'
import { bookedness } from '#core/payments/ledger/payment-state'
import { ruleOut } from '#core/payments/matching/rule-out'
import type { TransactionKey } from '#core/payments/statements/transaction-key'
import type { PaymentsDependencies, SettledPayment } from '../dependencies.ts'

interface MovePaymentsInput extends WorkspaceKey {
  readonly keys: readonly TransactionKey[]
  readonly moveOf: (key: TransactionKey) => PaymentMove | null
  /** Payments of the CRM that are like some of them and that a person says are others. */
  readonly alike?: ReadonlyMap<TransactionKey, readonly string[]>
}

interface MovedPayments {
  readonly changed: number
  readonly maybeTwins: readonly TransactionKey[]
}

/**
 * Moves payments in one commit; those whose state does not allow the move stay as they are. What a person says of them
 * others are told first: whoever was told of a payment that is still unknown here sends nothing twice, and whoever was
 * not told of one that is booked here might.
 */
export const movePayments = (
  { store, tellSettled }: Pick<PaymentsDependencies, 'store' | 'tellSettled'>,
  { workspaceId, keys, moveOf, alike }: MovePaymentsInput,
): Result<MovedPayments> => {
  const entries: LedgerEntry[] = []
  const settled: SettledPayment[] = []
  const maybeTwins: TransactionKey[] = []
  for (const entry of store.readPayments({ workspaceId, keys: [...new Set(keys)] })) {
    const move = moveOf(entry.key)
    if (move === null) continue
    const moved = movePayment(entry, move)
    if (moved.ok) {
      entries.push(ruleOut(moved.entry, move, alike?.get(entry.key) ?? []))
      const outcomes = saidBy(move, entry, moved.entry)
      settled.push(...outcomes.map((outcome) => ({ key: entry.key, outcome })))
    } else if (moved.refusal.kind === 'maybeTwin') maybeTwins.push(entry.key)
  }
  const told =
    settled.length === 0 ? success(null) : tellSettled({ workspaceId, payments: settled })
  if (!told.ok) return told
  const written = store.write.writePayments({ workspaceId, entries })
  if (!written.ok) return written
  return success({ changed: entries.length, maybeTwins })
}

/** Whoever says otherwise what they have said takes that back first: others may have said it too. */
const saidBy = (
  move: PaymentMove,
  before: LedgerEntry,
  { state }: LedgerEntry,
): SettledPayment['outcome'][] => {
  if (move.kind === 'settle') {
    const isCorrected = bookedness(before.state) === 'booked' && move.outcome === 'notBooked'
    return isCorrected ? ['takenBack', 'notBooked'] : [move.outcome]
  }
  if (move.kind !== 'reopen') return []
  return [state.kind === 'unknown' ? 'unknown' : 'takenBack']
}
