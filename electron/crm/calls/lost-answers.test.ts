import { once } from 'node:events'
import { truncateSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loginKey } from '#core/accounts/login-key'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { callTo, startCalling } from '../testing/calling.ts'
import { lookAtFile } from '../testing/look-at-file.ts'
import { head, startRawServer, whole } from '../testing/raw-server.ts'
import { startEarlyServer } from '../testing/start-early-server.ts'

const fileOf = (size: number) => {
  const folder = temporaryFolder()
  const path = join(folder, 'plan.pdf')
  writeFileSync(path, '')
  truncateSync(path, size)
  return lookAtFile(path, 'application/pdf')
}

/** A server that answers a request or resets its connection, and an account's calls to it. */
const start = async (answers: (index: number) => boolean | Promise<boolean>) => {
  const server = await startRawServer((socket: Socket, _request, index) => {
    void Promise.resolve(answers(index)).then((isAnswered) => {
      if (isAnswered) socket.end(whole(200, 'ok'))
      else socket.resetAndDestroy()
    })
  })
  onTestFinished(server.close)
  const calling = startCalling()
  onTestFinished(calling.close)
  const read = callTo(server.baseUrl)
  const upload = { ...read, endpoint: 'set-unit-pdf', file: fileOf(1_000) }
  const login = loginKey(read.account)
  const denied = () => calling.memory.listDenied(login).map(({ endpoint }) => endpoint)
  return { ...calling, server, read, upload, login, denied }
}

const accountHeld = { failure: { kind: 'held', endpoint: null } }
const pairHeld = { failure: { kind: 'held', endpoint: 'set-unit-pdf' } }
const works = { ok: true, value: 'ok' }

test.each<[string, (socket: Socket) => void]>([
  ['closes', (socket) => void socket.end()],
  ['resets', (socket) => void socket.resetAndDestroy()],
])(
  'with a login that nobody has confirmed, a server that %s during an upload gets one request',
  async (_how, answer) => {
    const server = await startEarlyServer({ afterBytes: 300_000, answer })
    const { caller, memory, sleeps, close } = startCalling()
    onTestFinished(close)
    const read = callTo(server.baseUrl)
    const upload = { ...read, endpoint: 'set-unit-pdf', file: fileOf(20 * 1024 * 1024) }
    const results = await Promise.all([
      caller.replace(upload),
      caller.replace(upload),
      caller.read(read),
      caller.create(read, 'Flat A.1'),
    ])
    expect(results).toMatchObject(results.map(() => accountHeld))
    expect([server.requests(), sleeps]).toEqual([1, []])
    expect(memory.readHold(loginKey(read.account))).toMatchObject({ failuresInARow: 1 })
  },
)

test('a lost answer to what only creates is unknown, and holds an unconfirmed login all the same', async () => {
  const { caller, read, upload, server } = await start(() => false)
  const created = await caller.create({ ...upload, endpoint: 'add-unit-gallery-image' }, 'A.1')
  expect(created).toMatchObject({ failure: { kind: 'unknownOutcome' } })
  expect(await caller.read(read)).toMatchObject(accountHeld)
  expect(server.requests).toHaveLength(1)
})

test('where an upload has never worked, one lost answer holds it alone', async () => {
  const { caller, read, upload, server } = await start((index) => index !== 1)
  await caller.read(read)
  expect(await caller.replace(upload)).toMatchObject(pairHeld)
  expect(await caller.replace(upload)).toMatchObject(pairHeld)
  expect(await caller.read(read)).toEqual(works)
  expect(server.requests).toHaveLength(3)
})

test('where an upload has worked, a lost answer is tried once more, and nothing is left of it', async () => {
  const { caller, upload, sleeps, memory, login, denied } = await start((index) => index !== 1)
  await caller.replace(upload)
  expect(await caller.replace(upload)).toEqual(works)
  expect([sleeps, denied(), memory.readFailuresInARow(login)]).toEqual([[1_000], [], 0])
})

test('a second answer lost in a row holds the account', async () => {
  const { caller, read, upload, server } = await start((index) => index === 0)
  await caller.replace(upload)
  expect(await caller.replace(upload)).toMatchObject(accountHeld)
  expect(await caller.read(read)).toMatchObject(accountHeld)
  expect(server.requests).toHaveLength(3)
})

test('answers that are lost again and again, with a success after each, hold nobody up', async () => {
  const { caller, upload, server } = await start((index) => index % 2 === 0)
  for (let file = 0; file < 6; file++) expect(await caller.replace(upload)).toEqual(works)
  expect(server.requests).toHaveLength(11)
})

test('of two uploads under way the one that works says nothing of the one that is lost', async () => {
  let letWork: (works: boolean) => void = () => undefined
  const working = new Promise<boolean>((resolve) => {
    letWork = resolve
  })
  const { caller, upload, server, denied } = await start((index) =>
    index === 1 ? working : index === 0,
  )
  await caller.replace(upload)
  const slow = caller.once(upload)
  await expect.poll(() => server.requests.length).toBe(2)
  expect(await caller.once(upload)).toMatchObject({ failure: { kind: 'unreachable' } })
  letWork(true)
  expect(await slow).toEqual(works)
  expect(denied()).toEqual(['set-unit-pdf'])
})

test('what another endpoint answers says nothing of the one whose answer was lost', async () => {
  const { caller, read, upload, denied } = await start((index) => index !== 1)
  await caller.replace(upload)
  await caller.once(upload)
  expect(await caller.read(read)).toEqual(works)
  expect(denied()).toEqual(['set-unit-pdf'])
  expect(await caller.once(upload)).toEqual(works)
  expect(denied()).toEqual([])
})

