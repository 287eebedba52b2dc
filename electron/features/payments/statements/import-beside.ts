import type { WorkspaceKey } from '#core/ids'
import type { Ledger, LedgerEntry } from '#core/payments/ledger/ledger'
import { findReversed, takesBack } from '#core/payments/statements/find-reversed'
import { importStatement } from '#core/payments/statements/import-statement'
import type { TransactionKey } from '#core/payments/statements/transaction-key'
import type { PaymentsDependencies } from '../dependencies.ts'
import type { ReadFile } from './read-statement-file.ts'

type LedgerReader = Pick<PaymentsDependencies, 'giveWay'> & {
  readonly store: Pick<PaymentsDependencies['store'], 'readLedgerBeside' | 'generation'>
}

interface ImportBesideInput extends WorkspaceKey {
  readonly file: Pick<ReadFile, 'identified' | 'format'>
}

interface Amount {
  readonly minor: number
  readonly currency: string
}

/** A few milliseconds for each of them. */
const amountsAtOnce = 500
const patientLooks = 3

/**
 * The import over that part of the ledger that it can touch, as it is when this answers: whoever writes the import
 * at once changes nothing that somebody else has written meanwhile.
 */
export const importBeside = async (
  looking: LedgerReader,
  { workspaceId, file }: ImportBesideInput,
) => {
  const amounts = amountsOf(file)
  const ledger = await readUnchanged(looking, { workspaceId, amounts })
  const imported = importStatement(ledger, file.identified, file.format)
  const reversals = findReversed(imported.ledger, file.identified)
  return { ledger, imported, reversals }
}

const amountsOf = ({ identified }: ImportBesideInput['file']): readonly Amount[] => {
  const amounts = new Map<string, Amount>()
  for (const { transaction } of identified) {
    const { amountMinor, currency } = transaction
    const minor = takesBack(transaction) ? -amountMinor : amountMinor
    // Money that went out is no part of the ledger.
    if (minor > 0) amounts.set(`${minor} ${currency}`, { minor, currency })
  }
  return [...amounts.values()]
}

interface LedgerOfAmounts extends WorkspaceKey {
  readonly amounts: readonly Amount[]
}

/** Piece by piece; where others go on writing in between, at last in one go. */
const readUnchanged = async (looking: LedgerReader, wanted: LedgerOfAmounts): Promise<Ledger> => {
  const { store } = looking
  for (let look = 0; look < patientLooks; look += 1) {
    const generation = store.generation()
    const ledger = await readInPieces(looking, wanted)
    if (store.generation() === generation) return ledger
  }
  return store.readLedgerBeside(wanted)
}

const readInPieces = async (
  { store, giveWay }: LedgerReader,
  { workspaceId, amounts }: LedgerOfAmounts,
): Promise<Ledger> => {
  const ledger = new Map<TransactionKey, LedgerEntry>()
  for (let at = 0; at < amounts.length; at += amountsAtOnce) {
    if (at > 0) await giveWay()
    const piece = amounts.slice(at, at + amountsAtOnce)
    for (const [key, entry] of store.readLedgerBeside({ workspaceId, amounts: piece })) {
      ledger.set(key, entry)
    }
  }
  return ledger
}
