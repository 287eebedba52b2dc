import { expect, test } from 'vitest'
import { fromJson } from '#core/json'
import type { Unit } from '#core/prices/pricelist/unit'
import {
  arrivedBatches,
  drafted,
  edit,
  finished,
  isFree,
  readDraft,
  readUnits,
  sendDraft,
} from '../../../wiring/testing/prices/acts.ts'
import { of } from '../../../wiring/testing/prices/prices-world.ts'
import { startWithDraft } from '../../../wiring/testing/prices/start-prices.ts'

const dearer = ({ priceGrossMinor }: Unit) => (priceGrossMinor ?? 0) + 50_000_00

const states = (units: readonly { state: string }[]) => units.map(({ state }) => state)

test('a draft is sent in one request, read again and confirmed, and leaves its draft', async () => {
  const { world, draftId, sandbox, units } = await startWithDraft(dearer)
  const { batch, units: sent, outcome } = await sendDraft(world(), draftId)
  expect(outcome).toBeNull()
  expect(batch).toMatchObject({
    state: { kind: 'confirmed' },
    author: 'eva',
    account: 'prices',
    unitCount: 3,
    draftId,
    draftName: 'Podzim',
    note: 'podzimní ceny',
    foundOutAt: null,
    origins: [{ label: { kind: 'edit', detail: null }, units: 3 }],
  })
  expect(batch.sumAfterMinor - batch.sumBeforeMinor).toBe(3 * 50_000_00)
  expect(states(sent)).toEqual(['confirmed', 'confirmed', 'confirmed'])
  expect(await arrivedBatches(sandbox)).toEqual([units.map(({ id }) => id)])
  expect(await readDraft(world(), draftId)).toEqual(new Map())
  const now = await readUnits(world())
  const prices = units.map(({ id }) => now.find((unit) => unit.id === id)?.priceGrossMinor)
  expect(prices).toEqual(units.map(dearer))
})

test('what went to the server cannot be taken back by undo', async () => {
  const { world, draftId } = await startWithDraft(dearer)
  await sendDraft(world(), draftId)
  const steps = await world().call('drafts.listSteps', { draftId })
  expect(steps.at(-1)).toMatchObject({ label: { kind: 'sent' }, isBarrier: true, unitCount: 3 })
  expect(await world().call('drafts.undo', { draftId })).toMatchObject({ changes: '[]' })
  await expect(world().call('drafts.goToStep', { draftId, position: 0 })).rejects.toMatchObject({
    failure: { kind: 'invalidInput', path: 'position' },
  })
})

test('units that are left out stay in the draft and are not sent', async () => {
  const { world, draftId, sandbox, units } = await startWithDraft(dearer)
  const [kept, ...others] = units.map(({ id }) => id)
  const { batch } = await sendDraft(world(), draftId, kept === undefined ? [] : [kept])
  expect(batch.unitCount).toBe(2)
  expect(await arrivedBatches(sandbox)).toEqual([others])
  expect([...(await readDraft(world(), draftId)).keys()]).toEqual([kept])
})

test('only units whose price really differs are sent', async () => {
  const { world, draftId, sandbox, units } = await startWithDraft(dearer)
  const [first, second] = units
  if (!first || !second) throw new Error('the sandbox has no free flats')
  const same = { unitId: first.id, price: drafted(first, 0).price }
  same.price = same.price && {
    ...same.price,
    netMinor: first.priceNetMinor ?? 0,
    grossMinor: first.priceGrossMinor ?? 0,
  }
  await edit(world(), draftId, [same])
  await sendDraft(world(), draftId)
  expect(await arrivedBatches(sandbox)).toEqual([units.slice(1).map(({ id }) => id)])
})

test('a price that was changed behind our back stops the batch before anything leaves', async () => {
  const { world, draftId, sandbox, units } = await startWithDraft(dearer)
  const id = units[1]?.id
  const prices = { priceWithoutVat: 1_000_000, priceWithVat: 1_210_000 }
  await sandbox.control('PATCH', `/units/${id}`, { prices })
  const { batch, outcome } = await sendDraft(world(), draftId)
  expect(batch.state).toEqual({ kind: 'stopped', reasons: [{ unitId: id, kind: 'conflict' }] })
  expect(outcome).toBeNull()
  expect(await arrivedBatches(sandbox)).toEqual([])
  expect((await readDraft(world(), draftId)).size).toBe(3)
})

test('a price that another draft of one’s own has sent is told apart from one that somebody has changed', async () => {
  const { world, draftId, sandbox, units, clock } = await startWithDraft(dearer)
  const [first, second] = units
  const other = await world().call('drafts.createDraft', { ...of, name: 'Jaro' })
  await edit(
    world(),
    other,
    units.map((unit) => drafted(unit, 900_000_000)),
  )
  await sendDraft(world(), draftId)
  const sentAt = clock.now()
  const ownSends = async () =>
    fromJson(await world().call('drafts.listOwnSends', { draftId: other }))
  const sent = units.map(({ id }) => ({ unitId: id, draftName: 'Podzim', sentAt }))
  expect(await ownSends()).toEqual(sent)
  const prices = { priceWithoutVat: 1_000_000, priceWithVat: 1_210_000 }
  await sandbox.control('PATCH', `/units/${first?.id}`, { prices })
  await finished(world(), (await world().call('prices.refreshPricelist', of)).jobId)
  expect((await ownSends()).map(({ unitId }) => unitId)).not.toContain(first?.id)
  expect((await ownSends()).map(({ unitId }) => unitId)).toContain(second?.id)
})

