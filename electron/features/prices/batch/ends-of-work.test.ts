import { expect, test } from 'vitest'
import { failed, noAccount, type Result, success } from '#core/contract/failure'
import { batchIdSchema, draftIdSchema, unitIdSchema } from '#core/ids'
import type { BatchState } from '#core/prices/batch/batch'
import type { PriceUpdate } from '#core/prices/batch/price-update'
import { minuteMs } from '#core/time'
import type { SendingClaims } from '../../../crm/guards/sending-claims.ts'
import { writeBatchState } from '../../../store/prices/batch/batches.ts'
import { edit, readBatch } from '../../../wiring/testing/prices/acts.ts'
import { full, startBesideDisk } from '../testing/start-beside-disk.ts'
import { compareBatch } from './compare-batch.ts'
import { endLeftBatch } from './end-left-batch.ts'
import { prepareBatch } from './prepare-batch.ts'
import { rollBack } from './roll-back.ts'
import { sendBatch } from './send-batch.ts'
import { sentStep } from './sent-step.ts'

type Started = Awaited<ReturnType<typeof startBesideDisk>>

const updated: Result<PriceUpdate> = success({ kind: 'updated', unitIds: [] })
const answering = (answer: Result<PriceUpdate>) => () => Promise.resolve(answer)
const down = failed({ kind: 'unreachable', host: 'crm', cause: 'reset', again: 'now' } as const)

const work = ({ batchId }: Started, signal = new AbortController().signal) => {
  const told: object[] = []
  return { batchId, tell: (progress: object) => void told.push(progress), signal, told }
}

const stateOf = async ({ world, batchId }: Started) =>
  (await readBatch(world(), batchId)).batch.state

const putIn = ({ world, batchId, clock }: Started, state: (now: number) => BatchState) =>
  writeBatchState(world().store.db, { batchId, state: state(clock.now()) })

test('a batch that is nowhere is neither sent nor compared', async () => {
  const { dependencies, ...started } = await startBesideDisk({})
  const nowhere = { ...work({ dependencies, ...started }), batchId: batchIdSchema.parse('none') }
  expect(await sendBatch(dependencies, nowhere)).toMatchObject({ failure: { kind: 'notAllowed' } })
  expect(await compareBatch(dependencies, nowhere)).toMatchObject({ ok: false })
})

test('what came of a batch and the disk does not take is told as that', async () => {
  const started = await startBesideDisk({
    answer: answering(updated),
    refused: { settleBatch: () => full },
  })
  const ended: string[] = []
  const sendings: SendingClaims = {
    claim: () =>
      Promise.resolve(
        success({ isKept: () => Promise.resolve(true), end: (outcome) => ended.push(outcome) }),
      ),
  }
  expect(await sendBatch({ ...started.dependencies, sendings }, work(started))).toEqual(full)
  expect((await stateOf(started)).kind).toBe('sending')
  expect(ended).toEqual(['unknown'])
  putIn(started, (since) => ({ kind: 'unknown', since, patienceMs: 0 }))
  expect(await compareBatch(started.dependencies, work(started))).toEqual(full)
})

test('a batch without an account is not sent, and where that cannot be written down, that is told', async () => {
  const without = { accountFor: () => Promise.resolve(noAccount) }
  const started = await startBesideDisk(without)
  expect(await sendBatch(started.dependencies, work(started))).toEqual(noAccount)
  expect(await stateOf(started)).toMatchObject({ kind: 'notSent', failure: { kind: 'notAllowed' } })
  expect(started.left).toEqual([])
  const beside = await startBesideDisk({ ...without, refused: { writeBatchState: () => full } })
  expect(await sendBatch(beside.dependencies, work(beside))).toEqual(full)
})

test('a batch that waits behind others while the computer sleeps does not leave hours late', async () => {
  const started = await startBesideDisk({
    answer: answering(updated),
    waiting: () => {
      started.clock.moveTo(started.at + 60 * minuteMs)
    },
  })
  const { at, clock } = started
  clock.moveTo(at)
  await sendBatch(started.dependencies, { ...work(started), scheduledFor: at })
  expect(started.left).toEqual([])
  expect(await stateOf(started)).toEqual({ kind: 'scheduled', at })
})

