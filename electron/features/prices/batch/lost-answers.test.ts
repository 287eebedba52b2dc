import { expect, test } from 'vitest'
import { unitIdSchema } from '#core/ids'
import type { Unit } from '#core/prices/pricelist/unit'
import { timeouts } from '../../../crm/endpoints/timeouts.ts'
import { toPriceData } from '../../../crm/wire/price-update.ts'
import { batchesStore } from '../../../wiring/stores/batches-store.ts'
import {
  arrivedBatches,
  drafted,
  edit,
  finished,
  readBatch,
  readDraft,
  readUnits,
  sendDraft,
} from '../../../wiring/testing/prices/acts.ts'
import { of } from '../../../wiring/testing/prices/prices-world.ts'
import { startWithDraft } from '../../../wiring/testing/prices/start-prices.ts'
import { settleByRead } from './compare-batch.ts'

const patienceMs = timeouts.batchMs

const dearer = ({ priceGrossMinor }: Unit) => (priceGrossMinor ?? 0) + 50_000_00

type Fault = { readonly kind: string; readonly [field: string]: unknown }

const sendWith = async (fault: Fault, endpoint = 'update-units', calls = 1) => {
  const started = await startWithDraft(dearer)
  await started.sandbox.control('POST', '/faults', { endpoint, calls, fault })
  const sent = await sendDraft(started.world(), started.draftId)
  return { ...sent, ...started, wanted: started.units.map(({ id }) => id) }
}

test.each([
  ['a connection lost after the change', { kind: 'resetAfter' }],
  ['half an answer', { kind: 'truncated' }],
  ['a proxy that has waited long enough', { kind: 'status', status: 408, when: 'after' }],
])('after %s a fresh read finds the prices there', async (_name, fault) => {
  const { world, draftId, sandbox, batch, wanted } = await sendWith(fault)
  expect(batch).toMatchObject({ state: { kind: 'confirmed' }, foundOutAt: expect.any(Number) })
  expect(await arrivedBatches(sandbox)).toEqual([wanted])
  expect((await readDraft(world(), draftId)).size).toBe(0)
})

test.each([
  ['an error of the server', { kind: 'status', status: 500 }, 'notApplied'],
  ['an endpoint that is gone', { kind: 'status', status: 404 }, 'notSent'],
  ['an endpoint that asks for patience', { kind: 'tooMany', retryAfterSeconds: 60 }, 'notSent'],
] as const)('%s changes nothing, once, and the draft stays', async (_name, fault, kind) => {
  const { world, draftId, sandbox, batch, outcome } = await sendWith(fault)
  expect(batch.state.kind).toBe(kind)
  expect(outcome).toMatchObject({ kind: expect.any(String) })
  expect((await arrivedBatches(sandbox)).length).toBeLessThanOrEqual(1)
  expect((await readDraft(world(), draftId)).size).toBe(3)
})

test('a server that has not answered may still be at it: prices as before prove nothing at once', async () => {
  const { world, draftId, sandbox, clock, batchId, batch, outcome } = await sendWith({
    kind: 'resetDuring',
  })
  expect(batch.state.kind).toBe('unknown')
  const at = clock.now() + patienceMs
  expect(outcome).toMatchObject({ kind: 'unknownOutcome', again: { at } })
  const impatient = await sendDraft(world(), draftId)
  expect(impatient.batch.state).toMatchObject({ failure: { kind: 'unknownOutcome' } })
  clock.moveTo(at)
  await finished(world(), (await world().call('batches.compare', { batchId })).jobId)
  const later = await readBatch(world(), batchId)
  expect(later.batch).toMatchObject({ state: { kind: 'notApplied' }, foundOutAt: at })
  expect((await arrivedBatches(sandbox)).length).toBeLessThanOrEqual(1)
  expect((await readDraft(world(), draftId)).size).toBe(3)
})

test.each([
  ...[408, 502, 503, 504].map(
    (status) => [`status ${status}`, { kind: 'status', status }] as const,
  ),
  ['the page of a proxy', { kind: 'htmlPage', status: 200 }],
  ['the page of a proxy that has given up', { kind: 'htmlPage', status: 502 }],
] as const)(
  'after %s the server may still be at it: what stands before it has answered',
  async (_name, fault) => {
    const { world, clock, batchId, batch } = await sendWith(fault)
    expect(batch.state.kind).toBe('unknown')
    clock.moveTo(clock.now() + patienceMs)
    await finished(world(), (await world().call('batches.compare', { batchId })).jobId)
    expect((await readBatch(world(), batchId)).batch.state.kind).toBe('notApplied')
  },
)