test('a unit that was reserved meanwhile stops the batch as locked', async () => {
  const { world, draftId, sandbox, units } = await startWithDraft(dearer)
  await sandbox.control('PATCH', `/units/${units[0]?.id}`, { attributes: { flat_status: '2' } })
  const { batch } = await sendDraft(world(), draftId)
  expect(batch.state).toEqual({
    kind: 'stopped',
    reasons: [{ unitId: units[0]?.id, kind: 'locked' }],
  })
  expect(await arrivedBatches(sandbox)).toEqual([])
})

test('where everything is as it should be already nothing is sent', async () => {
  const { world, draftId, sandbox, units } = await startWithDraft(dearer)
  await Promise.all([sendDraft(world(), draftId), sendDraft(world(), draftId)])
  expect(await arrivedBatches(sandbox)).toEqual([units.map(({ id }) => id)])
  const batches = await world().call('batches.listBatches', {
    ...of,
    before: null,
    limit: 10,
    unit: '',
    states: [],
  })
  expect(batches.map(({ state }) => state)).toMatchObject([
    { kind: 'stopped', reasons: [] },
    { kind: 'confirmed' },
  ])
})

test('a unit with a deal brings the batch down, is told from the others and remembered', async () => {
  const { world, draftId, sandbox, units } = await startWithDraft(dearer)
  const deals = (await sandbox.control('GET', `/units?projectId=${of.projectId}`)) as {
    dealId: number | null
  }[]
  const dealId = deals.find((unit) => unit.dealId !== null)?.dealId
  await sandbox.control('PATCH', `/units/${units[1]?.id}`, { dealId })
  const { batch, units: judged } = await sendDraft(world(), draftId)
  expect(batch.state).toMatchObject({
    kind: 'rejected',
    message: 'Validation failed for 1 unit(s)',
  })
  expect(states(judged)).toEqual(['alongside', 'culprit', 'alongside'])
  expect(judged[1]?.message).toBe('Unit is attached to a Deal')
  expect((await readDraft(world(), draftId)).size).toBe(3)
  const { evidence } = await world().call('prices.readDealEvidence', of)
  expect(evidence).toMatchObject([{ kind: 'refused', unitId: units[1]?.id, statusCode: 0 }])
  const again = await sendDraft(world(), draftId)
  expect(again.batch.state).toMatchObject({ kind: 'stopped', reasons: [{ kind: 'locked' }] })
  const rest = await sendDraft(world(), draftId, [judged[1]?.unitId ?? 0] as never)
  expect(rest.batch.state.kind).toBe('confirmed')
})

test('a price that was changed while the batch was on its way stands on what was sent', async () => {
  const { world, draftId, sandbox, units } = await startWithDraft(dearer, 2)
  const [first] = units
  if (!first) throw new Error('the sandbox has no free flats')
  const fault = { endpoint: 'update-units', fault: { kind: 'latency', ms: 60_000 } }
  await sandbox.control('POST', '/faults', fault)
  const { revision } = await world().call('drafts.readDraft', { draftId })
  const wanted = { draftId, revision, leftOut: [], note: '' }
  const { batchId, jobId } = await world().call('batches.send', wanted)
  while ((await world().call('batches.readBatch', { batchId }))?.batch.state.kind !== 'sending') {
    await new Promise((resolve) => setImmediate(resolve))
  }
  await edit(world(), draftId, [drafted(first, 9_000_000_00)])
  await sandbox.control('DELETE', '/faults')
  await finished(world(), jobId)
  const draft = await readDraft(world(), draftId)
  expect([...draft.keys()]).toEqual([first.id])
  expect(draft.get(first.id)).toMatchObject({
    grossMinor: 9_000_000_00,
    base: { grossMinor: dearer(first) },
  })
})

test('a draft without a change is not sent', async () => {
  const { world, draftId } = await startWithDraft(dearer)
  await world().call('drafts.goToStep', { draftId, position: 0 })
  await expect(sendDraft(world(), draftId)).rejects.toMatchObject({
    failure: { kind: 'invalidInput', path: 'draftId', rule: 'empty' },
  })
  expect((await readUnits(world())).filter(isFree).length).toBeGreaterThan(3)
})

test('the history of a unit tells which price came by a batch and which from elsewhere', async () => {
  const { world, draftId, sandbox, units } = await startWithDraft(dearer, 1)
  const [unit] = units
  if (!unit) throw new Error('the sandbox has no free flats')
  await sendDraft(world(), draftId)
  const prices = { priceWithoutVat: 1_000_000, priceWithVat: 1_210_000 }
  await sandbox.control('PATCH', `/units/${unit.id}`, { prices })
  await finished(world(), (await world().call('prices.refreshPricelist', of)).jobId)
  const history = await world().call('prices.readPriceHistory', { ...of, unitId: unit.id })
  expect(history.map(({ origin, pair }) => [origin, pair.grossMinor])).toEqual([
    ['first', unit.priceGrossMinor],
    ['batch', dearer(unit)],
    ['elsewhere', 1_210_000_00],
  ])
})

test('what was sent from here is never told as changed on the server, and what others changed is', async () => {
  const { world, draftId, sandbox, units, clock } = await startWithDraft(dearer)
  const since = clock.now()
  clock.moveTo(since + 60_000)
  await sendDraft(world(), draftId)
  const changed = () => world().call('prices.readChangedSince', { ...of, since })
  expect(await changed()).toEqual([])
  const [unit] = units
  const prices = { priceWithoutVat: 1_000_000, priceWithVat: 1_210_000 }
  await sandbox.control('PATCH', `/units/${unit?.id}`, { prices })
  await finished(world(), (await world().call('prices.refreshPricelist', of)).jobId)
  expect(await changed()).toMatchObject([{ unitId: unit?.id, now: { grossMinor: 1_210_000_00 } }])
})
