import type { Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { loginKey } from '#core/accounts/login-key'
import { type Failure, failed, type RefusalAbout } from '#core/contract/failure'
import { memoryOfThisRun } from '../guards/memory-of-this-run.ts'
import { callTo, password, readText, startCalling, startOfTest } from '../testing/calling.ts'
import { head, startRawServer, whole } from '../testing/raw-server.ts'

const start = async (
  answer: (socket: Socket, index: number) => void,
  changes: Parameters<typeof startCalling>[0] = {},
) => {
  const server = await startRawServer((socket, _request, index) => answer(socket, index))
  const calling = startCalling(changes)
  onTestFinished(async () => {
    await calling.close()
    await server.close()
  })
  return { server, ...calling }
}

const refused = (status: number, message: string, about: RefusalAbout | null = null): Failure => ({
  kind: 'refused',
  endpoint: 'get-project',
  status,
  message,
  about,
  again: status === 418 ? 'never' : 'afterFix',
})

const cooling = (seconds: number): Failure => {
  const until = startOfTest + seconds * 1_000
  return { kind: 'cooling', endpoint: 'get-project', until, again: { at: until } }
}

const held: Failure = {
  kind: 'held',
  account: 'Pricelist',
  endpoint: null,
  cause: 'refused',
  since: startOfTest,
  until: startOfTest + 24 * 3_600_000,
  failuresInARow: 1,
  again: 'afterFix',
}

test('a call that works tells what it read and leaves a row without login, parameter or body', async () => {
  const { caller, calls, server } = await start((socket) => socket.end(whole(200, 'Ahoj')))
  expect(await caller.read(callTo(server.baseUrl))).toEqual({ ok: true, value: 'Ahoj' })
  const body = server.requests[0]?.split('\r\n\r\n')[1]
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
    login: 'eva@vltavan.example',
    password,
    projectid: '10210',
  })
  expect(calls).toEqual([
    {
      at: startOfTest,
      workspace: 'Vltavan',
      account: 'Pricelist',
      endpoint: 'get-project',
      status: 200,
      durationMs: 0,
      bytesSent: body?.length,
      bytesReceived: 4,
      attempt: 1,
      outcome: 'ok',
      note: null,
    },
  ])
})