test('a batch that waits behind others is still being checked, and can be called off', async () => {
  const states: string[] = []
  const called = new AbortController()
  const started = await startBesideDisk({
    answer: answering(updated),
    waiting: () => {
      states.push(started.store.readBatch(started.batchId)?.state.kind ?? '')
      called.abort()
    },
  })
  putIn(started, () => ({ kind: 'checking' }))
  expect(await sendBatch(started.dependencies, work(started, called.signal))).toMatchObject({
    failure: { kind: 'cancelled' },
  })
  expect([states, started.left]).toEqual([['checking'], []])
  expect(await stateOf(started)).toMatchObject({ kind: 'notSent', failure: { kind: 'cancelled' } })
})

test('a batch that was called off while the prices were read says so, whatever else has failed', async () => {
  const started = await startBesideDisk({ refresh: () => Promise.resolve(down) })
  await sendBatch(started.dependencies, work(started, AbortSignal.abort()))
  expect(await stateOf(started)).toMatchObject({ kind: 'notSent', failure: { kind: 'cancelled' } })
})

test('a batch that reached nobody was not sent', async () => {
  const cause = { kind: 'unreachable', host: 'crm', cause: 'refused', again: 'now' } as const
  const started = await startBesideDisk({ answer: answering(failed(cause)) })
  await sendBatch(started.dependencies, work(started))
  expect(await stateOf(started)).toEqual({ kind: 'notSent', failure: cause })
  expect(started.announced).toContain('draftPrices')
})

test('a refusal of the prices is no failure of the work', async () => {
  const rejected = { kind: 'rejected', message: 'no', units: [] } as const
  const started = await startBesideDisk({ answer: answering(success(rejected)) })
  expect(await sendBatch(started.dependencies, work(started))).toEqual(success(null))
  expect(started.announced).toContain('draftPrices')
})

test('a defect after the request has left makes its outcome unknown', async () => {
  const started = await startBesideDisk({ answer: () => Promise.reject(new Error('broken')) })
  await expect(sendBatch(started.dependencies, work(started))).rejects.toThrow('broken')
  expect(await stateOf(started)).toMatchObject({ kind: 'unknown', patienceMs: 1 })
})

test('a lost batch whose prices are as before is one that was not applied, and leaves its draft as it was', async () => {
  const started = await startBesideDisk({})
  const { world, draftId, dependencies, announced } = started
  putIn(started, (now) => ({ kind: 'unknown', since: now - 60_000, patienceMs: 1 }))
  const steps = await world().call('drafts.listSteps', { draftId })
  const working = work(started)
  expect(await compareBatch(dependencies, working)).toEqual(success(null))
  expect(working.told).toContainEqual({ phase: 'confirming', unit: 'bytes', done: 0, total: null })
  expect((await stateOf(started)).kind).toBe('notApplied')
  expect(await world().call('drafts.listSteps', { draftId })).toEqual(steps)
  expect(announced).toEqual(['draftPrices'])
})

test('a batch that the server took and does not show differs by the units that it does not show', async () => {
  const started = await startBesideDisk({})
  const { store, batchId, dependencies } = started
  putIn(started, (at) => ({ kind: 'sent', at }))
  const [first, ...others] = store.readBatchUnits(batchId)
  if (first === undefined) throw new Error('there is no unit')
  const shown = { ...first.before, grossMinor: first.before.grossMinor ?? 0 }
  const units = [{ ...first, after: { ...first.after, ...shown } }, ...others].map((unit) => ({
    ...unit,
    after: { netMinor: unit.after.netMinor ?? 0, grossMinor: unit.after.grossMinor },
  }))
  const state = { kind: 'sent', at: 1 } as const
  const of = { batchId, at: 1, isFoundOut: false, sentStep: null, refusals: null }
  store.write.settleBatch({ ...of, state, units })
  await compareBatch(dependencies, work(started))
  expect(await stateOf(started)).toMatchObject({ kind: 'differs', units: 2 })
})

