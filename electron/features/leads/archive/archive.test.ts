import { expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#core/time'
import { writeTimeZone } from '../../../store/accounts/workspaces.ts'
import { archive, arrive, dashboard, poll } from '../../../wiring/testing/leads/acts.ts'
import { leadsAccount, of } from '../../../wiring/testing/leads/leads-world.ts'
import { startLeads } from '../../../wiring/testing/leads/start-leads.ts'

test('a lead that was listed once stays in the archive, after the list and the application have forgotten it', async () => {
  const { world, sandbox, clock, startAgain } = await startLeads()
  const { id } = await arrive(sandbox, { name: 'Eva', surname: 'Nováková', campaign: 'podzim ' })
  expect(await poll(world)).toBeNull()
  const firstSeenAt = clock.now()
  clock.moveTo(firstSeenAt + 6 * dayMs)
  expect(await poll(world)).toBeNull()
  clock.moveTo(firstSeenAt + 9 * dayMs)
  expect(await poll(world)).toBeNull()
  await world.end()
  const later = await startAgain()
  const [found] = await archive(later, { search: 'nováková eva' })
  expect(found).toMatchObject({ inquiryId: id, customerName: 'Eva Nováková', campaign: 'podzim' })
  expect(found).toMatchObject({ firstSeenAt, lastSeenAt: firstSeenAt + 6 * dayMs })
  expect(await later.call('leads.listNames', of)).toMatchObject({
    campaigns: expect.arrayContaining(['podzim']),
  })
})

test('a gap of more than seven days is said, and is no day without leads', async () => {
  const { world, sandbox, clock } = await startLeads()
  const start = clock.now()
  await poll(world)
  clock.moveTo(start + 3 * dayMs)
  const { id } = await arrive(sandbox, { name: 'Karel', surname: 'Dvořák' })
  clock.moveTo(start + 12 * dayMs)
  await poll(world)
  const { summary, perDay, silence } = await dashboard(world, 20)
  expect((await archive(world)).map(({ inquiryId }) => inquiryId)).not.toContain(id)
  expect(summary.gaps).toMatchObject([
    { kind: 'beforeFirst' },
    { kind: 'lost', from: start, to: start + 5 * dayMs },
  ])
  expect(perDay.filter(({ covered }) => covered === 'none').length).toBeGreaterThanOrEqual(3)
  expect(silence.kind).toBe('tooFew')
  const wanted = { ...of, sort: 'at', isDescending: true, offset: 0, limit: 10 } as const
  const filter = { search: '', project: null, campaign: null, productInterest: null } as const
  const rest = { accountId: null, isOnlyInCrm: false, from: null, to: null }
  const { lost } = await world.call('leads.listLeads', {
    ...wanted,
    filter: { ...filter, ...rest },
  })
  expect(lost).toEqual([{ from: start, to: start + 5 * dayMs }])
})

test('each account is asked by itself after its minutes, never two at once, and not while it is on hold', async () => {
  const { world, sandbox, clock, fault } = await startLeads()
  const asked = async () =>
    ((await sandbox.control('GET', '/requests')) as { endpoint: string }[]).filter(
      ({ endpoint }) => endpoint === 'list-leads',
    ).length
  const look = async (afterMs: number) => {
    clock.moveTo(clock.now() + afterMs)
    clock.moveElapsed(clock.elapsedMs() + afterMs)
    world.look()
    world.look()
    await expect.poll(() => world.announced.includes('leads')).toBe(true)
  }
  world.look()
  expect(await asked()).toBe(0)
  await look(minuteMs)
  expect(await asked()).toBe(1)
  await look(14 * minuteMs)
  expect(await asked()).toBe(1)
  await look(minuteMs)
  await expect.poll(asked).toBe(2)
  await fault('list-leads', { kind: 'status', status: 401 }, 5)
  await look(16 * minuteMs)
  await expect.poll(async () => (await dashboard(world)).accounts[0]?.failure).not.toBeNull()
  const heldAfter = await asked()
  await look(20 * minuteMs)
  await look(2 * hourMs)
  expect(await asked()).toBe(heldAfter)
  await expect.poll(() => world.notices).toHaveLength(1)
  expect(world.notices[0]).toContain('on hold')
  expect((await dashboard(world)).accounts).toMatchObject([
    { accountId: leadsAccount, nextAt: null },
  ])
})

test('one lead without a customer is left out and named, and the others are kept', async () => {
  const { world, sandbox } = await startLeads()
  const { id } = await arrive(sandbox, { name: 'Eva', surname: 'Nováková' })
  await sandbox.control('PATCH', '/switches', { oddLead: 'withoutCustomer' })
  expect(await poll(world)).toBeNull()
  const { accounts } = await dashboard(world, 7)
  expect(accounts).toMatchObject([{ failure: null, unreadLeads: [String(id)] }])
  const kept = (await archive(world)).map(({ inquiryId }) => inquiryId)
  expect(kept.length).toBeGreaterThan(0)
  expect(kept).not.toContain(id)
  await sandbox.control('PATCH', '/switches', { oddLead: 'none' })
  expect(await poll(world)).toBeNull()
  expect((await dashboard(world, 7)).accounts).toMatchObject([{ unreadLeads: [] }])
})

test('times of no zone are on the clock of the server that the workspace names, and those read before are put right', async () => {
  const { world, sandbox } = await startLeads()
  await sandbox.control('PATCH', '/switches', { leadTimestamps: 'local' })
  const { id } = await arrive(sandbox, { name: 'Eva', surname: 'Nováková' })
  const found = async () => (await archive(world)).find(({ inquiryId }) => inquiryId === id)?.at
  await poll(world)
  const inPrague = await found()
  writeTimeZone(world.store.db, { id: of.workspaceId, timeZone: 'Europe/London' })
  await poll(world)
  expect(await found()).toBe(Number(inPrague) + hourMs)
})