test('what was lost in the last run is no lasting denial: the next one tries it once more, and that decides', async () => {
  const { caller, read, upload, memory, denied } = await start((index) => index !== 1)
  await caller.replace(upload)
  await caller.once(upload)
  expect(denied()).toEqual(['set-unit-pdf'])
  const next = startCalling({ memory })
  onTestFinished(next.close)
  expect(await next.caller.read(read)).toEqual(works)
  expect(await next.caller.replace(upload)).toEqual(works)
  expect(denied()).toEqual([])
})

test('an answer that the next run loses as well holds the account, and nothing says that it was refused', async () => {
  const { caller, read, upload, memory, login, server } = await start(
    (index) => index !== 1 && index !== 3,
  )
  await caller.read(read)
  expect(await caller.replace(upload)).toMatchObject({
    failure: { kind: 'held', endpoint: 'set-unit-pdf', cause: 'unheard' },
  })
  const next = startCalling({ memory })
  onTestFinished(next.close)
  expect(await next.caller.read(read)).toEqual(works)
  const held = { failure: { kind: 'held', endpoint: null, cause: 'unheard' } }
  expect(await next.caller.replace(upload)).toMatchObject(held)
  expect(memory.readHold(login)).toMatchObject({ cause: 'unheard' })
  expect(await next.caller.read(read)).toMatchObject(held)
  expect(server.requests).toHaveLength(4)
})

test('only an upload whose answer may be lost goes over a connection that was used before', async () => {
  const server = await startRawServer((socket) => {
    socket.write(whole(200, 'ok', { connection: 'keep-alive' }))
  })
  onTestFinished(server.close)
  const { caller, close } = startCalling()
  onTestFinished(close)
  const upload = { ...callTo(server.baseUrl), endpoint: 'set-unit-pdf', file: fileOf(1_000) }
  const connections = []
  for (const endpoint of ['set-unit-pdf', 'set-unit-pdf', 'set-unit-pdf', 'set-floor-pdf']) {
    await caller.replace({ ...upload, endpoint })
    connections.push(server.connections())
  }
  expect(connections).toEqual([1, 2, 2, 3])
})

test('an answer that is lost after the password was changed holds nothing', async () => {
  let lose: (works: boolean) => void = () => undefined
  const losing = new Promise<boolean>((resolve) => {
    lose = resolve
  })
  const { caller, read, upload, server, login } = await start((index) =>
    index === 0 ? losing : true,
  )
  const old = caller.once(upload)
  await expect.poll(() => server.requests.length).toBe(1)
  await caller.changeCredential(login, () => Promise.resolve())
  lose(false)
  expect(await old).toMatchObject({ failure: { kind: 'unreachable', cause: 'reset' } })
  expect(await caller.read(read)).toEqual(works)
})

test('a server that never answers an upload has refused nothing, and it is repeated', async () => {
  const { caller, upload, sleeps } = await start(() => new Promise<boolean>(() => undefined))
  const answer = await caller.replace({ ...upload, timeoutMs: 50 })
  expect(answer).toMatchObject({ failure: { kind: 'unreachable', cause: 'timedOut' } })
  expect(sleeps).toEqual([1_000, 5_000, 30_000])
})

test('an upload that was let in after a lost answer is no trial from then on', async () => {
  const { caller, upload, server, memory, login } = await start((index) =>
    index < 3 ? index !== 1 : new Promise<boolean>(() => undefined),
  )
  await caller.replace(upload)
  await caller.replace(upload)
  void caller.once(upload)
  await expect.poll(() => server.requests.length).toBe(4)
  expect(memory.readTrial(login).open).toBeNull()
})

test('a broken answer is none that was lost: the server had let the login in', async () => {
  const server = await startRawServer((socket, _request, index) => {
    if (index === 0) socket.end(whole(200, 'ok'))
    else socket.write(`${head(200, { 'content-length': '9' })}x`, () => socket.destroy())
  })
  onTestFinished(server.close)
  const { caller, memory, close } = startCalling()
  onTestFinished(close)
  const upload = { ...callTo(server.baseUrl), endpoint: 'set-unit-pdf', file: fileOf(1_000) }
  await caller.replace(upload)
  expect(await caller.once(upload)).toMatchObject({
    failure: { kind: 'unreachable', cause: 'reset' },
  })
  expect(memory.listDenied(loginKey(upload.account))).toEqual([])
})

test('an upload whose connection breaks before anything has left holds nothing', async () => {
  const server = createServer((socket) => void socket.resetAndDestroy())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const { caller, memory, close } = startCalling()
  onTestFinished(close)
  const read = callTo(`https://127.0.0.1:${port}`)
  const upload = { ...read, endpoint: 'set-unit-pdf', file: fileOf(1_000) }
  expect(await caller.once(upload)).toMatchObject({
    failure: { kind: 'unreachable', cause: 'reset' },
  })
  expect(memory.readHold(loginKey(read.account))).toBeNull()
})

test('what was in doubt before a person tried the login again is in doubt no more', async () => {
  const { caller, read, upload, server, memory, login } = await start((index) =>
    index < 4 ? index === 0 || index === 3 : new Promise<boolean>(() => undefined),
  )
  await caller.replace(upload)
  expect(await caller.replace(upload)).toMatchObject(accountHeld)
  await caller.tryOnce(login)
  expect(await caller.read(read)).toEqual(works)
  void caller.once(upload)
  await expect.poll(() => server.requests.length).toBe(5)
  expect(memory.readTrial(login).open).toBeNull()
})