test('of what was left, only what may still arrive is unknown; what has ended stays as it is', async () => {
  const started = await startBesideDisk({ refused: { writeFoundOut: () => full } })
  const { dependencies, world, batchId } = started
  const leftIn = async (state: (now: number) => BatchState) => {
    putIn(started, state)
    const ended = endLeftBatch(dependencies, (await readBatch(world(), batchId)).batch)
    return [ended, (await stateOf(started)).kind]
  }
  expect(await leftIn((since) => ({ kind: 'sending', since }))).toEqual([success(null), 'unknown'])
  expect(await leftIn(() => ({ kind: 'checking' }))).toEqual([full, 'notSent'])
  expect(await leftIn((at) => ({ kind: 'confirmed', at }))).toEqual([null, 'confirmed'])
})

test('where the disk does not take how a left batch ends, nothing else is written of it', async () => {
  const started = await startBesideDisk({ refused: { writeBatchState: () => full } })
  putIn(started, () => ({ kind: 'checking' }))
  const { batch } = await readBatch(started.world(), started.batchId)
  expect(endLeftBatch(started.dependencies, batch)).toEqual(full)
  const { foundOutAt } = (await readBatch(started.world(), started.batchId)).batch
  expect(foundOutAt).toBeNull()
})

const preparing = { leftOut: [], note: '', state: { kind: 'checking' } } as const

test('neither a draft that is not there nor one in the archive is prepared', async () => {
  const { world, dependencies, draftId } = await startBesideDisk({})
  const { revision } = await world().call('drafts.readDraft', { draftId })
  const nowhere = { ...preparing, draftId: draftIdSchema.parse('none'), revision }
  const missing = { ok: false, failure: { kind: 'notAllowed', reason: 'notFound' } }
  expect(prepareBatch(dependencies, nowhere)).toMatchObject(missing)
  await world().call('batches.unsealDraft', { draftId })
  await world().call('drafts.discardDraft', { draftId })
  expect(prepareBatch(dependencies, { ...preparing, draftId, revision })).toMatchObject(missing)
})

test('a batch that the disk does not take is not prepared, and neither is one that takes it back', async () => {
  const { world, dependencies, draftId, batchId } = await startBesideDisk({
    refused: { insertBatch: () => full, insertRollBack: () => full },
  })
  await world().call('batches.unsealDraft', { draftId })
  const { revision } = await world().call('drafts.readDraft', { draftId })
  expect(prepareBatch(dependencies, { ...preparing, draftId, revision })).toEqual(full)
  writeBatchState(world().store.db, { batchId, state: { kind: 'confirmed', at: 1 } })
  expect(rollBack(dependencies, batchId)).toEqual(full)
})

test('a unit that the pricelist no longer has is in the batch by its ID', async () => {
  const { world, dependencies, draftId, store } = await startBesideDisk({})
  await world().call('batches.unsealDraft', { draftId })
  const base = { netMinor: 1, grossMinor: 2 }
  const price = { netMinor: 3, grossMinor: 4, typed: 'both', base } as const
  await edit(world(), draftId, [{ unitId: unitIdSchema.parse(999_999), price }])
  const { revision } = await world().call('drafts.readDraft', { draftId })
  const prepared = prepareBatch(dependencies, { ...preparing, draftId, revision })
  if (!prepared.ok) throw new Error('it was not prepared')
  expect(store.readBatchUnits(prepared.value).at(-1)).toMatchObject({
    unitId: 999_999,
    number: '999999',
    building: '',
    after: { netMinor: 3, grossMinor: 4 },
  })
})

test('a draft that is gone gets no step of what has arrived', async () => {
  const { dependencies, store, batchId } = await startBesideDisk({})
  const batch = store.readBatch(batchId)
  if (batch === null) throw new Error('there is no batch')
  const units = store.readBatchUnits(batchId)
  expect(sentStep(dependencies, batch, units)?.changes).toHaveLength(3)
  expect(sentStep(dependencies, { ...batch, draftId: null }, units)).toBeNull()
  const gone = { ...batch, draftId: draftIdSchema.parse('gone') }
  expect(sentStep(dependencies, gone, units)).toBeNull()
})
