import { expect, test } from 'vitest'
import type { BatchState } from '#core/prices/batch/batch'
import type { Unit } from '#core/prices/pricelist/unit'
import { writeBatchState } from '../../../store/prices/batch/batches.ts'
import { finished, readBatch, sendDraft } from '../../../wiring/testing/prices/acts.ts'
import { startWithDraft } from '../../../wiring/testing/prices/start-prices.ts'

const dearer = ({ priceGrossMinor }: Unit) => (priceGrossMinor ?? 0) + 50_000_00

/** The work on a batch has ended, and the disk has not taken down how. */
const leftIn = async (state: (now: number) => BatchState) => {
  const { world, draftId, clock } = await startWithDraft(dearer)
  const { batchId } = await sendDraft(world(), draftId)
  writeBatchState(world().store.db, { batchId, state: state(clock.now()) })
  world().lookAfterBatches()
  for (const { id } of world().jobs.list()) await finished(world(), id)
  const open = await world().call('batches.listOpenBatches', {})
  return { ...(await readBatch(world(), batchId)), open }
}

test('a batch at whose request nobody works any more is found out by a read', async () => {
  const { batch } = await leftIn((now) => ({ kind: 'sending', since: now }))
  expect(batch).toMatchObject({ state: { kind: 'confirmed' }, foundOutAt: expect.any(Number) })
})

test('a batch that nobody checks any more has not been sent, and that is told', async () => {
  const { batch, open } = await leftIn(() => ({ kind: 'checking' }))
  expect(batch.state.kind).toBe('notSent')
  expect(open).toMatchObject([{ id: batch.id }])
})

test('a batch that had a time and that nobody checks any more goes when it is tried again', async () => {
  const { batch, open } = await leftIn((now) => ({ kind: 'checking', scheduledFor: now - 1 }))
  expect([batch.state.kind, open]).toEqual(['scheduled', []])
})

test('a batch that is at work is left to those who work at it', async () => {
  const { world, draftId, sandbox } = await startWithDraft(dearer)
  const fault = { kind: 'latency', ms: 60_000 }
  await sandbox.control('POST', '/faults', { endpoint: 'update-units', fault })
  const { revision } = await world().call('drafts.readDraft', { draftId })
  const wanted = { draftId, revision, leftOut: [], note: '' }
  const { batchId, jobId } = await world().call('batches.send', wanted)
  const kinds = new Set<string>()
  const isRunning = () =>
    world()
      .jobs.list()
      .some(({ id, outcome }) => id === jobId && outcome === null)
  const look = async () => {
    world().lookAfterBatches()
    const { kind } = (await readBatch(world(), batchId)).batch.state
    kinds.add(kind)
    await new Promise((resolve) => setImmediate(resolve))
    return kind
  }
  while ((await look()) !== 'sending') expect(isRunning()).toBe(true)
  expect(await look()).toBe('sending')
  await sandbox.control('DELETE', '/faults')
  while (isRunning()) await look()
  expect([...kinds]).toEqual(expect.arrayContaining(['checking', 'sending']))
  expect([...kinds]).not.toContain('unknown')
  const { batch } = await readBatch(world(), batchId)
  expect(batch).toMatchObject({ state: { kind: 'confirmed' }, foundOutAt: null })
})
