import { type Result, success } from '#core/contract/failure'
import type { OutputOf } from '#core/contract/index'
import { checkFigures } from '#core/payments/check-figures'
import { importStatement } from '#core/payments/import-statement'
import { bookedness } from '#core/payments/payment-state'
import type { StatementPreview } from '#core/payments/statement-preview'
import { totalsByDay } from '#core/payments/totals-by-day'
import type { TransactionKey } from '#core/payments/transaction-key'
import type { PaymentsDependencies } from './dependencies.ts'
import { type ReadFile, type Reading, readStatementFile } from './read-statement-file.ts'

type Standing = StatementPreview['transactions'][number]['standing']

const shownTransactions = 500
const shownProblems = 500

/** What an import of the file would bring, transaction by transaction. */
export const previewStatement = async (
  dependencies: PaymentsDependencies,
  reading: Reading,
  signal: AbortSignal,
): Promise<Result<OutputOf<'payments.previewStatement'>>> => {
  const file = await readStatementFile(dependencies, reading, signal)
  if (!file.ok) return file
  return success({
    previewJson: JSON.stringify(toPreview(dependencies, reading, file.value)),
  })
}

const toPreview = (
  { store }: PaymentsDependencies,
  { workspaceId }: Reading,
  file: ReadFile,
): StatementPreview => {
  const standings = standingsOf(store, { workspaceId, file })
  const counts = { new: 0, known: 0, booked: 0, twin: 0, notIncoming: 0 }
  for (const standing of standings) counts[standing] += 1
  const transactions = file.identified.map(({ transaction }) => transaction)
  return {
    ...{ fileName: file.fileName, format: file.format, table: file.table },
    ...{ encoding: file.encoding, encodingReason: file.encodingReason, damaged: file.damaged },
    transactions: transactions
      .slice(0, shownTransactions)
      .map((transaction, at) => ({ ...transaction, standing: standings[at] ?? 'new' })),
    counts,
    problems: file.problems.slice(0, shownProblems),
    checks: checkFigures({ transactions, closing: file.closing }),
    totals: totalsByDay(transactions),
    importedAt: store.readImportedAt({ workspaceId, sha256: file.sha256 }),
  }
}

/** What each transaction would be, in the order of the file. */
const standingsOf = (
  store: PaymentsDependencies['store'],
  { workspaceId, file }: { readonly file: ReadFile } & Pick<Reading, 'workspaceId'>,
): Standing[] => {
  const { ledger, imported } = importBeside(store, { workspaceId, file })
  const twins = new Set<TransactionKey>(imported.twins)
  return file.identified.map(({ key, transaction }) => {
    if (transaction.amountMinor <= 0) return 'notIncoming'
    const entry = ledger.get(key)
    if (entry) return bookedness(entry.state) === 'booked' ? 'booked' : 'known'
    return twins.has(key) ? 'twin' : 'new'
  })
}

/** The import over that part of the ledger that it can touch. */
export const importBeside = (
  store: PaymentsDependencies['store'],
  { workspaceId, file }: { readonly file: ReadFile } & Pick<Reading, 'workspaceId'>,
) => {
  const amounts = file.identified.map(({ transaction: { amountMinor, currency } }) => ({
    ...{ minor: amountMinor, currency },
  }))
  const ledger = store.readLedgerBeside({ workspaceId, amounts })
  return { ledger, imported: importStatement(ledger, file.identified, file.format) }
}
