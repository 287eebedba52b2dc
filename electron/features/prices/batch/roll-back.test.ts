import { expect, test } from 'vitest'
import type { Unit } from '#core/prices/pricelist/unit'
import {
  arrivedBatches,
  edit,
  finished,
  readDraft,
  readUnits,
  sendDraft,
} from '../../../wiring/testing/prices/acts.ts'
import { of } from '../../../wiring/testing/prices/prices-world.ts'
import { startWithDraft } from '../../../wiring/testing/prices/start-prices.ts'

const dearer = ({ priceGrossMinor }: Unit) => (priceGrossMinor ?? 0) + 50_000_00

const pricesOf = (units: readonly Unit[], of: readonly Unit[]) =>
  of.map(({ id }) => units.find((unit) => unit.id === id)?.priceGrossMinor)

test('a batch is taken back by a draft of its own, through the same review', async () => {
  const { world, draftId, units } = await startWithDraft(dearer)
  const { batchId } = await sendDraft(world(), draftId)
  const taken = await world().call('batches.rollBack', { batchId })
  expect(taken).toMatchObject({ changedSince: [], withoutPrice: [] })
  const [step] = await world().call('drafts.listSteps', { draftId: taken.draftId })
  expect(step?.label).toEqual({ kind: 'rollBack', detail: 'Podzim' })
  const back = await sendDraft(world(), taken.draftId)
  expect(back.batch).toMatchObject({ state: { kind: 'confirmed' }, rollsBack: batchId })
  const before = units.map(({ priceGrossMinor }) => priceGrossMinor)
  expect(pricesOf(await readUnits(world()), units)).toEqual(before)
})

test('units whose price was changed since are left out and named', async () => {
  const { world, draftId, units, sandbox } = await startWithDraft(dearer)
  const { batchId } = await sendDraft(world(), draftId)
  const prices = { priceWithoutVat: 1_000_000, priceWithVat: 1_210_000 }
  await sandbox.control('PATCH', `/units/${units[0]?.id}`, { prices })
  await finished(world(), (await world().call('prices.refreshPricelist', of)).jobId)
  const taken = await world().call('batches.rollBack', { batchId })
  expect(taken.changedSince).toEqual([{ unitId: units[0]?.id, number: units[0]?.number }])
  const draft = await readDraft(world(), taken.draftId)
  expect([...draft.keys()].sort()).toEqual(units.slice(1).map(({ id }) => id))
  for (const { id, priceGrossMinor } of units.slice(1)) {
    expect(draft.get(id)).toMatchObject({ grossMinor: priceGrossMinor, typed: 'both' })
  }
})

test('units that had no price before are left out, and nothing else is said of them', async () => {
  const { world, draftId, units, sandbox } = await startWithDraft(dearer)
  const [first] = units
  const attributes = { flat_price_without_vat: null, flat_price: null }
  await sandbox.control('PATCH', `/units/${first?.id}`, { attributes })
  await finished(world(), (await world().call('prices.refreshPricelist', of)).jobId)
  const base = { netMinor: null, grossMinor: null }
  const price = { netMinor: 1_000_000_00, grossMinor: 1_210_000_00, typed: 'both', base } as const
  if (first) await edit(world(), draftId, [{ unitId: first.id, price }])
  const { batchId, batch } = await sendDraft(world(), draftId)
  expect(batch.state.kind).toBe('confirmed')
  const taken = await world().call('batches.rollBack', { batchId })
  expect(taken).toMatchObject({
    changedSince: [],
    withoutPrice: [{ unitId: first?.id, number: first?.number }],
  })
  expect((await readDraft(world(), taken.draftId)).size).toBe(2)
})

test('a unit that had a price without VAT alone is left out as well', async () => {
  const { world, draftId, units, sandbox } = await startWithDraft(dearer)
  const [first] = units
  if (first === undefined) throw new Error('there is no unit')
  await sandbox.control('PATCH', `/units/${first.id}`, { attributes: { flat_price: null } })
  await finished(world(), (await world().call('prices.refreshPricelist', of)).jobId)
  const base = { netMinor: first.priceNetMinor, grossMinor: null }
  const price = { netMinor: 1_000_000_00, grossMinor: 1_210_000_00, typed: 'both', base } as const
  await edit(world(), draftId, [{ unitId: first.id, price }])
  const { batchId, batch } = await sendDraft(world(), draftId)
  expect(batch.state.kind).toBe('confirmed')
  const taken = await world().call('batches.rollBack', { batchId })
  expect(taken.withoutPrice).toEqual([{ unitId: first.id, number: first.number }])
})

test('what was never sent cannot be taken back', async () => {
  const { world, draftId, sandbox } = await startWithDraft(dearer)
  await sandbox.control('POST', '/faults', {
    endpoint: 'update-units',
    fault: { kind: 'status', status: 404 },
  })
  const { batchId } = await sendDraft(world(), draftId)
  await expect(world().call('batches.rollBack', { batchId })).rejects.toMatchObject({
    failure: { kind: 'notAllowed' },
  })
  expect(await arrivedBatches(sandbox)).toHaveLength(1)
})

test('what was taken a moment ago is taken back although the prices could not be read again yet', async () => {
  const { world, draftId, units, sandbox } = await startWithDraft(dearer)
  await sandbox.control('POST', '/faults', {
    endpoint: 'get-project',
    fault: { kind: 'latency', ms: 0 },
  })
  await sandbox.control('POST', '/faults', {
    endpoint: 'get-project',
    calls: 4,
    fault: { kind: 'status', status: 500 },
  })
  const { batchId, batch } = await sendDraft(world(), draftId)
  expect(batch.state.kind).toBe('sent')
  const taken = await world().call('batches.rollBack', { batchId })
  expect(taken).toMatchObject({ changedSince: [], withoutPrice: [] })
  const back = await sendDraft(world(), taken.draftId)
  expect(back.batch.state.kind).toBe('confirmed')
  expect(pricesOf(await readUnits(world()), units)).toEqual(
    units.map(({ priceGrossMinor }) => priceGrossMinor),
  )
})
