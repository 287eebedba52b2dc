import { expect, test } from 'vitest'
import { failed, success } from '#core/contract/failure'
import type { Unit } from '#core/prices/pricelist/unit'
import { minuteMs, secondMs } from '#core/time'
import type { SendingClaims } from '../../../crm/guards/sending-claims.ts'
import {
  arrivedBatches,
  drafted,
  edit,
  finished,
  readBatch,
  readDraft,
} from '../../../wiring/testing/prices/acts.ts'
import { of } from '../../../wiring/testing/prices/prices-world.ts'
import { startWithDraft } from '../../../wiring/testing/prices/start-prices.ts'

const dearer = ({ priceGrossMinor }: Unit) => (priceGrossMinor ?? 0) + 50_000_00

const startScheduled = async (given: { readonly sendings?: SendingClaims } = {}) => {
  const started = await startWithDraft(dearer, 3, given)
  const at = started.clock.now() + 60 * minuteMs
  const { draftId } = started
  const { revision } = await started.world().call('drafts.readDraft', { draftId })
  const wanted = { draftId, revision, leftOut: [], note: 'od pondělí', at }
  const batchId = await started.world().call('batches.schedule', wanted)
  const { world, clock } = started
  return {
    ...started,
    at,
    batchId,
    /** Looks, and waits for what that has begun. */
    look: async () => {
      world().lookAfterBatches()
      const running = world()
        .jobs.list()
        .filter(({ outcome }) => outcome === null)
      for (const { id } of running) await finished(world(), id)
      return (await readBatch(world(), batchId)).batch.state
    },
    passTo: (time: number) => {
      clock.moveElapsed(clock.elapsedMs() + time - clock.now())
      clock.moveTo(time)
    },
  }
}

type StartedPrices = Awaited<ReturnType<typeof startScheduled>>

const anyDeal = async ({ control }: StartedPrices['sandbox']) => {
  const units = (await control('GET', `/units?projectId=${of.projectId}`)) as {
    dealId: number | null
  }[]
  return units.find(({ dealId }) => dealId !== null)?.dealId
}

test('a batch waits for its time and not a moment less', async () => {
  const { at, look, passTo, sandbox, world, draftId } = await startScheduled()
  expect(await look()).toEqual({ kind: 'scheduled', at })
  passTo(at - 1)
  expect(await look()).toEqual({ kind: 'scheduled', at })
  expect(await arrivedBatches(sandbox)).toEqual([])
  passTo(at)
  expect(await look()).toMatchObject({ kind: 'confirmed' })
  expect(await arrivedBatches(sandbox)).toHaveLength(1)
  expect((await readDraft(world(), draftId)).size).toBe(0)
  // What has gone as it was meant to is nobody's news.
  expect(world().notices).toEqual([])
  expect(await world().call('batches.listOpenBatches', {})).toEqual([])
})

test('a batch that is five minutes late goes by itself, and a moment later it asks', async () => {
  const inTime = await startScheduled()
  inTime.passTo(inTime.at + 5 * minuteMs)
  expect(await inTime.look()).toMatchObject({ kind: 'confirmed' })
  const late = await startScheduled()
  late.passTo(late.at + 5 * minuteMs + 1)
  expect(await late.look()).toEqual({ kind: 'missed', at: late.at })
})

test('a batch whose time has come is being checked until it is known whether it may leave', async () => {
  const { at, look, passTo, sandbox, world, batchId } = await startScheduled()
  passTo(at)
  const hanging = { endpoint: 'get-project', calls: 1, fault: { kind: 'latency', ms: 60_000 } }
  await sandbox.control('POST', '/faults', hanging)
  const looked = look()
  expect((await readBatch(world(), batchId)).batch.state).toEqual({
    kind: 'checking',
    scheduledFor: at,
  })
  await sandbox.control('DELETE', '/faults')
  expect(await looked).toMatchObject({ kind: 'confirmed' })
})

test('a batch whose prices come in only after the computer has slept does not leave hours late', async () => {
  const { at, look, passTo, sandbox, world } = await startScheduled()
  passTo(at)
  const hanging = { endpoint: 'get-project', calls: 1, fault: { kind: 'latency', ms: 60_000 } }
  await sandbox.control('POST', '/faults', hanging)
  const looked = look()
  passTo(at + 60 * minuteMs)
  await sandbox.control('DELETE', '/faults')
  await looked
  expect(await arrivedBatches(sandbox)).toEqual([])
  expect(await look()).toEqual({ kind: 'missed', at })
  expect(world().notices).toEqual([expect.stringContaining('missed their time')])
})

