import { expect, test } from 'vitest'
import { type FailureOf, failed, type Result, success } from '#core/contract/failure'
import type { BatchState } from '#core/prices/batch/batch'
import { minuteMs } from '#core/time'
import { writeBatchState } from '../../../store/prices/batch/batches.ts'
import type { JobWork } from '../../jobs/run-jobs.ts'
import { runJobs } from '../../jobs/run-jobs.ts'
import { full, startBesideDisk } from '../testing/start-beside-disk.ts'
import { batchesHandlers } from './handlers.ts'
import { watchBatches } from './watch-batches.ts'

/** An application that looks after a batch whose answer was lost, and whose prices cannot be read. */
const watchUnknown = async (refreshed: Result<null>) => {
  const started = await startBesideDisk({ refresh: () => Promise.resolve(refreshed) })
  const { world, batchId, clock, dependencies } = started
  const state: BatchState = { kind: 'unknown', since: clock.now() - minuteMs, patienceMs: 1 }
  writeBatchState(world().store.db, { batchId, state })
  const begun: JobWork[] = []
  const look = watchBatches({
    ...dependencies,
    startJob: (work) => begun.push(work),
    missed: [],
    isAtWork: () => false,
  })
  const passed = (ms: number) => clock.moveElapsed(clock.elapsedMs() + ms)
  /** Does what was begun, and answers with its outcome. */
  const work = () => begun.at(-1)?.run(() => undefined, new AbortController().signal)
  return { ...started, begun, look, passed, work }
}

const keychain = { kind: 'keychain', cause: 'locked', again: 'afterFix' } as const
const down = { kind: 'unreachable', host: 'crm', cause: 'reset', again: 'now' } as const

test.each<[string, FailureOf<'keychain' | 'unreachable'>, number]>([
  ['a keychain that is locked is not asked again', keychain, 1],
  ['a server that is not there is asked again', down, 2],
])('for a lost batch %s', async (_what, failure, times) => {
  const { look, begun, passed, work } = await watchUnknown(failed(failure))
  look()
  look()
  expect(begun).toHaveLength(1)
  expect(await work()).toEqual(failed(failure))
  passed(5 * minuteMs - 1)
  look()
  expect(begun).toHaveLength(1)
  passed(1)
  look()
  expect(begun).toHaveLength(times)
})

test('a server that wants to be left alone is asked when its time has come', async () => {
  const until = 1_780_000_000_000 + 2 * minuteMs
  const endpoint = 'get-project'
  const cooling = { kind: 'cooling', endpoint, until, again: { at: until } } as const
  const { look, begun, passed, work } = await watchUnknown(failed(cooling))
  look()
  await work()
  passed(2 * minuteMs - 1)
  look()
  expect(begun).toHaveLength(1)
  passed(1)
  look()
  expect(begun).toHaveLength(2)
})

test('what was found out is not asked again', async () => {
  const { look, begun, passed, work, batchId, store } = await watchUnknown(success(null))
  look()
  expect(await work()).toEqual(success(null))
  expect(store.readBatch(batchId)?.state.kind).toBe('notApplied')
  passed(60 * minuteMs)
  look()
  expect(begun).toHaveLength(1)
})

test('a draft is opened again by its own waiting batches alone, as far as the disk takes it', async () => {
  const { dependencies, store, clock, draftId, batchId, world } = await startBesideDisk({})
  const of = store.readBatch(batchId)
  if (of === null) throw new Error('there is no batch')
  const other = await world().call('drafts.createDraft', {
    workspaceId: of.workspaceId,
    projectId: of.projectId,
    name: 'Another',
  })
  const jobs = runJobs({
    clock,
    newId: () => 'job',
    announce: () => undefined,
    tell: () => undefined,
    newDefectId: String,
  })
  const unseal = (id: typeof draftId, given = dependencies) =>
    batchesHandlers({ ...given, jobs })['batches.unsealDraft'](
      { draftId: id },
      { signal: new AbortController().signal },
    )
  expect(await unseal(other)).toEqual(success(null))
  expect(store.readBatch(batchId)?.state.kind).toBe('scheduled')
  const write = { ...store.write, writeBatchState: () => full }
  expect(await unseal(draftId, { ...dependencies, store: { ...store, write } })).toEqual(full)
  expect(await unseal(draftId)).toEqual(success(null))
  expect(store.readBatch(batchId)?.state.kind).toBe('withdrawn')
})
