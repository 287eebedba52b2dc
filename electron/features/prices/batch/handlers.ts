import { failed, notFound, type Result, success } from '#core/contract/failure'
import type { BatchId, DraftId } from '#core/ids'
import { toJson } from '#core/json'
import type { BatchState } from '#core/prices/batch/batch'
import type { HandlersOf } from '../../../ipc/handlers.ts'
import type { Jobs } from '../../jobs/run-jobs.ts'
import { compareBatch } from './compare-batch.ts'
import type { BatchesDependencies, SendingWork } from './dependencies.ts'
import { prepareBatch, prepareForTeam } from './prepare-batch.ts'
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
  const { store, clock, jobs, schedule } = dependencies
  const startSending = (sent: Omit<SendingWork, 'tell' | 'signal'>) =>
    jobs.start({
      kind: 'sendBatch',
      subject: sent.batchId,
      run: (tell, signal) => sendBatch(dependencies, { ...sent, tell, signal }),
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
      return success({ batchId: prepared.value, jobId: startSending({ batchId: prepared.value }) })
    },
    'batches.schedule': async ({ at, reviewedFrom, ...wanted }) => {
      if (at <= clock.now()) return inThePast
      const begun = await dependencies.beginSending(wanted.draftId, reviewedFrom)
      if (!begun.ok) return begun
      const prepare = schedule.isShared(wanted.draftId) ? prepareForTeam : prepareBatch
      return prepare(dependencies, { ...wanted, state: { kind: 'scheduled', at } })
    },
    'batches.sendNow': ({ batchId }) => {
      const batch = waitingBatch(dependencies, batchId)
      if (batch === null) return noLongerWaiting
      const { draftId, state } = batch
      const time = schedule.isShared(draftId) ? { scheduledFor: state.at } : null
      const moved = store.write.writeBatchState({ batchId, state: { kind: 'checking', ...time } })
      const asked = time && ({ ...time, by: 'person' } as const)
      return moved.ok ? success({ jobId: startSending({ batchId, ...asked }) }) : moved
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
const waitingBatch = ({ store }: BatchesDependencies, batchId: BatchId) => {
  const batch = store.readBatch(batchId)
  const state = batch?.state
  if (!batch || (state?.kind !== 'scheduled' && state?.kind !== 'missed')) return null
  return { ...batch, state }
}

/** What waits for a whole team is moved there first. */
const moveWaiting = async (
  dependencies: BatchesDependencies,
  batchId: BatchId,
  state: Extract<BatchState, { kind: 'scheduled' | 'withdrawn' }>,
): Promise<Result<null>> => {
  const { store, schedule } = dependencies
  const batch = waitingBatch(dependencies, batchId)
  if (batch === null) return noLongerWaiting
  if (schedule.isShared(batch.draftId)) {
    const moved = await schedule.move(batchId, state.kind === 'scheduled' ? state.at : null)
    if (!moved.ok) return moved
  }
  return store.write.writeBatchState({ batchId, state })
}

const unsealDraft = async (
  dependencies: BatchesDependencies,
  draftId: DraftId,
): Promise<Result<null>> => {
  const { store, clock } = dependencies
  const state = { kind: 'withdrawn', at: clock.now() } as const
  for (const batch of store.listBatchesInState(['scheduled', 'missed'])) {
    if (batch.draftId !== draftId) continue
    const withdrawn = await moveWaiting(dependencies, batch.id, state)
    if (!withdrawn.ok) return withdrawn
  }
  return success(null)
}
