import type { Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { loginKey } from '#core/accounts/login-key'
import { toSecret } from '#core/accounts/secret'
import { failed, success } from '#core/contract/failure'
import type { OutgoingOutcome } from '../../store/activity/outgoing-calls.ts'
import { callTo, startCalling, startOfTest } from '../testing/calling.ts'
import { head, startRawServer, whole } from '../testing/raw-server.ts'
import { memoryOfThisRun } from './memory-of-this-run.ts'

/** A server, and what the guards have written down for the next run. */
const start = async (
  answer: (socket: Socket, index: number) => void,
  insert?: ReturnType<typeof memoryOfThisRun>['insertOutgoing'],
) => {
  const written: (string | OutgoingOutcome)[] = []
  const server = await startRawServer((socket, _request, index) => {
    written.push('arrived')
    answer(socket, index)
  })
  const memory = memoryOfThisRun()
  const calling = startCalling({
    memory: {
      ...memory,
      insertOutgoing: (call) => {
        written.push(call.subject)
        return insert?.(call) ?? memory.insertOutgoing(call)
      },
      writeOutgoing: (_id, outcome) => void written.push(outcome),
    },
  })
  onTestFinished(async () => {
    await calling.close()
    await server.close()
  })
  return { ...calling, memory, server, written, call: callTo(server.baseUrl) }
}

const ok = (socket: Socket) => void socket.end(whole(200, 'Ahoj'))
const refuse = (socket: Socket) => void socket.end(whole(401, ''))
const unknown = failed({ kind: 'unknownOutcome', endpoint: 'get-project', again: 'afterFix' })

test('what is created is written down before it leaves, and what became of it after', async () => {
  const { caller, call, written } = await start(ok)
  expect(await caller.create(call, 'Flat A.1')).toEqual({ ok: true, value: 'Ahoj' })
  expect(written).toEqual(['Flat A.1', 'arrived', 'done'])
})

test('what only reads is not written down', async () => {
  const { caller, call, written } = await start(ok)
  await caller.read(call)
  expect(written).toEqual(['arrived'])
})

test.each<[what: string, answer: (socket: Socket) => void]>([
  ['a reset after sending', (socket) => void socket.resetAndDestroy()],
  ['a failure of the server', (socket) => void socket.end(whole(500, ''))],
  ['half an answer', (socket) => void socket.end(`${head(200, { 'content-length': '9' })}x`)],
])(
  'after %s nobody knows whether it was created, and it is not sent again',
  async (_what, answer) => {
    const { caller, call, calls, written, sleeps } = await start(answer)
    expect(await caller.create(call, 'Flat A.1')).toEqual(unknown)
    expect(written).toEqual(['Flat A.1', 'arrived', 'unknown'])
    expect([calls.map(({ outcome }) => outcome), sleeps]).toEqual([['unknown'], []])
  },
)

test('a server that takes too long leaves it unknown', async () => {
  const timeoutMs = 60_000
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  // The time passes when the request has arrived, and the server says nothing.
  const { caller, call, written } = await start(() => void vi.advanceTimersByTime(timeoutMs))
  expect(await caller.create({ ...call, timeoutMs }, 'Flat A.1')).toEqual(unknown)
  expect(written.at(-1)).toBe('unknown')
})

test('what a person cancels after it has left is still heard, and done when the server says so', async () => {
  const controller = new AbortController()
  const { caller, call, written } = await start((socket) => {
    controller.abort()
    ok(socket)
  })
  const created = await caller.create({ ...call, signal: controller.signal }, 'A.1')
  expect(created).toEqual({ ok: true, value: 'Ahoj' })
  expect(written).toEqual(['A.1', 'arrived', 'done'])
})

test('what a person cancels and nobody answers is unknown, not cancelled', async () => {
  const controller = new AbortController()
  const { caller, call, written } = await start(() => controller.abort())
  const patient = { ...call, signal: controller.signal, timeoutMs: 3_600_000 }
  expect(await caller.create(patient, 'A.1')).toEqual(unknown)
  expect(written).toEqual(['A.1', 'arrived', 'unknown'])
})

test.each([400, 404, 429])('an answer %i says that nothing was created', async (status) => {
  const { caller, call, written } = await start((socket) => socket.end(whole(status, 'No.')))
  expect(await caller.create(call, 'Flat A.1')).toMatchObject({ ok: false })
  expect(written).toEqual(['Flat A.1', 'arrived', 'refused'])
})

test('where nobody answers nothing has left, and it may be done again', async () => {
  const { caller, call, server, written } = await start(ok)
  await server.close()
  expect(await caller.create(call, 'A.1')).toMatchObject({ failure: { kind: 'unreachable' } })
  expect(written).toEqual(['A.1', 'refused'])
})

test('what cannot be written down does not leave', async () => {
  const full = failed({ kind: 'store', cause: 'full', path: '/', again: 'afterFix' })
  const { caller, call, server } = await start(ok, () => full)
  expect(await caller.create(call, 'Flat A.1')).toEqual(full)
  expect(server.connections()).toBe(0)
})

test('a call that replaces is asked again like a read', async () => {
  const { caller, call, sleeps } = await start((socket, index) =>
    index < 2 ? socket.end(whole(500, '')) : ok(socket),
  )
  expect(await caller.replace(call)).toEqual({ ok: true, value: 'Ahoj' })
  expect(sleeps).toEqual([1_000, 5_000])
})

test('what has never worked with a proven login is held alone; the second refusal holds the account', async () => {
  const { caller, call, server } = await start((socket, index) =>
    index === 0 || index === 2 ? ok(socket) : refuse(socket),
  )
  const deals = { ...call, endpoint: 'list-deals' }
  await caller.read(call)
  const pair = { endpoint: 'list-deals', until: null, failuresInARow: 1, since: startOfTest }
  expect(await caller.read(deals)).toMatchObject({ failure: { kind: 'held', ...pair } })
  expect(await caller.read(deals)).toMatchObject({ failure: { kind: 'held', ...pair } })
  expect(await caller.read(call)).toMatchObject({ ok: true })
  const other = { ...call, endpoint: 'list-leads' }
  expect(await caller.read(other)).toMatchObject({ failure: { kind: 'held', endpoint: null } })
  expect(await caller.read(call)).toMatchObject({ failure: { kind: 'held', endpoint: null } })
  expect(server.requests).toHaveLength(4)
})

test('however often what is not permitted is asked at once, it is refused once and held alone', async () => {
  const { caller, call, server } = await start((socket, index) =>
    index === 0 ? ok(socket) : refuse(socket),
  )
  await caller.read(call)
  const deals = { ...call, endpoint: 'list-deals' }
  const answers = await Promise.all([caller.read(deals), caller.read(deals), caller.read(deals)])
  const pair = { failure: { kind: 'held', endpoint: 'list-deals' } }
  expect(answers).toMatchObject(answers.map(() => pair))
  expect(server.requests).toHaveLength(2)
})

test('a refusal of what has worked holds the account at once', async () => {
  const { caller, call } = await start((socket, index) =>
    index === 0 ? ok(socket) : refuse(socket),
  )
  await caller.read(call)
  expect(await caller.read(call)).toMatchObject({ failure: { kind: 'held', endpoint: null } })
})

test('cancelling again and again costs a wrong password no second failed login', async () => {
  const controllers = [new AbortController(), new AbortController(), new AbortController()]
  const { caller, call, server, memory } = await start((socket) => {
    for (const controller of controllers) controller.abort()
    refuse(socket)
  })
  const answers = controllers.map(({ signal }) => caller.read({ ...call, signal }))
  await Promise.all(answers)
  expect(memory.readHold(loginKey(call.account))).toMatchObject({ failuresInARow: 1 })
  expect(await caller.read(call)).toMatchObject({ failure: { kind: 'held' } })
  expect(server.requests).toHaveLength(1)
})

test('a person who tries once lets one request out, and the failures are counted on', async () => {
  const { caller, call, server, memory } = await start(refuse)
  const login = loginKey(call.account)
  await caller.read(call)
  expect(await caller.tryOnce(login)).toEqual({ ok: true, value: null })
  const answers = await Promise.all([caller.read(call), caller.read(call), caller.read(call)])
  expect(answers).toMatchObject(answers.map(() => ({ failure: { failuresInARow: 2 } })))
  expect([server.requests.length, memory.readFailuresInARow(login)]).toEqual([2, 2])
})

test('no more requests of a proven login are unanswered than may cost a failed login', async () => {
  const waiting: Socket[] = []
  const { caller, call, server, memory } = await start((socket, index) =>
    index === 0 ? ok(socket) : void waiting.push(socket),
  )
  await caller.read(call)
  const answers = Promise.all(Array.from({ length: 6 }, () => caller.read(call)))
  await expect.poll(() => waiting.length).toBe(2)
  for (const socket of waiting) refuse(socket)
  await answers
  expect(server.requests).toHaveLength(3)
  expect(memory.readFailuresInARow(loginKey(call.account))).toBe(2)
})

test('after a refusal the other call under way is heard and counted before a person’s try leaves', async () => {
  const waiting: Socket[] = []
  const { caller, call, server, memory } = await start((socket, index) => {
    if (index === 1 || index === 2) waiting.push(socket)
    else ok(socket)
  })
  const login = loginKey(call.account)
  await caller.read(call)
  const answers = [caller.once(call), caller.once(call)]
  await expect.poll(() => waiting.length).toBe(2)
  const [first, second] = waiting
  first?.end(whole(401, ''))
  await Promise.race(answers)
  await caller.tryOnce(login)
  const tried = caller.once({ ...call, endpoint: 'list-leads' })
  // Whatever could have left meanwhile had the time of a whole other call to arrive.
  const otherDesk = { ...call.account, login: 'petr@vltavan.example' }
  await caller.once({ ...call, account: otherDesk, endpoint: 'list-projects' })
  expect(server.requests).toHaveLength(4)
  expect(server.requests[3]).toContain('list-projects')
  second?.end(whole(401, ''))
  expect(await tried).toMatchObject({ ok: true })
  expect(server.requests[4]).toContain('list-leads')
  expect(await Promise.all(answers)).toMatchObject([{ failure: { kind: 'held' } }, { ok: true }])
  expect(memory.readHold(login)).toBeNull()
})

test('a run that ends before an untested password was answered has cost a failed login, which a person releases', async () => {
  const { caller, call, server, memory } = await start((socket, index) => {
    if (index > 0) ok(socket)
  })
  void caller.once({ ...call, signal: AbortSignal.timeout(60_000) })
  await expect.poll(() => server.requests.length).toBe(1)
  const next = startCalling({ memory })
  onTestFinished(next.close)
  const held = { failure: { kind: 'held', endpoint: null, cause: 'unheard', failuresInARow: 1 } }
  expect(await next.caller.read(call)).toMatchObject(held)
  expect(await next.caller.read({ ...call, endpoint: 'list-leads' })).toMatchObject(held)
  expect(server.requests).toHaveLength(1)
  await next.caller.tryOnce(loginKey(call.account))
  expect(await next.caller.read(call)).toMatchObject({ ok: true })
})

test('a run that ended before its password was answered is counted once, by the first one after it', async () => {
  const { caller, call, server, memory } = await start(() => undefined)
  void caller.once({ ...call, signal: AbortSignal.timeout(60_000) })
  await expect.poll(() => server.requests.length).toBe(1)
  for (const _run of ['second', 'third']) {
    const next = startCalling({ memory })
    onTestFinished(next.close)
    expect(await next.caller.read(call)).toMatchObject({ failure: { failuresInARow: 1 } })
  }
})

test('a call under way is no trial of a password that this run has proven', async () => {
  const { caller, call, server, memory } = await start((socket, index) => {
    if (index === 0) ok(socket)
  })
  await caller.read(call)
  void caller.once({ ...call, signal: AbortSignal.timeout(60_000) })
  await expect.poll(() => server.requests.length).toBe(2)
  expect(memory.readTrial(loginKey(call.account)).open).toBeNull()
})

test('a run that ends with a proven password under way holds nothing, and the second one in a row holds it', async () => {
  const { caller, call, server, memory } = await start((socket, index) => {
    if (index === 0 || index > 2) ok(socket)
  })
  await caller.read(call)
  for (const requests of [2, 3]) {
    const run = startCalling({ memory })
    onTestFinished(run.close)
    void run.caller.once(call)
    await expect.poll(() => server.requests.length).toBe(requests)
  }
  const last = startCalling({ memory })
  onTestFinished(last.close)
  expect(await last.caller.read(call)).toMatchObject({
    failure: { kind: 'held', cause: 'unheard', failuresInARow: 2 },
  })
  expect(server.requests).toHaveLength(3)
})

test('a call that waits for its password while another one is refused does not leave', async () => {
  const { call, server, memory } = await start((socket, index) =>
    index === 0 ? ok(socket) : refuse(socket),
  )
  let goOn: () => void = () => undefined
  let isSlow = false
  let asked: () => void = () => undefined
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve
  })
  const calling = startCalling({
    memory,
    readPassword: async () => {
      if (isSlow) {
        isSlow = false
        await new Promise<void>((resolve) => {
          goOn = resolve
          asked()
        })
      }
      return success(toSecret('entered'))
    },
  })
  onTestFinished(calling.close)
  const { caller } = calling
  await caller.once(call)
  isSlow = true
  const waiting = caller.once(call)
  await isAsked
  expect(await caller.once(call)).toMatchObject({ failure: { kind: 'held', endpoint: null } })
  goOn()
  expect(await waiting).toMatchObject({ failure: { kind: 'held', endpoint: null } })
  expect(server.requests).toHaveLength(2)
})

