import type { Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { loginKey } from '#core/accounts/login-key'
import { toSecret } from '#core/accounts/secret'
import { cancelled, failed, success } from '#core/contract/failure'
import { callTo, startCalling } from '../testing/calling.ts'
import { startRawServer, whole } from '../testing/raw-server.ts'

const ok = (socket: Socket) => void socket.end(whole(200, 'Ahoj'))

/** A server whose answers to the old password wait until the test lets them go. */
const start = async (answerNew: (socket: Socket) => void = ok) => {
  const waiting: Socket[] = []
  let arrived: () => void = () => undefined
  const server = await startRawServer((socket, request) => {
    if (request.endsWith('password=new')) return answerNew(socket)
    waiting.push(socket)
    arrived()
  })
  let password = 'old'
  const calling = startCalling({
    readPassword: () => Promise.resolve(success(toSecret(password))),
  })
  const call = callTo(server.baseUrl)
  onTestFinished(async () => {
    await calling.close()
    await server.close()
  })
  return {
    ...calling,
    server,
    call,
    untilArrived: () =>
      new Promise<void>((resolve) => {
        arrived = resolve
      }),
    change: () =>
      calling.caller.changeCredential(loginKey(call.account), async () => {
        password = 'new'
      }),
    refuseAll: () => {
      for (const socket of waiting) socket.end(whole(401, 'Not authorized.'))
    },
  }
}

test('a late refusal of the old password does not hold the new one, and its call goes with that', async () => {
  const { caller, call, memory, server, untilArrived, change, refuseAll } = await start()
  const arrived = untilArrived()
  const answer = caller.read(call)
  await arrived
  await change()
  refuseAll()
  expect(await answer).toEqual({ ok: true, value: 'Ahoj' })
  expect(memory.readHold(loginKey(call.account))).toBeNull()
  expect(server.requests.map((request) => request.split('password=')[1])).toEqual(['old', 'new'])
})

test('a password is proven by what works, and another one is not proven by that', async () => {
  const { caller, call, server, change } = await start()
  const login = loginKey(call.account)
  await change()
  expect(caller.isProven(login)).toBe(false)
  expect(await caller.read(call)).toMatchObject({ ok: true })
  expect(caller.isProven(login)).toBe(true)
  await change()
  expect(caller.isProven(login)).toBe(false)
  expect(server.requests).toHaveLength(1)
})

test('while a password changes nothing leaves, and a change that fails opens the way again', async () => {
  const { caller, call, server, change } = await start()
  let finish: (error: Error) => void = () => undefined
  const failing = caller.changeCredential(
    loginKey(call.account),
    () =>
      new Promise<never>((_resolve, reject) => {
        finish = reject
      }),
  )
  const answers = Promise.all([caller.read(call), caller.read(call)])
  const changed = change()
  // Whatever could have left meanwhile would have arrived before another login's call.
  const otherDesk = { ...call.account, login: 'petr@vltavan.example' }
  void caller.once({ ...call, account: otherDesk })
  await expect.poll(() => server.requests.length).toBe(1)
  expect(server.requests[0]).toContain('petr')
  finish(new Error('keychain gone'))
  await expect(failing).rejects.toThrow('keychain gone')
  await changed
  expect(await answers).toEqual([
    { ok: true, value: 'Ahoj' },
    { ok: true, value: 'Ahoj' },
  ])
})

test('a refusal of the old password counts, and the next one is the second in a row', async () => {
  const refuse = (socket: Socket) => void socket.end(whole(401, ''))
  const { caller, call, untilArrived, change, refuseAll } = await start(refuse)
  const arrived = untilArrived()
  const answer = caller.read(call)
  await arrived
  await change()
  refuseAll()
  expect(await answer).toMatchObject({ failure: { kind: 'held', failuresInARow: 2 } })
})

test('what was being created with the old password is cancelled by its refusal, and not sent again', async () => {
  const { caller, call, memory, server, untilArrived, change, refuseAll } = await start()
  const arrived = untilArrived()
  const answer = caller.create(call, 'Flat A.1')
  await arrived
  await change()
  refuseAll()
  expect(await answer).toEqual(failed(cancelled))
  expect(memory.readHold(loginKey(call.account))).toBeNull()
  expect(server.requests).toHaveLength(1)
})

test('where the old password was not refused, the new one waits for no answer to it', async () => {
  const { caller, call, untilArrived, change } = await start()
  const arrived = untilArrived()
  const left = caller.once({ ...call, signal: AbortSignal.timeout(60_000) })
  await arrived
  await change()
  expect(await caller.read(call)).toMatchObject({ ok: true })
  expect(await Promise.race([left, 'unanswered'])).toBe('unanswered')
})

test('passwords are changed one after another', async () => {
  const { caller, call } = await start()
  const login = loginKey(call.account)
  const done: string[] = []
  let finish: () => void = () => undefined
  const first = caller.changeCredential(login, async () => {
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    done.push('first')
  })
  const second = caller.changeCredential(login, async () => void done.push('second'))
  await Promise.resolve()
  finish()
  await Promise.all([first, second])
  expect(done).toEqual(['first', 'second'])
})

test('a new password is as untested as the first one, should the run end before its answer', async () => {
  const { caller, call, memory, server, change } = await start((socket) => {
    if (server.requests.length === 1) ok(socket)
  })
  await change()
  await caller.read(call)
  await change()
  void caller.once({ ...call, signal: AbortSignal.timeout(60_000) })
  await expect.poll(() => server.requests.length).toBe(2)
  const next = startCalling({ memory })
  onTestFinished(next.close)
  expect(await next.caller.read(call)).toMatchObject({
    failure: { kind: 'held', cause: 'unheard', endpoint: null },
  })
})

test('where a new password was let in before it was kept, that is known of it from the beginning', async () => {
  const { caller, call, memory } = await start()
  const login = loginKey(call.account)
  await caller.changeCredential(login, () => Promise.resolve(), ['get-project'])
  expect(caller.isProven(login)).toBe(true)
  expect(memory.readTrial(login)).toEqual({ isProven: true, open: null })
  expect(memory.hasWorked(login, 'get-project')).toBe(true)
})
