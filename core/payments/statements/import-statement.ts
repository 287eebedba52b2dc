import type { StatementFormat } from '../formats/statement-format.ts'
import type { Ledger, LedgerEntry } from '../ledger/ledger.ts'
import { findTwin, twinIndex } from './find-twin.ts'
import type { IdentifiedTransaction, TransactionKey } from './transaction-key.ts'

interface Imported {
  readonly ledger: Ledger
  readonly added: readonly TransactionKey[]
  /** Those that were there already: what became of them stands in the ledger. */
  readonly known: readonly TransactionKey[]
  /** Those of the added ones that may be known under another key. */
  readonly twins: readonly TransactionKey[]
  /** Movements by which nothing came in: no part of the ledger. */
  readonly notIncoming: number
}

/** Takes what came in over into the ledger. What is there already stays as it is. */
export const importStatement = (
  ledger: Ledger,
  identified: readonly IdentifiedTransaction[],
  format: StatementFormat,
): Imported => {
  const next = new Map(ledger)
  const index = twinIndex([...ledger.values()])
  const added: TransactionKey[] = []
  const known: TransactionKey[] = []
  const twins: TransactionKey[] = []
  let notIncoming = 0
  for (const { key, basis, transaction } of identified) {
    if (transaction.amountMinor <= 0) {
      notIncoming += 1
      continue
    }
    if (next.has(key)) {
      known.push(key)
      continue
    }
    const bare = { key, basis, format, transaction }
    const twinOf = findTwin(bare, index)
    const entry: LedgerEntry = {
      ...bare,
      twinOf,
      prescribedPaymentId: null,
      state: { kind: 'new' },
      sends: 0,
    }
    next.set(key, entry)
    added.push(key)
    if (twinOf !== null) twins.push(key)
  }
  return { ledger: next, added, known, twins, notIncoming }
}