test('prices that were asked for while the server may still have been at it prove nothing, however late they are looked at', async () => {
  const { world, clock, batch } = await sendWith({ kind: 'resetDuring' })
  const until = clock.now() + patienceMs
  clock.moveTo(until + 1)
  const store = batchesStore(world().store)
  expect(settleByRead({ store, clock }, batch, null)).toMatchObject({
    failure: { kind: 'unknownOutcome', again: { at: until } },
  })
})

test('a batch whose fate is known stays as it is, whatever its prices become later', async () => {
  const { world, clock, sandbox, batchId, batch } = await sendWith({ kind: 'resetAfter' })
  expect(batch.state.kind).toBe('confirmed')
  const { units: sent } = await readBatch(world(), batchId)
  const later = sent.map(({ unitId, after }) => ({
    unitId,
    priceNetMinor: after.netMinor + 100,
    priceGrossMinor: after.grossMinor + 121,
  }))
  expect((await sandbox.post('update-units', { data: toPriceData(later) })).status).toBe(200)
  clock.moveTo(clock.now() + 60_000)
  await finished(world(), (await world().call('batches.compare', { batchId })).jobId)
  expect((await readBatch(world(), batchId)).batch).toEqual(batch)
})

test('while the server may still be at it, prices that somebody else has set prove nothing either', async () => {
  const { world, clock, sandbox, batchId, units } = await sendWith({ kind: 'resetDuring' })
  const prices = { priceWithoutVat: 1_000_000, priceWithVat: 1_210_000 }
  for (const { id } of units) await sandbox.control('PATCH', `/units/${id}`, { prices })
  const compare = async () => {
    await finished(world(), (await world().call('batches.compare', { batchId })).jobId)
    return (await readBatch(world(), batchId)).batch.state.kind
  }
  clock.moveTo(clock.now() + 1)
  expect(await compare()).toBe('unknown')
  clock.moveTo(clock.now() + patienceMs)
  expect(await compare()).toBe('differs')
})

test('a clock that was set back far keeps no batch open', async () => {
  const { world, clock, batchId } = await sendWith({ kind: 'resetDuring' })
  clock.moveTo(clock.now() - 86_400_000)
  await finished(world(), (await world().call('batches.compare', { batchId })).jobId)
  expect((await readBatch(world(), batchId)).batch.state.kind).toBe('notApplied')
})

type SentBatch = Pick<
  Awaited<ReturnType<typeof sendWith>>,
  'world' | 'clock' | 'sandbox' | 'batchId'
>

/** A batch that was judged too early: its prices show in a pricelist that is read later. */
const arriveLate = async ({ world, clock, sandbox, batchId }: SentBatch) => {
  clock.moveTo(clock.now() + patienceMs)
  await finished(world(), (await world().call('batches.compare', { batchId })).jobId)
  expect((await readBatch(world(), batchId)).batch.state.kind).toBe('notApplied')
  world().lookAfterBatches()
  expect((await readBatch(world(), batchId)).batch.state.kind).toBe('notApplied')
  const { units: sent } = await readBatch(world(), batchId)
  const late = sent.map(({ unitId, after }) => ({
    unitId,
    priceNetMinor: after.netMinor,
    priceGrossMinor: after.grossMinor,
  }))
  expect((await sandbox.post('update-units', { data: toPriceData(late) })).status).toBe(200)
  clock.moveTo(clock.now() + 60_000)
}

test('a batch that seemed not to have arrived and shows later is corrected, told, and its draft wants it no more', async () => {
  const started = await sendWith({ kind: 'resetDuring' })
  const { world, clock, batchId, draftId } = started
  await arriveLate(started)
  await finished(world(), (await world().call('prices.refreshPricelist', of)).jobId)
  const announced = world().announced.length
  world().lookAfterBatches()
  const { batch, units } = await readBatch(world(), batchId)
  const unitId = units[0]?.unitId ?? unitIdSchema.parse(0)
  const history = await world().call('prices.readPriceHistory', { ...of, unitId })
  expect(history.map(({ origin }) => origin)).toEqual(['first', 'batch'])
  expect(world().announced.slice(announced)).toContain('draftPrices')
  expect(batch).toMatchObject({ state: { kind: 'confirmed' }, foundOutAt: clock.now() })
  expect(units.map(({ state }) => state)).toEqual(['confirmed', 'confirmed', 'confirmed'])
  expect((await readDraft(world(), draftId)).size).toBe(0)
  expect(world().notices).toEqual([expect.stringMatching(/arrived after all: they are in the CRM/)])
  expect(await world().call('batches.listOpenBatches', {})).toMatchObject([{ id: batchId }])
})

