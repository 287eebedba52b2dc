import { expect, onTestFinished, test } from 'vitest'
import { loginKey } from '#core/accounts/login-key'
import { failed } from '#core/contract/failure'
import { accountIdSchema } from '#core/ids'
import { startCalling } from '../testing/calling.ts'
import { startRawServer, whole } from '../testing/raw-server.ts'
import { startClient } from '../testing/start-client.ts'
import { createCrmClient } from './client.ts'
import { readingsOfThisRun } from './readings-of-this-run.ts'

test("a CRM's projects are listed with one call", async () => {
  const { client, account, signal, sandbox, calls } = await startClient('prices@demo')
  const listing = await client.listProjects(account, { signal })
  expect(listing).toMatchObject({
    ok: true,
    value: {
      developerId: String(sandbox.developerId),
      projects: sandbox.projects.map(({ id, name, screens }) => ({ id, name, screenIds: screens })),
    },
  })
  expect(calls).toHaveLength(1)
})

test('a project is read whole, with its progress in bytes and every unit once', async () => {
  const { readProject, sandbox, calls } = await startClient('prices@demo')
  const { result, units, progress, starts } = await readProject()
  expect(result).toMatchObject({
    ok: true,
    value: { projectName: sandbox.projects[0]?.name, currency: 'CZK', unitCount: units.length },
  })
  expect(units.length).toBeGreaterThan(500)
  expect(new Set(units.map(({ id }) => id)).size).toBe(units.length)
  expect(
    units.every(({ priceNetMinor, priceGrossMinor }) => priceNetMinor && priceGrossMinor),
  ).toBe(true)
  expect(starts).toBe(1)
  expect(progress).toEqual([...progress].sort((a, b) => a - b))
  expect(progress.at(-1)).toBe(calls[0]?.bytesReceived)
})

test('a project that the server does not know is refused in its own words', async () => {
  const { readProject } = await startClient('prices@demo')
  const { result, units } = await readProject(99)
  expect(result).toMatchObject({ failure: { kind: 'refused', status: 400 } })
  expect(units).toEqual([])
})

test('however many things start at once, a wrong password is one failed login', async () => {
  const { client, account, signal, recorded, memory } = await startClient('prices@demo', {
    password: 'wrong',
  })
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => client.listProjects(account, { signal })),
  )
  const held = failed({
    kind: 'held',
    account: 'prices@demo',
    endpoint: null,
    cause: 'refused',
    since: 1_800_000_000_000,
    until: 1_800_086_400_000,
    failuresInARow: 1,
    again: 'afterFix',
  })
  expect(answers).toEqual(answers.map(() => held))
  expect((await recorded()).map(({ status }) => status)).toEqual([401])
  expect(memory.readHold(loginKey(account))).toMatchObject({
    endpoint: 'get-projects-info',
    failuresInARow: 1,
  })
})

test.each([
  ['invited@demo', { kind: 'held' }],
  ['nothing@demo', { kind: 'held' }],
  ['consent@demo', { kind: 'refused', status: 403, about: 'consent' }],
])('the account %s learns why it cannot work yet', async (login, failure) => {
  const { client, account, signal, recorded } = await startClient(login)
  expect(await client.listProjects(account, { signal })).toMatchObject({ failure })
  expect(await recorded()).toHaveLength(1)
})

test.each([
  ['does not know one form', whole(404, 'Not found.')],
  ['refuses one form', whole(400, 'Unknown endpoint.')],
  ['answers one form with a page', whole(200, '<html>Hello</html>')],
])(
  'a server that %s is asked in the other one, and from then on first in that',
  async (_what, other) => {
    const xml = '<export developer-id="7"><project id="1" name="Podviní"/></export>'
    const server = await startRawServer((socket, request) =>
      socket.end(request.includes('/list-projects') ? whole(200, xml) : other),
    )
    const calling = startCalling()
    onTestFinished(async () => {
      await calling.close()
      await server.close()
    })
    const client = createCrmClient(calling.caller, readingsOfThisRun())
    const { signal } = new AbortController()
    const account = {
      id: accountIdSchema.parse('account'),
      workspaceName: 'W',
      label: 'A',
      login: 'l',
      baseUrl: server.baseUrl,
      timeZone: 'Europe/Prague',
    }
    const listing = { ok: true, value: { developerId: '7', projects: [{ id: 1 }] } }
    expect(await client.listProjects(account, { signal })).toMatchObject(listing)
    expect(await client.listProjects(account, { signal })).toMatchObject(listing)
    expect(server.requests.map((request) => request.split(' ')[1])).toEqual([
      '/ws/v10/get-projects-info',
      '/ws/v10/list-projects',
      '/ws/v10/list-projects',
    ])
  },
)
