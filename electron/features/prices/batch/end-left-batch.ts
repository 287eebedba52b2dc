import { cancelled, type Result } from '#core/contract/failure'
import type { Batch, BatchState } from '#core/prices/batch/batch'
import type { BatchesDependencies } from './dependencies.ts'

/**
 * Ends a batch at which nobody works any more: it has not left, or may still arrive. One that had a time waits for it
 * again: nobody has cancelled it, neither here nor for a team. Null where it has ended.
 */
export const endLeftBatch = (
  { store, clock, requestMs }: Pick<BatchesDependencies, 'store' | 'clock' | 'requestMs'>,
  { id, state }: Batch,
): Result<null> | null => {
  const end = endOf(state, requestMs)
  if (end === null) return null
  const written = store.write.writeBatchState({ batchId: id, state: end })
  // Any other is shown as what it is, as long as it is that.
  if (!written.ok || end.kind !== 'notSent') return written
  return store.write.writeFoundOut({ batchId: id, at: clock.now() })
}

const endOf = (state: BatchState, requestMs: number): BatchState | null => {
  if (state.kind === 'checking') {
    const { scheduledFor: at } = state
    return at === undefined ? { kind: 'notSent', failure: cancelled } : { kind: 'scheduled', at }
  }
  if (state.kind !== 'sending') return null
  return { kind: 'unknown', since: state.since, patienceMs: requestMs }
}