test('a price alone that is set to what a batch that has not arrived wanted is somebody else’s', async () => {
  const { world, clock, sandbox, batchId } = await sendWith({ kind: 'resetDuring' })
  clock.moveTo(clock.now() + patienceMs)
  await finished(world(), (await world().call('batches.compare', { batchId })).jobId)
  const { batch, units } = await readBatch(world(), batchId)
  expect(batch.state.kind).toBe('notApplied')
  const alone = units.slice(0, 1).map(({ unitId, after }) => ({
    unitId,
    priceNetMinor: after.netMinor,
    priceGrossMinor: after.grossMinor,
  }))
  expect((await sandbox.post('update-units', { data: toPriceData(alone) })).status).toBe(200)
  clock.moveTo(clock.now() + 60_000)
  await finished(world(), (await world().call('prices.refreshPricelist', of)).jobId)
  const unitId = alone[0]?.unitId ?? unitIdSchema.parse(0)
  const history = await world().call('prices.readPriceHistory', { ...of, unitId })
  expect(history.map(({ origin }) => origin)).toEqual(['first', 'elsewhere'])
})

test('prices that an earlier batch gave the same units keep nobody from seeing that a later one has arrived', async () => {
  const started = await startWithDraft(dearer)
  const { world, clock, sandbox, draftId, units } = started
  expect((await sendDraft(world(), draftId)).batch.state.kind).toBe('confirmed')
  clock.moveTo(clock.now() + 60_000)
  const sent = new Set(units.map(({ id }) => id))
  const fresh = (await readUnits(world())).filter(({ id }) => sent.has(id))
  const changes = fresh.map((unit) => drafted(unit, dearer(unit)))
  await edit(world(), draftId, changes)
  const fault = { kind: 'resetDuring' }
  await sandbox.control('POST', '/faults', { endpoint: 'update-units', calls: 1, fault })
  const { batchId } = await sendDraft(world(), draftId)
  await arriveLate({ ...started, batchId })
  await finished(world(), (await world().call('prices.refreshPricelist', of)).jobId)
  world().lookAfterBatches()
  expect((await readBatch(world(), batchId)).batch.state.kind).toBe('confirmed')
})

test('where the same prices were sent again it is those that have arrived', async () => {
  const { world, clock, batchId, draftId } = await sendWith({ kind: 'resetDuring' })
  clock.moveTo(clock.now() + patienceMs)
  await finished(world(), (await world().call('batches.compare', { batchId })).jobId)
  clock.moveTo(clock.now() + 60_000)
  const second = await sendDraft(world(), draftId)
  expect(second.batch.state.kind).toBe('confirmed')
  world().lookAfterBatches()
  expect((await readBatch(world(), batchId)).batch.state.kind).toBe('notApplied')
})

test('prices that show a day later are somebody else’s', async () => {
  const started = await sendWith({ kind: 'resetDuring' })
  const { world, clock, batchId } = started
  await arriveLate(started)
  clock.moveTo(clock.now() + 86_400_001)
  await finished(world(), (await world().call('prices.refreshPricelist', of)).jobId)
  const announced = world().announced.length
  for (let look = 0; look < 2; look++) world().lookAfterBatches()
  expect((await readBatch(world(), batchId)).batch.state.kind).toBe('notApplied')
  expect([world().notices, world().announced.slice(announced)]).toEqual([[], []])
})

test('the page of a proxy over prices that have arrived is no failure', async () => {
  const { batch, sandbox, wanted } = await sendWith({ kind: 'htmlPage', when: 'after' })
  expect(batch).toMatchObject({ state: { kind: 'confirmed' }, foundOutAt: expect.any(Number) })
  expect(await arrivedBatches(sandbox)).toEqual([wanted])
})

test('when not even the fresh read succeeds it stays unknown, until a later one finds out', async () => {
  const { world, draftId, sandbox, units } = await startWithDraft(dearer)
  const lost = { endpoint: 'update-units', fault: { kind: 'resetAfter' } }
  await sandbox.control('POST', '/faults', lost)
  const answered = { endpoint: 'get-project', calls: 1, fault: { kind: 'latency', ms: 0 } }
  await sandbox.control('POST', '/faults', answered)
  const down = { endpoint: 'get-project', calls: 4, fault: { kind: 'status', status: 500 } }
  await sandbox.control('POST', '/faults', down)
  const { batchId, batch, outcome } = await sendDraft(world(), draftId)
  expect(batch.state.kind).toBe('unknown')
  expect(outcome).toMatchObject({ kind: 'unreachable' })
  expect(await world().call('batches.listOpenBatches', {})).toMatchObject([
    { id: batchId, state: { kind: 'unknown' } },
  ])
  await finished(world(), (await world().call('batches.compare', { batchId })).jobId)
  expect((await readBatch(world(), batchId)).batch.state.kind).toBe('confirmed')
  expect(await arrivedBatches(sandbox)).toEqual([units.map(({ id }) => id)])
})

test('what was found out is told until somebody has read it', async () => {
  const { world, batchId } = await sendWith({ kind: 'resetAfter' })
  const open = () => world().call('batches.listOpenBatches', {})
  expect(await open()).toMatchObject([{ id: batchId, state: { kind: 'confirmed' } }])
  await world().call('batches.acknowledge', { batchId })
  expect(await open()).toEqual([])
})

