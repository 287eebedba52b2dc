import { expect, test } from 'vitest'
import type { BatchState } from '#core/prices/batch/batch'
import type { Unit } from '#core/prices/pricelist/unit'
import { dayMs, minuteMs } from '#core/time'
import { writeBatchState } from '../../../store/prices/batch/batches.ts'
import {
  arrivedBatches,
  finished,
  readBatch,
  readDraft,
  sendDraft,
} from '../../../wiring/testing/prices/acts.ts'
import { of } from '../../../wiring/testing/prices/prices-world.ts'
import { startWithDraft } from '../../../wiring/testing/prices/start-prices.ts'

const dearer = ({ priceGrossMinor }: Unit) => (priceGrossMinor ?? 0) + 50_000_00

/** The application ended while the batch was in this state; whether its prices had arrived. */
const endIn = async (
  state: (now: number) => BatchState,
  hasArrived: boolean,
  laterMs = 5 * minuteMs,
) => {
  const started = await startWithDraft(dearer)
  const { world, sandbox, draftId, clock, restart } = started
  const kind = hasArrived ? 'resetAfter' : 'resetDuring'
  const lost = { endpoint: 'update-units', fault: { kind } }
  await sandbox.control('POST', '/faults', lost)
  await sandbox.control('POST', '/faults', {
    endpoint: 'get-project',
    fault: { kind: 'latency', ms: 0 },
  })
  await sandbox.control('POST', '/faults', {
    endpoint: 'get-project',
    calls: 4,
    fault: { kind: 'status', status: 500 },
  })
  const { batchId } = await sendDraft(world(), draftId)
  writeBatchState(world().store.db, { batchId, state: state(clock.now()) })
  clock.moveTo(clock.now() + laterMs)
  const again = await restart('second')
  return { ...started, batchId, again }
}

const look = async (world: Awaited<ReturnType<typeof endIn>>['again']) => {
  world.lookAfterBatches()
  for (const { id } of world.jobs.list()) await finished(world, id)
}

test.each([
  ['arrived', true, 'confirmed', 0],
  ['never arrived', false, 'notApplied', 3],
])('a batch that was on its way at the end and has %s is found out by a read', async (...given) => {
  const [, hasArrived, kind, left] = given
  const { again, batchId, sandbox, draftId } = await endIn(
    (now) => ({ kind: 'sending', since: now }),
    hasArrived,
  )
  expect((await readBatch(again, batchId)).batch.state.kind).toBe('unknown')
  await look(again)
  const { batch } = await readBatch(again, batchId)
  expect(batch).toMatchObject({ state: { kind }, foundOutAt: expect.any(Number) })
  expect((await readDraft(again, draftId)).size).toBe(left)
  expect((await arrivedBatches(sandbox)).length).toBeLessThanOrEqual(1)
})

test('a batch that was on its way at the end may arrive as long as a request may take', async () => {
  const { again, batchId, clock } = await endIn(
    (now) => ({ kind: 'sending', since: now }),
    false,
    minuteMs,
  )
  await look(again)
  expect((await readBatch(again, batchId)).batch.state.kind).toBe('unknown')
  clock.moveTo(clock.now() + 4 * minuteMs)
  clock.moveElapsed(4 * minuteMs - 1)
  await look(again)
  expect((await readBatch(again, batchId)).batch.state.kind).toBe('unknown')
  clock.moveElapsed(4 * minuteMs)
  await look(again)
  expect((await readBatch(again, batchId)).batch.state.kind).toBe('notApplied')
})

test('a batch that had not left yet has not been sent', async () => {
  const { again, batchId } = await endIn(() => ({ kind: 'checking' }), false)
  expect((await readBatch(again, batchId)).batch).toMatchObject({
    state: { kind: 'notSent', failure: { kind: 'cancelled' } },
    foundOutAt: expect.any(Number),
  })
})

test('a batch that had a time and had not left yet has missed it, and nobody is said to have cancelled it', async () => {
  const { again, batchId } = await endIn((now) => ({ kind: 'checking', scheduledFor: now }), false)
  const { state, foundOutAt } = (await readBatch(again, batchId)).batch
  expect([state.kind, foundOutAt]).toEqual(['missed', null])
  again.lookAfterBatches()
  expect(again.notices).toEqual([expect.stringContaining('missed their time')])
  expect(await again.call('batches.listOpenBatches', {})).toMatchObject([{ id: batchId }])
})

test('an unknown batch is asked about again as long as only the way to the server fails', async () => {
  const { again, batchId, sandbox, clock } = await endIn(
    (now) => ({ kind: 'sending', since: now }),
    true,
  )
  await sandbox.control('POST', '/faults', {
    endpoint: 'get-project',
    calls: 4,
    fault: { kind: 'status', status: 500 },
  })
  await look(again)
  await look(again)
  expect((await readBatch(again, batchId)).batch.state.kind).toBe('unknown')
  clock.moveElapsed(clock.elapsedMs() + 6 * 60_000)
  await look(again)
  expect((await readBatch(again, batchId)).batch.state.kind).toBe('confirmed')
})

test('a batch that the server has taken and nobody has read again is read again by itself', async () => {
  const { again, batchId, clock } = await endIn((now) => ({ kind: 'sent', at: now }), true, 0)
  await look(again)
  expect((await readBatch(again, batchId)).batch.state.kind).toBe('sent')
  clock.moveTo(clock.now() + 2 * 60_000)
  await look(again)
  await look(again)
  expect((await readBatch(again, batchId)).batch.state.kind).toBe('confirmed')
})

test('a draft that was archived long ago is restored after any number of starts', async () => {
  const { world, draftId, clock, restart } = await startWithDraft(dearer)
  await world().call('drafts.discardDraft', { draftId })
  clock.moveTo(clock.now() + 400 * dayMs)
  await (await restart('second')).call('drafts.restoreDraft', { draftId })
  expect(await world().call('drafts.listDrafts', of)).toMatchObject([{ unitCount: 3 }])
})
