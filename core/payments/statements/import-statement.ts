import type { StatementFormat } from '../formats/statement-format.ts'
import type { Ledger, LedgerEntry } from '../ledger/ledger.ts'
import { findTwin, twinIndex } from './find-twin.ts'
import type { IdentifiedTransaction, TransactionKey } from './transaction-key.ts'

interface ImportOutcome {
  readonly ledger: Ledger
  readonly added: readonly TransactionKey[]
  /** Transactions that were already in the ledger; their entries stay as they are. */
  readonly known: readonly TransactionKey[]
  /** Added entries that may be the same money as an earlier entry. */
  readonly twins: readonly TransactionKey[]
  /** How many movements brought no money in; they are not part of the ledger. */
  readonly notIncoming: number
}

/** Adds incoming payments to the ledger. Entries that exist stay as they are. */
export const importStatement = (
  ledger: Ledger,
  identified: readonly IdentifiedTransaction[],
  format: StatementFormat,
): ImportOutcome => {
  const next = new Map(ledger)
  const index = twinIndex([...ledger.values()])
  const added: TransactionKey[] = []
  const known: TransactionKey[] = []
  const twins: TransactionKey[] = []
  const named = new Map<string, TransactionKey>()
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
    // A file that was put together of two has a row of both twice: one reference of the bank is one payment there too.
    const row = JSON.stringify({ ...transaction, line: null })
    const twinOf = findTwin(bare, index) ?? named.get(row) ?? null
    if (basis === 'reference') named.set(row, key)
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
