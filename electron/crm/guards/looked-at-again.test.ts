import type { Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { loginKey } from '#core/accounts/login-key'
import { toSecret } from '#core/accounts/secret'
import { cancelled, failed, success } from '#core/contract/failure'
import { dayMs } from '#core/time'
import { callTo, readText, startCalling, startOfTest } from '../testing/calling.ts'
import { head, startRawServer, whole } from '../testing/raw-server.ts'
import { memoryOfThisRun } from './memory-of-this-run.ts'

const ok = (socket: Socket) => void socket.end(whole(200, 'Ahoj'))

const start = async (
  answer: (socket: Socket, index: number) => void,
  changes: Parameters<typeof startCalling>[0] = {},
) => {
  const server = await startRawServer((socket, _request, index) => answer(socket, index))
  onTestFinished(server.close)
  const calling = startCalling(changes)
  onTestFinished(calling.close)
  const call = callTo(server.baseUrl)
  return { ...calling, server, call, login: loginKey(call.account) }
}

/** Nothing ends by patience from here on: what ends, ends at once. */
const stopTimers = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

test('a call whose password is changed while it is being read leaves with the new one alone', async () => {
  let asked: () => void = () => undefined
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve
  })
  let goOn: () => void = () => undefined
  const wait = new Promise<void>((resolve) => {
    goOn = resolve
  })
  let password = 'old'
  const { caller, call, login, server } = await start(ok, {
    readPassword: async () => {
      const read = success(toSecret(password))
      asked()
      if (password === 'old') await wait
      return read
    },
  })
  const answer = caller.read(call)
  await isAsked
  await caller.changeCredential(login, async () => {
    password = 'new'
  })
  goOn()
  expect(await answer).toMatchObject({ ok: true })
  expect(server.requests.map((request) => request.split('password=')[1])).toEqual(['new'])
})

test('an export that waits behind another of its kind does not follow it', async () => {
  const { caller, call, server } = await start(ok)
  const report = { ...call, endpoint: 'list-excel-deals' }
  const answers = await Promise.all([caller.read(report), caller.read(report)])
  expect(answers).toMatchObject([{ ok: true }, { failure: { kind: 'cooling' } }])
  expect(server.requests).toHaveLength(1)
})

test('while other logins hold its server nothing leaves with one, until a person tries it and it is let in', async () => {
  let since: number | null = startOfTest
  const released: string[] = []
  const memory = {
    ...memoryOfThisRun(),
    readOriginHold: () => since,
    releaseOrigin: (origin: string) => {
      released.push(origin)
      since = null
    },
  }
  const { caller, call, login, server } = await start(ok, { memory })
  expect(await caller.read(call)).toMatchObject({
    failure: {
      kind: 'held',
      cause: 'otherLogins',
      since: startOfTest,
      endpoint: null,
      until: null,
    },
  })
  expect(server.connections()).toBe(0)
  await caller.tryOnce(login)
  const petr = { ...call, account: { ...call.account, login: 'petr@vltavan.example' } }
  expect(await caller.read(petr)).toMatchObject({ failure: { cause: 'otherLogins' } })
  expect(released).toEqual([])
  expect(await caller.read(call)).toMatchObject({ ok: true })
  expect(await caller.read(call)).toMatchObject({ ok: true })
  expect(released).toEqual([login.origin])
  expect(await caller.read(petr)).toMatchObject({ ok: true })
})

test('a held login is told the longest time that a ban of it may last', async () => {
  const { caller, call } = await start((socket) => void socket.end(whole(401, '')))
  expect(await caller.read(call)).toMatchObject({
    failure: { kind: 'held', cause: 'refused', since: startOfTest, until: startOfTest + dayMs },
  })
})

test('who cancels while an untested password is answered waits for no more than that answer’s beginning', async () => {
  stopTimers()
  const controller = new AbortController()
  const { caller, call } = await start((socket) => {
    controller.abort()
    socket.write(head(200, { 'content-length': '9' }))
  })
  const answer = await caller.read({ ...call, signal: controller.signal })
  expect(answer).toEqual(failed(cancelled))
})

