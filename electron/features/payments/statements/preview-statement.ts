import { type Result, success } from '#core/contract/failure'
import type { OutputOf } from '#core/contract/index'
import { toJson } from '#core/json'
import type { Ledger } from '#core/payments/ledger/ledger'
import { bookedness } from '#core/payments/ledger/payment-state'
import { checkFigures } from '#core/payments/statements/check-figures'
import type { StatementPreview } from '#core/payments/statements/statement-preview'
import { totalsByDay } from '#core/payments/statements/totals-by-day'
import type { TransactionKey } from '#core/payments/statements/transaction-key'
import type { PaymentsDependencies } from '../dependencies.ts'
import { importBeside } from './import-beside.ts'
import { type ReadFile, type ReadStatementInput, readStatementFile } from './read-statement-file.ts'

type ImportStatus = StatementPreview['transactions'][number]['status']

const shownTransactions = 500
const shownProblems = 500
const shownReversals = 20

/** Previews an import of the file, transaction by transaction. */
export const previewStatement = async (
  dependencies: PaymentsDependencies,
  reading: ReadStatementInput,
  signal: AbortSignal,
): Promise<Result<OutputOf<'payments.previewStatement'>>> => {
  const file = await readStatementFile(dependencies, reading, signal)
  if (!file.ok) return file
  return success({
    preview: toJson(await toPreview(dependencies, reading, file.value)),
  })
}

const toPreview = async (
  dependencies: PaymentsDependencies,
  { workspaceId }: ReadStatementInput,
  file: ReadFile,
): Promise<StatementPreview> => {
  const { imported, ledger, reversals } = await importBeside(dependencies, { workspaceId, file })
  const statuses = statusesOf(file, { ledger, twins: imported.twins })
  const counts = { new: 0, known: 0, booked: 0, twin: 0, notIncoming: 0 }
  for (const status of statuses) counts[status] += 1
  const transactions = file.identified.map(({ transaction }) => transaction)
  const news = reversals.filter(({ isMarked }) => !isMarked)
  return {
    fileName: file.fileName,
    format: file.format,
    table: file.table,
    encoding: file.encoding,
    encodingReason: file.encodingReason,
    damaged: file.damaged,
    transactions: transactions
      .slice(0, shownTransactions)
      .map((transaction, at) => ({ ...transaction, status: statuses[at] ?? 'new' })),
    counts,
    reversals: news.slice(0, shownReversals).map(({ key, transaction }) => ({
      transaction,
      entry: key === null ? null : (imported.ledger.get(key) ?? null),
    })),
    reversalCount: news.length,
    problems: file.problems.slice(0, shownProblems),
    problemCount: file.problems.length,
    checks: checkFigures({ transactions, closing: file.closing }),
    totals: totalsByDay(transactions),
    importedAt: dependencies.store.readImportedAt({ workspaceId, sha256: file.sha256 }),
  }
}

/** The status that each transaction would have, in the order of the file. */
const statusesOf = (
  file: ReadFile,
  imported: { readonly ledger: Ledger; readonly twins: readonly TransactionKey[] },
): ImportStatus[] => {
  const { ledger } = imported
  const twins = new Set(imported.twins)
  return file.identified.map(({ key, transaction }) => {
    if (transaction.amountMinor <= 0) return 'notIncoming'
    const entry = ledger.get(key)
    if (entry) return bookedness(entry.state) === 'booked' ? 'booked' : 'known'
    return twins.has(key) ? 'twin' : 'new'
  })
}
