import { expect, test } from 'vitest'
import { startForTest, type TestedSandbox } from '../testing/start-for-test.ts'
import { dayMs } from '../time/durations.ts'

const screen = { screenid: 1, developerid: 4211, projectid: 10210 }

test('every request is recorded, and no password', async () => {
  const sandbox = await startForTest({ clock: { now: () => 77 } })
  await sandbox.post('get-project', { projectid: 1 })
  await sandbox.post('nonsense')
  expect(await sandbox.control('GET', '/requests')).toEqual([
    {
      at: 77,
      endpoint: 'get-project',
      status: 400,
      parameters: { login: 'prices@demo', projectid: '1' },
      file: null,
      fault: null,
      forwardedFor: null,
    },
    {
      at: 77,
      endpoint: 'nonsense',
      status: 404,
      parameters: {},
      file: null,
      fault: null,
      forwardedFor: null,
    },
  ])
  await sandbox.control('DELETE', '/requests')
  expect(await sandbox.control('GET', '/requests')).toEqual([])
})

test('without being asked for, there is no control interface', async () => {
  const { startSandbox } = await import('../server.ts')
  const sandbox = await startSandbox({ port: 0, seed: 'empty' })
  expect(sandbox.controlUrl).toBeNull()
  expect((await fetch(`${sandbox.baseUrl}/requests`)).status).toBe(404)
  await sandbox.close()
})

const statusOf = async (sandbox: TestedSandbox, endpoint: string, login?: string) =>
  (await sandbox.post(endpoint, {}, login)).status

test('an account is granted and denied areas, projects and its invitation', async () => {
  const sandbox = await startForTest()
  const patch = (login: string, change: unknown) =>
    sandbox.control('PATCH', `/accounts/${login}`, change)
  expect(await statusOf(sandbox, 'list-projects', 'invited@demo')).toBe(401)
  await patch('invited@demo', { state: 'active' })
  expect(await statusOf(sandbox, 'list-projects', 'invited@demo')).toBe(200)
  await patch('invited@demo', { areas: [] })
  expect(await statusOf(sandbox, 'list-projects', 'invited@demo')).toBe(401)
  await patch('prices@demo', { projects: [10340] })
  expect((await sandbox.post('get-project', screen)).status).toBe(401)
  expect((await sandbox.post('get-project', { ...screen, projectid: 10340 })).status).toBe(200)
  expect((await sandbox.post('list-projects')).text).not.toContain('id="10210"')
  expect(await patch('nobody', { state: 'active' })).toEqual({ error: 'no such account' })
  expect(await patch('prices@demo', { state: 'sleepy' })).toHaveProperty('error')
})

test('a ban is lifted, and shown while it lasts', async () => {
  const sandbox = await startForTest({ switches: { banThreshold: 1 } })
  await sandbox.post('list-projects', { password: 'wrong' })
  expect(await statusOf(sandbox, 'list-projects')).toBe(401)
  const accounts = (await sandbox.control('GET', '/accounts')) as { bannedUntil: number }[]
  expect(accounts[0]?.bannedUntil).toBeGreaterThan(0)
  await sandbox.control('DELETE', '/accounts/prices@demo/ban')
  expect(await statusOf(sandbox, 'list-projects')).toBe(200)
})

test('the clock moves forwards and backwards', async () => {
  const sandbox = await startForTest({ clock: { now: () => Date.UTC(2026, 0, 1) } })
  const created = async () =>
    /creation-time="([^"]+)"/.exec((await sandbox.post('get-project', screen)).text)?.[1]
  await sandbox.control('POST', '/clock', { moveByMs: dayMs })
  expect(await created()).toBe('2026-01-02T00:00:00+0000')
  await sandbox.control('POST', '/clock', { moveByMs: -2 * dayMs })
  expect(await created()).toBe('2025-12-31T00:00:00+0000')
})

test('a unit changes behind the client’s back: its price, its deal, an attribute', async () => {
  const sandbox = await startForTest()
  const [unit] = (await sandbox.control('GET', '/units?projectId=10210')) as { id: number }[]
  const id = unit?.id ?? 0
  const prices = { priceWithoutVat: 10.5, priceWithVat: 11.76 }
  const attributes = { flat_orientation: null, tower: 'North' }
  expect(
    await sandbox.control('PATCH', `/units/${id}`, { prices, attributes, dealId: null }),
  ).toMatchObject({ dealId: null, attributes: { flat_price: '11.76', tower: 'North' } })
  const update = () =>
    sandbox.post('update-units', { data: JSON.stringify({ units: [{ id, ...prices }] }) })
  expect((await update()).text).toContain('"success":true')
  await sandbox.control('PATCH', `/units/${id}`, { dealId: 700_001 })
  expect((await update()).text).toContain('Unit is attached to a Deal')
  const { text } = await sandbox.post('get-project', screen)
  const flat = new RegExp(`<flat id="${id}".*?</flat>`).exec(text)?.[0] ?? ''
  expect(flat).toContain('key="tower" value="North"')
  expect(flat).not.toContain('flat_orientation')
})

test('how an open part of the specification is read can be changed', async () => {
  const sandbox = await startForTest()
  await sandbox.control('PATCH', '/switches', { projectListing: 'xml' })
  expect(await statusOf(sandbox, 'get-projects-info')).toBe(404)
  expect(await statusOf(sandbox, 'list-projects')).toBe(200)
  await sandbox.control('PATCH', '/switches', { projectListing: 'json' })
  expect(await statusOf(sandbox, 'get-projects-info')).toBe(200)
  expect(await statusOf(sandbox, 'list-projects')).toBe(404)
  expect(await sandbox.control('PATCH', '/switches', { colour: 'red' })).toHaveProperty('error')
})

test('a lead comes without the application, and one that was sent gets lost', async () => {
  const sandbox = await startForTest({ seed: 'empty' })
  const listed = async () =>
    JSON.parse((await sandbox.post('list-leads', {}, 'leads@demo')).text) as {
      inquiry_id: number
    }[]
  const lead = { login: 'leads@demo', name: 'Jana', surname: 'Malá', campaign: 'jaro' }
  const { id } = (await sandbox.control('POST', '/leads', lead)) as { id: number }
  expect(await listed()).toEqual([
    expect.objectContaining({ inquiry_id: id, customer_name: 'Jana Malá', campaign: 'jaro' }),
  ])
  expect(await sandbox.control('GET', '/leads')).toHaveLength(1)
  expect(await sandbox.control('GET', '/customers')).toHaveLength(1)
  await sandbox.control('DELETE', `/leads/${id}`)
  expect(await listed()).toEqual([])
})

test('a project is hidden from the API and shown again', async () => {
  const sandbox = await startForTest()
  const names = async () => (await sandbox.post('list-projects')).text
  await sandbox.control('PATCH', '/projects/10210', { hidden: true })
  expect(await names()).not.toContain('Podviní')
  expect((await sandbox.post('get-project', screen)).status).toBe(400)
  await sandbox.control('PATCH', '/projects/10210', { hidden: false })
  expect(await names()).toContain('Podviní')
})

test('what was booked is told', async () => {
  const sandbox = await startForTest({ seed: 'empty' })
  const sent = { id: 'bank-7', amount: '12.50' }
  const { text } = await sandbox.post('add-incoming-payment', sent, 'payments@demo')
  expect(await sandbox.control('GET', '/payments')).toEqual([
    expect.objectContaining({ id: Number(text), externalId: 'bank-7', amountMinor: 1_250 }),
  ])
})