test('who cancels what is being answered already waits for nothing', async () => {
  stopTimers()
  const controller = new AbortController()
  const { caller, call } = await start((socket) => {
    socket.write(head(200, { 'content-length': '9' }))
  })
  const answer = await caller.read({
    ...call,
    signal: controller.signal,
    receive: (body) => {
      controller.abort()
      return readText(body)
    },
  })
  expect(answer).toEqual(failed(cancelled))
})

test('who cancels with a proven password waits for nothing', async () => {
  stopTimers()
  const controller = new AbortController()
  const { caller, call } = await start((socket, index) => {
    if (index === 0) ok(socket)
    else controller.abort()
  })
  await caller.read(call)
  expect(await caller.read({ ...call, signal: controller.signal })).toEqual(failed(cancelled))
})

test('a try of what one endpoint refused leaves the password proven, and asks it once more', async () => {
  const { caller, call, login, server } = await start((socket, index) =>
    index === 1 ? void socket.end(whole(401, '')) : ok(socket),
  )
  const deals = { ...call, endpoint: 'list-deals' }
  await caller.read(call)
  expect(await caller.read(deals)).toMatchObject({ failure: { endpoint: 'list-deals' } })
  await caller.tryOnce(login)
  expect(caller.isProven(login)).toBe(true)
  expect(await caller.read(deals)).toMatchObject({ ok: true })
  expect(server.requests).toHaveLength(3)
})

test('what a proven login creates is heard out too when a person cancels it', async () => {
  const controller = new AbortController()
  const { caller, call } = await start((socket, index) => {
    if (index === 1) controller.abort()
    ok(socket)
  })
  await caller.read(call)
  const created = await caller.create({ ...call, signal: controller.signal }, 'Flat A.1')
  expect(created).toEqual({ ok: true, value: 'Ahoj' })
})

test('a request that ends late takes nothing back that is written down of the one behind it', async () => {
  let finish: () => void = () => undefined
  const { caller, call, memory, server } = await start((socket, index) => {
    if (index > 0) return
    socket.write(head(500, { 'content-length': '4' }))
    finish = () => socket.end('down')
  })
  const first = caller.once(call)
  void caller.once({ ...call, endpoint: 'list-leads', signal: AbortSignal.timeout(60_000) })
  await expect.poll(() => server.requests.length).toBe(2)
  finish()
  expect(await first).toMatchObject({ failure: { kind: 'unreachable' } })
  const next = startCalling({ memory })
  onTestFinished(next.close)
  expect(await next.caller.read(call)).toMatchObject({
    failure: { kind: 'held', cause: 'unheard', failuresInARow: 1 },
  })
})

test('beside an endpoint that is denied one request alone is under way', async () => {
  const waiting: Socket[] = []
  const { caller, call, server } = await start((socket, index) => {
    if (index === 1) socket.end(whole(401, ''))
    else if (index === 2) waiting.push(socket)
    else ok(socket)
  })
  await caller.read(call)
  await caller.read({ ...call, endpoint: 'list-deals' })
  const answers = Promise.all([caller.once(call), caller.once(call)])
  await expect.poll(() => waiting.length).toBe(1)
  // Whatever could have left meanwhile had the time of a whole other call to arrive.
  const otherDesk = { ...call.account, login: 'petr@vltavan.example' }
  await caller.once({ ...call, account: otherDesk, endpoint: 'list-projects' })
  expect(server.requests).toHaveLength(4)
  expect(server.requests[3]).toContain('list-projects')
  for (const socket of waiting) ok(socket)
  expect(await answers).toMatchObject([{ ok: true }, { ok: true }])
})

test('a person may try again after a try that was refused too', async () => {
  const { caller, call, login } = await start((socket, index) =>
    index < 2 ? void socket.end(whole(401, '')) : ok(socket),
  )
  for (const failuresInARow of [1, 2]) {
    expect(await caller.read(call)).toMatchObject({ failure: { kind: 'held', failuresInARow } })
    await caller.tryOnce(login)
  }
  expect(await caller.read(call)).toMatchObject({ ok: true })
})
