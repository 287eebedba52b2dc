import { notFound, type Result, success } from '#core/contract/failure'
import type { OutputOf, ParsedInputOf } from '#core/contract/index'
import type { WorkspaceId } from '#core/ids'
import type { LedgerEntry } from '#core/payments/ledger/ledger'
import type { TransactionKey } from '#core/payments/statements/transaction-key'
import type { RemovedStatement } from '../../../store/payments/statements/statements.ts'
import type { PaymentsDependencies } from '../dependencies.ts'

export type RemovedStatements = ReturnType<typeof removedStatements>

/**
 * Statements that were removed and can be put back, for as long as nothing was imported or compared since: what comes
 * back was not there to be found alike.
 */
export const removedStatements = ({ store }: Pick<PaymentsDependencies, 'store'>) => {
  const removed = new Map<WorkspaceId, RemovedStatement[]>()
  const of = (workspaceId: WorkspaceId) => removed.get(workspaceId) ?? []
  return {
    remove: (
      wanted: ParsedInputOf<'payments.removeStatement'>,
    ): Result<OutputOf<'payments.removeStatement'>> => {
      const gone = store.write.removeStatement(wanted)
      if (!gone.ok) return gone
      if (gone.value === null) return notFound('never')
      const { workspaceId } = wanted
      removed.set(workspaceId, [...of(workspaceId), gone.value])
      const count = gone.value.removed.length
      return success({ removed: count, kept: gone.value.keys.length - count })
    },
    /** A payment that is in the ledger again stays as it is there. */
    putBack: ({
      workspaceId,
      statementId,
    }: ParsedInputOf<'payments.putBackStatement'>): Result<null> => {
      const wanted = of(workspaceId).find(({ statement }) => statement.id === statementId)
      if (wanted === undefined) return notFound('never')
      const { statement, keys } = wanted
      // A payment of two removed statements went with the second of them.
      const entries = new Map<TransactionKey, LedgerEntry>(
        of(workspaceId).flatMap((one) => one.removed.map((entry) => [entry.key, entry] as const)),
      )
      for (const { key } of store.readPayments({ workspaceId, keys })) entries.delete(key)
      const back = keys.flatMap((key) => entries.get(key) ?? [])
      const written = store.write.insertStatement({ workspaceId, statement, keys, entries: back })
      if (!written.ok) return written
      const left = of(workspaceId).filter((one) => one !== wanted)
      removed.set(workspaceId, left)
      return success(null)
    },
    forget: (workspaceId: WorkspaceId): void => {
      removed.delete(workspaceId)
    },
  }
}