test('an export whose cooldown cannot be written down does not leave', async () => {
  const full = failed({ kind: 'store', cause: 'full', path: '/', again: 'afterFix' })
  const { call, server, memory } = await start(ok)
  const calling = startCalling({ memory: { ...memory, writeCooldown: () => full } })
  onTestFinished(calling.close)
  const report = { ...call, endpoint: 'list-excel-deals' }
  expect(await calling.caller.read(report)).toEqual(full)
  expect(server.connections()).toBe(0)
  expect(calling.caller.coolingUntil(report.account, report.endpoint)).toBeNull()
})

test('what may cost a failed login is written down before it leaves, or does not leave', async () => {
  const full = failed({ kind: 'store', cause: 'full', path: '/', again: 'afterFix' })
  const { call, server, memory } = await start(ok)
  const calling = startCalling({ memory: { ...memory, beginTrial: () => full } })
  onTestFinished(calling.close)
  expect(await calling.caller.read(call)).toEqual(full)
  expect(server.connections()).toBe(0)
})

test('an answer that has begun makes room for the next request', async () => {
  const slowSockets: Socket[] = []
  const { caller, call, server } = await start((socket, index) => {
    if (index !== 1 && index !== 2) return ok(socket)
    socket.write(head(200, { 'content-length': '1' }))
    slowSockets.push(socket)
  })
  await caller.read(call)
  // As many as may be unanswered at once.
  const slow = [caller.read(call), caller.read(call)]
  await expect.poll(() => server.requests.length).toBe(3)
  const others = await Promise.all([caller.read(call), caller.read(call), caller.read(call)])
  expect(others).toMatchObject(others.map(() => ({ ok: true })))
  for (const socket of slowSockets) socket.end('x')
  const whole = { ok: true, value: 'x' }
  expect(await Promise.all(slow)).toEqual([whole, whole])
})

test('a login that is asked to wait sends nothing to that endpoint, and others go', async () => {
  const { caller, call, server } = await start((socket, index) =>
    index === 0 ? socket.end(whole(429, '', { 'retry-after': '60' })) : ok(socket),
  )
  const until = startOfTest + 60_000
  const cooling = { failure: { kind: 'cooling', endpoint: 'get-project', until } }
  expect(await caller.read(call)).toMatchObject(cooling)
  expect(await caller.create(call, 'A.1')).toMatchObject(cooling)
  expect(await caller.read({ ...call, endpoint: 'list-leads' })).toMatchObject({ ok: true })
  expect(server.requests).toHaveLength(2)
})