test.each<[status: number, text: string, headers: Record<string, string>, failure: Failure]>([
  [400, 'Parameter missing: screenid.', {}, refused(400, 'Parameter missing: screenid.')],
  [400, '', {}, refused(400, '')],
  [401, 'Not authorized.', {}, held],
  [403, 'Accept the terms.', {}, refused(403, 'Accept the terms.', 'consent')],
  [404, 'Not found.', {}, refused(404, 'Not found.')],
  [404, '<html><h1>Nenalezeno</h1></html>', {}, refused(404, 'Nenalezeno')],
  [405, 'Only POST.', {}, refused(405, 'Only POST.')],
  [415, 'Unsupported.', {}, refused(415, 'Unsupported.')],
  [418, 'Deprecated.', {}, refused(418, 'Deprecated.')],
  [429, 'Wait.', { 'retry-after': '120' }, cooling(120)],
  [429, 'Wait.', { 'retry-after': '0' }, cooling(10)],
  [429, 'Wait.', { 'retry-after': '999999999' }, cooling(24 * 3_600)],
  [429, 'Wait.', { 'retry-after': '9999999999' }, cooling(24 * 3_600)],
  [429, 'Wait.', {}, cooling(300)],
  [429, 'Wait.', { 'retry-after': '-5' }, cooling(300)],
  [429, 'Wait.', { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, cooling(300)],
])(
  'the answer %i %j %j is told once and never asked for again',
  async (status, text, headers, failure) => {
    const { caller, calls, sleeps, server } = await start((socket) =>
      socket.end(whole(status, text, headers)),
    )
    expect(await caller.read(callTo(server.baseUrl))).toEqual(failed(failure))
    expect(server.requests).toHaveLength(1)
    expect(sleeps).toEqual([])
    expect(calls).toMatchObject([
      { status, outcome: status === 401 ? 'held' : 'refused', attempt: 1 },
    ])
  },
)

test.each([
  [201, '', {}],
  [204, '', {}],
  [301, '', { location: 'https://elsewhere.example' }],
  [302, 'Found', { location: '/login' }],
])('the answer %i is not one of this API', async (status, text, headers) => {
  const { caller, calls, server } = await start((socket) =>
    socket.end(whole(status, text, headers)),
  )
  expect(await caller.read(callTo(server.baseUrl))).toMatchObject({
    failure: { kind: 'notThisServer', received: `status ${status}` },
  })
  expect(server.requests).toHaveLength(1)
  expect(calls).toMatchObject([{ status, outcome: 'unreadable' }])
})

test.each<[what: string, answer: (socket: Socket) => void, cause: string, status: number | null]>([
  [
    'a server that was waited for in vain',
    (socket) => socket.end(whole(408, 'Slow')),
    'timedOut',
    408,
  ],
  ['a server error', (socket) => socket.end(whole(500, 'Oops')), 'serverError', 500],
  ['a gateway in trouble', (socket) => socket.end(whole(502, '<html>')), 'gateway', 502],
  ['a busy server', (socket) => socket.end(whole(503, '')), 'gateway', 503],
  ['a reset before the answer', (socket) => socket.resetAndDestroy(), 'reset', null],
  [
    'an answer cut off',
    (socket) => socket.end(`${head(200, { 'content-length': '9' })}x`),
    'reset',
    200,
  ],
])(
  '%s is asked again after 1, 5 and 30 seconds and then told',
  async (_what, answer, cause, status) => {
    const { caller, calls, sleeps, server } = await start(answer)
    const told: number[] = []
    const onWait = (ms: number) => told.push(ms)
    expect(await caller.read(callTo(server.baseUrl, { onWait }))).toEqual(
      failed({
        kind: 'unreachable',
        host: new URL(server.baseUrl).host,
        cause,
        again: 'now',
      } as Failure),
    )
    expect(sleeps).toEqual([1_000, 5_000, 30_000])
    expect(told).toEqual(sleeps)
    expect(server.requests).toHaveLength(4)
    expect(calls).toMatchObject(
      [1, 2, 3, 4].map((attempt) => ({ attempt, status, outcome: 'unreachable', note: cause })),
    )
  },
)

test('a read that works at the second time is simply read', async () => {
  const { caller, calls, server } = await start((socket, index) =>
    index === 0 ? socket.resetAndDestroy() : socket.end(whole(200, 'Ahoj')),
  )
  expect(await caller.read(callTo(server.baseUrl))).toEqual({ ok: true, value: 'Ahoj' })
  expect(calls.map(({ outcome }) => outcome)).toEqual(['unreachable', 'ok'])
})

test('a call that may leave once leaves once', async () => {
  const { caller, sleeps, server } = await start((socket) => socket.end(whole(500, '')))
  expect(await caller.once(callTo(server.baseUrl))).toMatchObject({
    failure: { cause: 'serverError' },
  })
  expect([server.requests.length, sleeps]).toEqual([1, []])
})

test('nothing is sent where nobody answers, and the row says so', async () => {
  const { caller, calls, server } = await start(() => undefined)
  await server.close()
  expect(await caller.once(callTo(server.baseUrl))).toMatchObject({ failure: { cause: 'refused' } })
  expect(calls).toMatchObject([{ status: null, bytesSent: 0, outcome: 'unreachable' }])
})

test.each([
  ['drips', (socket: Socket) => socket.write(head(401, { 'content-length': '100' }))],
  ['is cut off', (socket: Socket) => socket.end(`${head(401, { 'content-length': '100' })}No`)],
  [
    'is reset',
    (socket: Socket) =>
      socket.write(head(401, { 'content-length': '9' }), () => socket.resetAndDestroy()),
  ],
])('a refused login whose answer %s costs one failed login', async (_what, answer) => {
  const { caller, memory, sleeps, server } = await start(answer)
  const call = callTo(server.baseUrl)
  expect(await caller.read(call)).toEqual(failed(held))
  expect(await caller.read(call)).toEqual(failed(held))
  expect(memory.readHold(loginKey(call.account))).toMatchObject({
    endpoint: 'get-project',
    since: startOfTest,
  })
  expect([server.requests.length, sleeps]).toEqual([1, []])
})

test('the hold is written before anybody learns that the login was refused', async () => {
  const order: string[] = []
  const { caller, server } = await start((socket) => socket.end(whole(401, '')), {
    memory: { ...memoryOfThisRun(), writeRefusal: () => void order.push('held') },
    recordCall: () => order.push('recorded'),
  })
  await caller.read(callTo(server.baseUrl)).then(() => order.push('told'))
  expect(order).toEqual(['held', 'recorded', 'told'])
})

test('an account that the disk could not hold is held in memory', async () => {
  const { caller, server } = await start((socket) => socket.end(whole(401, '')), {
    memory: {
      ...memoryOfThisRun(),
      writeRefusal: () => {
        throw new Error('disk full')
      },
    },
  })
  await expect(caller.read(callTo(server.baseUrl))).rejects.toThrow('disk full')
  expect(await caller.read(callTo(server.baseUrl))).toEqual(failed(held))
  expect(server.requests).toHaveLength(1)
})

test('without its password nothing leaves and no password is made up', async () => {
  const locked = failed({ kind: 'keychain', cause: 'locked', again: 'afterFix' })
  const { caller, calls, server } = await start((socket) => socket.end(whole(200, '')), {
    readPassword: () => Promise.resolve(locked),
  })
  expect(await caller.read(callTo(server.baseUrl))).toEqual(locked)
  expect([server.connections(), calls]).toEqual([0, []])
})

test('a server that drips for ever is given up in time', async () => {
  const { caller, server } = await start((socket) => {
    socket.write(head(200, { 'transfer-encoding': 'chunked' }))
    const timer = setInterval(() => socket.write('1\r\nx\r\n'), 5)
    socket.on('close', () => clearInterval(timer))
  })
  expect(await caller.once(callTo(server.baseUrl, { timeoutMs: 60 }))).toMatchObject({
    failure: { kind: 'unreachable', cause: 'timedOut' },
  })
})

test('a cancelled call ends at once, wherever it is', async () => {
  const beforeSending = new AbortController()
  beforeSending.abort()
  const whileReading = new AbortController()
  const whileWaiting = new AbortController()
  const { caller, calls, server } = await start(
    (socket, index) =>
      index === 0 ? socket.write(head(200, { 'content-length': '9' })) : socket.end(whole(500, '')),
    {
      sleep: async () => whileWaiting.abort(),
    },
  )
  const reading = callTo(server.baseUrl, {
    signal: whileReading.signal,
    receive: (body) => {
      whileReading.abort()
      return readText(body)
    },
  })
  const cancelled = failed({ kind: 'cancelled', again: 'now' })
  expect(await caller.read(callTo(server.baseUrl, { signal: beforeSending.signal }))).toEqual(
    cancelled,
  )
  expect(server.connections()).toBe(0)
  expect(await caller.read(reading)).toEqual(cancelled)
  expect(await caller.read(callTo(server.baseUrl, { signal: whileWaiting.signal }))).toEqual(
    cancelled,
  )
  expect(calls.map(({ outcome }) => outcome)).toEqual(['cancelled', 'unreachable'])
})

test('who waits behind an unproven login can be cancelled without waiting for it', async () => {
  const controller = new AbortController()
  const { caller, server } = await start((socket) => socket.on('data', () => undefined))
  const front = new AbortController()
  const first = caller.read(callTo(server.baseUrl, { signal: front.signal }))
  const second = caller.read(callTo(server.baseUrl, { signal: controller.signal }))
  controller.abort()
  expect(await second).toMatchObject({ failure: { kind: 'cancelled' } })
  front.abort()
  expect(await first).toMatchObject({ failure: { kind: 'cancelled' } })
})

test("a server's words are kept without the credential, addresses, numbers and markup", async () => {
  const words = `<p>Login eva@vltavan.example with ${password} (${encodeURIComponent(password)}) failed.
    Ask jan.novak@example.cz or +420 777 123 456, password=abc</p>`
  const { caller, calls, server } = await start((socket) => socket.end(whole(400, words)))
  const answer = await caller.read(callTo(server.baseUrl))
  const note =
    'Login [login] with [password] ([password]) failed. Ask [e-mail] or [number], password=[password]'
  expect(answer).toEqual(failed(refused(400, note)))
  expect(calls).toMatchObject([{ note }])
})

test('a message as long as a book is cut', async () => {
  const { caller, calls, server } = await start((socket) => socket.end(whole(400, 'x'.repeat(1e7))))
  await caller.read(callTo(server.baseUrl))
  expect(calls[0]?.note).toHaveLength(300)
  expect(calls[0]?.bytesReceived).toBeLessThan(1e6)
})