test('a batch that the server took and nobody could confirm stays sent, and is confirmed later', async () => {
  const { world, draftId, sandbox } = await startWithDraft(dearer)
  await sandbox.control('POST', '/faults', {
    endpoint: 'get-project',
    calls: 1,
    fault: { kind: 'latency', ms: 0 },
  })
  await sandbox.control('POST', '/faults', {
    endpoint: 'get-project',
    calls: 4,
    fault: { kind: 'status', status: 500 },
  })
  const { batchId, batch } = await sendDraft(world(), draftId)
  expect(batch.state.kind).toBe('sent')
  expect((await readDraft(world(), draftId)).size).toBe(0)
  await finished(world(), (await world().call('batches.compare', { batchId })).jobId)
  const later = await readBatch(world(), batchId)
  expect(later.batch).toMatchObject({ state: { kind: 'confirmed' }, foundOutAt: null })
})

test('an earlier batch of unknown fate is judged before the next one changes the prices', async () => {
  const { world, draftId, sandbox, clock } = await startWithDraft(dearer)
  await sandbox.control('POST', '/faults', {
    endpoint: 'update-units',
    calls: 1,
    fault: { kind: 'resetDuring' },
  })
  await sandbox.control('POST', '/faults', {
    endpoint: 'get-project',
    calls: 1,
    fault: { kind: 'latency', ms: 0 },
  })
  await sandbox.control('POST', '/faults', {
    endpoint: 'get-project',
    calls: 4,
    fault: { kind: 'status', status: 500 },
  })
  const first = await sendDraft(world(), draftId)
  expect(first.batch.state.kind).toBe('unknown')
  clock.moveTo(clock.now() + patienceMs)
  const second = await sendDraft(world(), draftId)
  expect(second.batch.state.kind).toBe('confirmed')
  expect((await readBatch(world(), first.batchId)).batch.state.kind).toBe('notApplied')
})

test('a pricelist that cannot be read keeps everything here', async () => {
  const { sandbox, batch, outcome, world, draftId } = await sendWith(
    { kind: 'status', status: 500 },
    'get-project',
    4,
  )
  expect(batch.state).toMatchObject({ kind: 'notSent', failure: { kind: 'unreachable' } })
  expect(outcome).toMatchObject({ kind: 'unreachable' })
  expect(await arrivedBatches(sandbox)).toEqual([])
  expect((await readDraft(world(), draftId)).size).toBe(3)
})

test('a batch that was taken and could not be read again is judged before the next one changes its prices', async () => {
  const { world, draftId, sandbox, units } = await startWithDraft(dearer)
  const ofReading = { endpoint: 'get-project' }
  await sandbox.control('POST', '/faults', { ...ofReading, fault: { kind: 'latency', ms: 0 } })
  const down = { kind: 'status', status: 500 }
  await sandbox.control('POST', '/faults', { ...ofReading, calls: 4, fault: down })
  const { batchId, batch } = await sendDraft(world(), draftId)
  expect(batch.state.kind).toBe('sent')
  const changes = units.map((unit) => {
    const { netMinor, grossMinor } = drafted(unit, dearer(unit)).price ?? {}
    const base = { netMinor: netMinor ?? null, grossMinor: grossMinor ?? null }
    const change = drafted(unit, dearer(unit) + 1_000_00)
    return { ...change, price: change.price && { ...change.price, base } }
  })
  await edit(world(), draftId, changes)
  expect((await sendDraft(world(), draftId)).batch.state.kind).toBe('confirmed')
  expect((await readBatch(world(), batchId)).batch.state.kind).toBe('confirmed')
})

test('what a later batch finds out of an earlier one is told to who looks at its draft, also where it is stopped', async () => {
  const { world, sandbox, units, clock, batchId, draftId } = await sendWith({ kind: 'resetDuring' })
  const late = units.map((unit) => ({
    unitId: unit.id,
    priceNetMinor: dearer(unit) - 100_000_00,
    priceGrossMinor: dearer(unit),
  }))
  expect((await sandbox.post('update-units', { data: toPriceData(late) })).status).toBe(200)
  const other = await world().call('drafts.createDraft', { ...of, name: 'Jaro' })
  await edit(
    world(),
    other,
    units.slice(0, 1).map((unit) => drafted(unit, 9_000_000_00)),
  )
  clock.moveTo(clock.now() + 1)
  const announced = world().announced.length
  expect((await sendDraft(world(), other)).batch.state.kind).toBe('stopped')
  expect((await readBatch(world(), batchId)).batch.state.kind).toBe('confirmed')
  expect((await readDraft(world(), draftId)).size).toBe(0)
  expect(world().announced.slice(announced)).toContain('draftPrices')
})
