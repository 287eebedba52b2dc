import { expect, test } from 'vitest'
import type { UnitId } from '#core/ids'
import { finished, isFree, readDraft, readUnits } from '../../../wiring/testing/prices/acts.ts'
import { of, type PricesWorld } from '../../../wiring/testing/prices/prices-world.ts'
import { startPrices } from '../../../wiring/testing/prices/start-prices.ts'

const group = { kind: 'layout', layout: '1 2+kk' } as const
const reminder = { group, name: '2+kk +2 % after 2 units', part: 0.02, everySales: 2 }

const startReminded = async () => {
  const started = await startPrices()
  const { sandbox, world } = started
  const units = await readUnits(world())
  const free = units.filter((unit) => isFree(unit) && unit.disposition === '2+kk')
  await world().call('prices.addRaiseReminder', { ...of, reminder })
  const refresh = async () =>
    finished(world(), (await world().call('prices.refreshPricelist', of)).jobId)
  return {
    ...started,
    free: free.map(({ id }) => id),
    refresh,
    sell: async (ids: readonly UnitId[]) => {
      for (const id of ids)
        await sandbox.control('PATCH', `/units/${id}`, { attributes: { flat_status: '3' } })
      await refresh()
    },
  }
}

const kept = async (world: PricesWorld) => {
  const [first, ...others] = await world.call('prices.listRaiseReminders', of)
  if (!first || others.length > 0) throw new Error('there is one reminder')
  return first
}

const draftsNamed = async (world: PricesWorld) =>
  (await world.call('drafts.listDrafts', of)).filter(({ name }) => name === reminder.name)

test('when enough units were taken, a draft waits with the rest made dearer, and what was open stays open', async () => {
  const { world, free, sell, draftId, sandbox } = await startReminded()
  await sell(free.slice(0, 1))
  expect((await kept(world())).prepared).toBeNull()

  await sell(free.slice(1, 2))
  const { prepared } = await kept(world())
  if (!prepared) throw new Error('two units were taken')
  expect(prepared.sales).toBe(2)
  expect(await world().call('drafts.readOpenDraft', of)).toEqual({ draftId })
  const prices = await readDraft(world(), prepared.draftId)
  const units = new Map((await readUnits(world())).map((unit) => [unit.id, unit]))
  expect(prices.size).toBeGreaterThan(10)
  for (const [id, { grossMinor }] of prices) {
    const unit = units.get(id)
    expect(unit?.disposition).toBe('2+kk')
    expect([2, 3]).not.toContain(unit?.statusCode)
    expect(grossMinor / (unit?.priceGrossMinor ?? 0)).toBeCloseTo(1.02, 3)
  }
  const [step] = await world().call('drafts.listSteps', { draftId: prepared.draftId })
  expect(step?.label).toEqual({ kind: 'raise', detail: reminder.name })
  // Nothing has left by itself.
  const requests = JSON.stringify(await sandbox.control('GET', '/requests'))
  expect(requests).not.toContain('update-units')
})

test('no sale prepares two drafts: not when the pricelist is loaded again, and not after a restart', async () => {
  const { world, free, sell, refresh, restart } = await startReminded()
  await sell(free.slice(0, 2))
  await refresh()
  await restart('second')
  world().lookAfterRaises()
  expect(await draftsNamed(world())).toHaveLength(1)
  const { id: reminderId } = await kept(world())
  await world().call('prices.settleRaise', { reminderId, draft: 'keep' })
  await refresh()
  world().lookAfterRaises()
  expect(await draftsNamed(world())).toHaveLength(1)
})

test('sales that were read just before the application ended prepare their draft when it starts again', async () => {
  const { world, free, sell, restart } = await startReminded()
  const { store } = world()
  // As if the process had ended between the pricelist and the draft: the row of the draft is refused.
  store.db.exec(`CREATE TRIGGER ends BEFORE UPDATE ON raise_reminder
    BEGIN SELECT raise(ABORT, 'ended'); END`)
  await sell(free.slice(0, 2)).catch(() => null)
  expect(await draftsNamed(world())).toEqual([])
  store.db.exec('DROP TRIGGER ends')
  await restart('second')
  world().lookAfterRaises()
  expect(await draftsNamed(world())).toHaveLength(1)
})

test('while a draft waits, further sales are counted for the one after it', async () => {
  const { world, free, sell } = await startReminded()
  await sell(free.slice(0, 2))
  await sell(free.slice(2, 4))
  expect(await draftsNamed(world())).toHaveLength(1)
  const { id: reminderId } = await kept(world())
  await world().call('prices.settleRaise', { reminderId, draft: 'keep' })
  world().lookAfterRaises()
  expect(await draftsNamed(world())).toHaveLength(2)
})

test('a draft that is dismissed is archived, and the reminder goes on; one that is removed reminds no more', async () => {
  const { world, free, sell } = await startReminded()
  await sell(free.slice(0, 2))
  const { id: reminderId, prepared } = await kept(world())
  await world().call('prices.settleRaise', { reminderId, draft: 'archive' })
  expect((await kept(world())).prepared).toBeNull()
  expect(await world().call('drafts.listArchived', of)).toMatchObject([{ id: prepared?.draftId }])
  await world().call('prices.removeRaiseReminder', { reminderId })
  await sell(free.slice(2, 4))
  expect(await world().call('prices.listRaiseReminders', of)).toEqual([])
  expect(await draftsNamed(world())).toEqual([])
})
