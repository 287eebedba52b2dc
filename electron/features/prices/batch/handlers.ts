import { failed, notFound, type Result, success } from '#core/contract/failure'
import type { BatchId, DraftId } from '#core/ids'
import { toJson } from '#core/json'
import type { BatchState } from '#core/prices/batch/batch'
import type { HandlersOf } from '../../../ipc/handlers.ts'
import type { Jobs } from '../../jobs/run-jobs.ts'
import { compareBatch } from './compare-batch.ts'
import type { BatchesDependencies } from './dependencies.ts'
import { prepareBatch } from './prepare-batch.ts'
import { rollBack } from './roll-back.ts'
import { sendBatch } from './send-batch.ts'

type BatchesHandlers = HandlersOf<'batches'>

const noLongerWaiting = notFound('never')

const inThePast: Result<never> = failed({
  kind: 'invalidInput',
  path: 'at',
  rule: 'too_small',
  again: 'afterFix',
})

export const batchesHandlers = (
  dependencies: BatchesDependencies & { readonly jobs: Jobs },
): BatchesHandlers => {
  const { store, clock, jobs } = dependencies
  const startSending = (batchId: BatchId) =>
    jobs.start({
      kind: 'sendBatch',
      subject: batchId,
      run: (tell, signal) => sendBatch(dependencies, { batchId, tell, signal }),
    })
  return {
    'batches.listBatches': (page) => success(store.listBatches(page)),
    'batches.listOpenBatches': () => success(store.listOpenBatches()),
    'batches.listScheduled': ({ workspaceId }) => success(store.listScheduledBatches(workspaceId)),
    'batches.readBatch': ({ batchId }) => success(readBatch(dependencies, batchId)),
    'batches.send': async ({ reviewedFrom, ...wanted }) => {
      const begun = await dependencies.beginSending(wanted.draftId, reviewedFrom)
      if (!begun.ok) return begun
      const prepared = prepareBatch(dependencies, { ...wanted, state: { kind: 'checking' } })
      if (!prepared.ok) return prepared
      return success({ batchId: prepared.value, jobId: startSending(prepared.value) })
    },
    'batches.schedule': async ({ at, reviewedFrom, ...wanted }) => {
      if (at <= clock.now()) return inThePast
      const begun = await dependencies.beginSending(wanted.draftId, reviewedFrom)
      return begun.ok
        ? prepareBatch(dependencies, { ...wanted, state: { kind: 'scheduled', at } })
        : begun
    },
    'batches.sendNow': ({ batchId }) => {
      const moved = moveWaiting(dependencies, batchId, { kind: 'checking' })
      return moved.ok ? success({ jobId: startSending(batchId) }) : moved
    },
    'batches.reschedule': ({ batchId, at }) =>
      at <= clock.now() ? inThePast : moveWaiting(dependencies, batchId, { kind: 'scheduled', at }),
    'batches.withdraw': ({ batchId }) =>
      moveWaiting(dependencies, batchId, { kind: 'withdrawn', at: clock.now() }),
    'batches.unsealDraft': ({ draftId }) => unsealDraft(dependencies, draftId),
    'batches.compare': ({ batchId }) =>
      success({
        jobId: jobs.start({
          kind: 'compareBatch',
          subject: batchId,
          run: (tell, signal) => compareBatch(dependencies, { batchId, tell, signal }),
        }),
      }),
    'batches.acknowledge': ({ batchId }) => store.write.writeFoundOut({ batchId, at: null }),
    'batches.rollBack': ({ batchId }) => rollBack(dependencies, batchId),
  }
}

const readBatch = ({ store }: BatchesDependencies, batchId: BatchId) => {
  const batch = store.readBatch(batchId)
  return batch && { batch, units: toJson(store.readBatchUnits(batchId)) }
}

/** A person can move only a batch that waits for its time or has missed it. */
const moveWaiting = (
  { store }: BatchesDependencies,
  batchId: BatchId,
  state: BatchState,
): Result<null> => {
  const kind = store.readBatch(batchId)?.state.kind
  return kind === 'scheduled' || kind === 'missed'
    ? store.write.writeBatchState({ batchId, state })
    : noLongerWaiting
}

const unsealDraft = ({ store, clock }: BatchesDependencies, draftId: DraftId): Result<null> => {
  const state = { kind: 'withdrawn', at: clock.now() } as const
  for (const batch of store.listBatchesInState(['scheduled', 'missed'])) {
    if (batch.draftId !== draftId) continue
    const withdrawn = store.write.writeBatchState({ batchId: batch.id, state })
    if (!withdrawn.ok) return withdrawn
  }
  return success(null)
}
