import { type Result, success } from '#core/contract/failure'
import type { OutputOf } from '#core/contract/index'
import { statementIdSchema } from '#core/ids'
import type { Ledger, LedgerEntry } from '#core/payments/ledger/ledger'
import { movePayment } from '#core/payments/ledger/move-payment'
import { bookedness } from '#core/payments/ledger/payment-state'
import { checkFigures } from '#core/payments/statements/check-figures'
import type { Reversal } from '#core/payments/statements/find-reversed'
import { accountDays } from '#core/payments/statements/reconcile-month'
import { totalsByDay } from '#core/payments/statements/totals-by-day'
import type { TransactionKey } from '#core/payments/statements/transaction-key'
import type { PaymentsDependencies } from '../dependencies.ts'
import { importBeside } from './import-beside.ts'
import { type ReadStatementInput, readStatementFile } from './read-statement-file.ts'

const keptProblems = 2_000

type Importing = Pick<
  PaymentsDependencies,
  'store' | 'clock' | 'newId' | 'statements' | 'grantedPath' | 'files' | 'giveWay'
>

/** Takes over what came in; what is in the ledger already stays as it is there, unless the bank has taken it back. */
export const importStatementFile = async (
  dependencies: Importing,
  reading: ReadStatementInput,
  signal: AbortSignal,
): Promise<Result<OutputOf<'payments.importStatement'>>> => {
  const { store, clock, newId } = dependencies
  const { workspaceId } = reading
  const read = await readStatementFile(dependencies, reading, signal)
  if (!read.ok) return read
  const file = read.value
  const { ledger, imported, reversals } = await importBeside(dependencies, { workspaceId, file })
  const reversed = reversedEntries(imported.ledger, reversals)
  const changed = new Set([...imported.added, ...reversed.keys()])
  const transactions = file.identified.map(({ transaction }) => transaction)
  const at = clock.now()
  const statementId = statementIdSchema.parse(newId())
  const written = store.write.insertStatement({
    workspaceId,
    statement: {
      id: statementId,
      fileName: file.fileName,
      sha256: file.sha256,
      format: file.format,
      importedAt: at,
      problems: file.problems.slice(0, keptProblems),
      problemCount: file.problems.length,
      checks: checkFigures({ transactions, closing: file.closing }),
      totals: totalsByDay(transactions),
      figures: file.closing,
      days: accountDays(transactions),
      notIncoming: imported.notIncoming,
      added: imported.added.length,
    },
    keys: [...imported.added, ...imported.known, ...reversals.flatMap(({ key }) => key ?? [])],
    entries: [...changed].flatMap((key) => reversed.get(key) ?? imported.ledger.get(key) ?? []),
  })
  if (!written.ok) return written
  // The payments are there: that their table has to be explained once more is no reason to say otherwise.
  if (reading.mapping !== null) {
    store.write.rememberStatementMapping({ workspaceId, mapping: reading.mapping, at })
  }
  const booked = imported.known.filter((key) => {
    const entry = ledger.get(key)
    return entry !== undefined && bookedness(entry.state) === 'booked'
  })
  return success({
    statementId,
    added: imported.added.length,
    known: imported.known.length,
    booked: booked.length,
    twins: imported.twins.length,
    notIncoming: imported.notIncoming,
    reversed: reversed.size,
  })
}

/** Payments that the statement takes back and no earlier one has, as they are from then on. */
const reversedEntries = (
  ledger: Ledger,
  reversals: readonly Reversal[],
): ReadonlyMap<TransactionKey, LedgerEntry> =>
  new Map(
    reversals.flatMap(({ key, transaction, isMarked }) => {
      const entry = key === null || isMarked ? undefined : ledger.get(key)
      if (entry === undefined) return []
      const moved = movePayment(entry, { kind: 'reverse', on: transaction.bookedOn })
      return moved.ok ? [[entry.key, moved.entry] as const] : []
    }),
  )