test('a batch whose project a colleague is sending waits, says so, and goes once it can or asks when it is late', async () => {
  const taken = { kind: 'taken', by: 'Petr', standing: 'busy', again: 'now' } as const
  let isFree = false
  const sendings: SendingClaims = {
    claim: () =>
      Promise.resolve(
        isFree ? success({ isKept: async () => true, end: () => undefined }) : failed(taken),
      ),
  }
  const inTime = await startScheduled({ sendings })
  const waits = { kind: 'scheduled', at: inTime.at, heldUpBy: taken }
  inTime.passTo(inTime.at)
  expect(await inTime.look()).toEqual(waits)
  expect(inTime.world().notices).toEqual([])
  isFree = true
  // A colleague is not asked for at every look.
  expect(await inTime.look()).toEqual(waits)
  inTime.passTo(inTime.at + 15 * secondMs)
  expect(await inTime.look()).toMatchObject({ kind: 'confirmed' })
  isFree = false
  const late = await startScheduled({ sendings })
  late.passTo(late.at)
  await late.look()
  late.passTo(late.at + 5 * minuteMs + 1)
  expect(await late.look()).toEqual({ kind: 'missed', at: late.at, heldUpBy: taken })
  expect(late.world().notices).toEqual([expect.stringContaining('missed their time')])
  expect(await arrivedBatches(late.sandbox)).toEqual([])
})

test('a batch that a person cancels while a colleague holds it up does not go back to its time', async () => {
  let cancel: () => void = () => undefined
  const taken = { kind: 'taken', by: 'Petr', standing: 'busy', again: 'now' } as const
  const sendings: SendingClaims = {
    claim: async () => {
      cancel()
      return failed(taken)
    },
  }
  const { world, passTo, at, look } = await startScheduled({ sendings })
  cancel = () => {
    for (const { id } of world().jobs.list()) world().jobs.cancel(id)
  }
  passTo(at)
  expect(await look()).toMatchObject({ kind: 'notSent', failure: { kind: 'cancelled' } })
})

const sealed = { failure: { kind: 'notAllowed', reason: 'draftSealed' } }

test('the draft of a batch that waits is sealed: nobody takes for sent what would not be in it', async () => {
  const { at, look, passTo, world, draftId, units, clock } = await startScheduled()
  const [first] = units
  if (!first) throw new Error('the sandbox has no free flats')
  const { call } = world()
  const change = () => edit(world(), draftId, [drafted(first, 1_000_000_00)])
  await expect(change()).rejects.toMatchObject(sealed)
  await expect(call('drafts.undo', { draftId })).rejects.toMatchObject(sealed)
  await expect(call('drafts.discardDraft', { draftId })).rejects.toMatchObject(sealed)
  const { revision } = await call('drafts.readDraft', { draftId })
  const again = { draftId, revision, leftOut: [], note: '' }
  await expect(call('batches.send', again)).rejects.toMatchObject(sealed)
  await expect(
    call('batches.schedule', { ...again, at: clock.now() + minuteMs }),
  ).rejects.toMatchObject(sealed)
  await look()
  passTo(at)
  expect(await look()).toMatchObject({ kind: 'confirmed' })
  await change()
  expect((await readDraft(world(), draftId)).get(first.id)).toMatchObject({
    grossMinor: 1_000_000_00,
  })
})

test('a sealed draft says when it leaves, and is changed once what waits is withdrawn', async () => {
  const { at, batchId, look, passTo, world, draftId, units, sandbox } = await startScheduled()
  const [first] = units
  if (!first) throw new Error('the sandbox has no free flats')
  const { call } = world()
  const seal = async () => (await call('drafts.listDrafts', of))[0]?.seal
  expect(await seal()).toEqual({ batchId, kind: 'scheduled', at, by: null })
  await look()
  passTo(at + 60 * minuteMs)
  await look()
  expect(await seal()).toEqual({ batchId, kind: 'missed', at, by: null })
  await call('batches.unsealDraft', { draftId })
  expect(await seal()).toBeNull()
  await edit(world(), draftId, [drafted(first, 1_000_000_00)])
  expect(await look()).toMatchObject({ kind: 'withdrawn' })
  expect(await arrivedBatches(sandbox)).toEqual([])
})

test('a price that was changed meanwhile stops it when its time comes', async () => {
  const { at, look, passTo, sandbox, units } = await startScheduled()
  const prices = { priceWithoutVat: 1_000_000, priceWithVat: 1_210_000 }
  await sandbox.control('PATCH', `/units/${units[0]?.id}`, { prices })
  await look()
  passTo(at)
  expect(await look()).toMatchObject({ kind: 'stopped', reasons: [{ kind: 'conflict' }] })
  expect(await arrivedBatches(sandbox)).toEqual([])
})

