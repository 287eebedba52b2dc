import { notFound, type Result } from '#core/contract/failure'
import type { BatchId } from '#core/ids'
import type { Batch } from '#core/prices/batch/batch'
import type { BatchesDependencies } from './dependencies.ts'

/** Works at a batch when nothing else is sent or compared in its project. */
export const batchInTurn = (
  { store, inTurn }: Pick<BatchesDependencies, 'store' | 'inTurn'>,
  batchId: BatchId,
  work: (batch: Batch) => Promise<Result<null>>,
): Promise<Result<null>> => {
  const batch = store.readBatch(batchId)
  return batch === null
    ? Promise.resolve(notFound('never'))
    : inTurn(String(batch.projectId), () => work(batch))
}
