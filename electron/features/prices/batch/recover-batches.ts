import type { Batch } from '#core/prices/batch/batch'
import type { BatchesDependencies } from './dependencies.ts'
import { endLeftBatch } from './end-left-batch.ts'

type RecoverDependencies = Pick<BatchesDependencies, 'store' | 'clock' | 'requestMs' | 'schedule'>

/** Ends what the last run has left under way. Called before anything is sent; returns the batches that missed their time. */
export const recoverBatches = (recovering: RecoverDependencies): Batch[] => {
  const { store, clock, schedule } = recovering
  for (const batch of store.listBatchesInState(['checking', 'sending']))
    endLeftBatch(recovering, batch)
  const missed: Batch[] = []
  for (const batch of store.listBatchesInState(['scheduled'])) {
    const { id, state } = batch
    // Another desk of the team may have sent it, which is not heard yet.
    if (schedule.isShared(batch.draftId)) continue
    // A person was told that the computer must be on; nobody is surprised by a price that changes later.
    if (state.kind === 'scheduled' && state.at <= clock.now()) {
      const written = store.write.writeBatchState({
        batchId: id,
        state: { ...state, kind: 'missed' },
      })
      if (written.ok) missed.push(batch)
    }
  }
  return missed
}