test.each([
  ['stopped', 'get-unit', { kind: 'latency', ms: 0 }, '2'],
  ['notSent', 'get-project', { kind: 'status', status: 500 }, '0'],
  ['rejected', 'update-units', { kind: 'latency', ms: 0 }, '0'],
])('a batch that ends %s while nobody looks is told until it is read', async (...given) => {
  const [kind, endpoint, fault, flat_status] = given
  const { at, look, passTo, sandbox, units, world, batchId } = await startScheduled()
  const open = () => world().call('batches.listOpenBatches', {})
  const unit = `/units/${units[0]?.id}`
  await sandbox.control('POST', '/faults', { endpoint, calls: 4, fault })
  await sandbox.control('PATCH', unit, { attributes: { flat_status } })
  if (kind === 'rejected') await sandbox.control('PATCH', unit, { dealId: await anyDeal(sandbox) })
  await look()
  passTo(at)
  expect(await look()).toMatchObject({ kind })
  expect(await open()).toMatchObject([
    { id: batchId, state: { kind }, projectName: 'Rezidence Podviní' },
  ])
  expect(world().notices).toEqual([expect.stringMatching(/^Prices “Podzim” \(3 units\) /)])
  await world().call('batches.acknowledge', { batchId })
  expect(await open()).toEqual([])
})

test('a computer that slept through its time asks, and then sends at a word', async () => {
  const { at, clock, look, sandbox, world, batchId } = await startScheduled()
  await look()
  clock.moveTo(at + 6 * minuteMs)
  expect(await look()).toEqual({ kind: 'scheduled', at })
  expect(await look()).toEqual({ kind: 'missed', at })
  expect(world().notices).toEqual([expect.stringContaining('missed their time')])
  expect(await world().call('batches.listOpenBatches', {})).toMatchObject([
    { id: batchId, state: { kind: 'missed' } },
  ])
  expect(await arrivedBatches(sandbox)).toEqual([])
  await finished(world(), (await world().call('batches.sendNow', { batchId })).jobId)
  expect((await readBatch(world(), batchId)).batch.state.kind).toBe('confirmed')
})

test('a clock that leaps to its time and back sends nothing', async () => {
  const { at, clock, look, sandbox } = await startScheduled()
  await look()
  const before = clock.now()
  clock.moveTo(at)
  expect(await look()).toEqual({ kind: 'scheduled', at })
  clock.moveTo(before)
  await look()
  expect(await look()).toEqual({ kind: 'scheduled', at })
  expect(await arrivedBatches(sandbox)).toEqual([])
})

test('an application that was not running at its time asks when it starts again', async () => {
  const { at, clock, restart, batchId, sandbox } = await startScheduled()
  clock.moveTo(at)
  const world = await restart('second')
  expect((await readBatch(world, batchId)).batch.state).toEqual({ kind: 'missed', at })
  for (const _look of [1, 2]) world.lookAfterBatches()
  expect(world.notices).toEqual([expect.stringContaining('missed their time')])
  await world.call('batches.withdraw', { batchId })
  expect((await readBatch(world, batchId)).batch.state.kind).toBe('withdrawn')
  expect(await arrivedBatches(sandbox)).toEqual([])
})

test('an application that is started in time sends what it finds', async () => {
  const { at, passTo, restart, look } = await startScheduled()
  await restart('second')
  await look()
  passTo(at)
  expect(await look()).toMatchObject({ kind: 'confirmed' })
})

test('a batch is neither planned for the past, nor moved once it is on its way', async () => {
  const { world, draftId, clock, batchId, at, look, passTo } = await startScheduled()
  const past = { draftId, revision: 1, leftOut: [], note: '', at: clock.now() }
  await expect(world().call('batches.schedule', past)).rejects.toMatchObject({
    failure: { kind: 'invalidInput', path: 'at' },
  })
  await look()
  passTo(at)
  await look()
  const notAllowed = { failure: { kind: 'notAllowed' } }
  await expect(world().call('batches.withdraw', { batchId })).rejects.toMatchObject(notAllowed)
  await expect(world().call('batches.sendNow', { batchId })).rejects.toMatchObject(notAllowed)
})

test('a batch that waits is moved, and goes at the other time alone', async () => {
  const { at, look, passTo, sandbox, world, batchId } = await startScheduled()
  const later = at + 90 * minuteMs
  await world().call('batches.reschedule', { batchId, at: later })
  passTo(at)
  expect(await look()).toEqual({ kind: 'scheduled', at: later })
  passTo(later)
  expect(await look()).toMatchObject({ kind: 'confirmed' })
  expect(await arrivedBatches(sandbox)).toHaveLength(1)
})

test('a batch that was missed gets another time, which lies ahead', async () => {
  const { at, look, passTo, clock, world, batchId } = await startScheduled()
  passTo(at + 60 * minuteMs)
  expect(await look()).toEqual({ kind: 'missed', at })
  await expect(
    world().call('batches.reschedule', { batchId, at: clock.now() }),
  ).rejects.toMatchObject({ failure: { kind: 'invalidInput', path: 'at' } })
  const later = clock.now() + 30 * minuteMs
  await world().call('batches.reschedule', { batchId, at: later })
  expect(await look()).toEqual({ kind: 'scheduled', at: later })
  passTo(later)
  expect(await look()).toMatchObject({ kind: 'confirmed' })
  await expect(
    world().call('batches.reschedule', { batchId, at: later + minuteMs }),
  ).rejects.toMatchObject({ failure: { kind: 'notAllowed' } })
})
