import type { Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { toSecret } from '#core/accounts/secret'
import { cancelled, failed, success } from '#core/contract/failure'
import { callTo, startCalling } from '../testing/calling.ts'
import { startRawServer, whole } from '../testing/raw-server.ts'

const start = async (
  answer: (socket: Socket, index: number) => void,
  changes: Parameters<typeof startCalling>[0] = {},
) => {
  const server = await startRawServer((socket, _request, index) => answer(socket, index))
  onTestFinished(server.close)
  const calling = startCalling(changes)
  onTestFinished(calling.close)
  return { ...calling, server, call: callTo(server.baseUrl) }
}

const ok = (socket: Socket) => void socket.end(whole(200, 'Ahoj'))

test('an endpoint that cools down says so at once, although another call keeps the login busy', async () => {
  const { caller, call, server } = await start((socket, index) => {
    if (index === 0) socket.end(whole(429, '', { 'retry-after': '60' }))
  })
  await caller.read(call)
  void caller.once({ ...call, endpoint: 'list-leads' })
  await expect.poll(() => server.requests.length).toBe(2)
  expect(await caller.read(call)).toMatchObject({ failure: { kind: 'cooling' } })
})

test('an endpoint that is denied says so at once, although another call keeps the login busy', async () => {
  const { caller, call, server } = await start((socket, index) => {
    if (index === 0) ok(socket)
    if (index === 1) socket.end(whole(401, ''))
  })
  const deals = { ...call, endpoint: 'list-deals' }
  await caller.read(call)
  await caller.read(deals)
  void caller.once(call)
  await expect.poll(() => server.requests.length).toBe(3)
  expect(await caller.read(deals)).toMatchObject({
    failure: { kind: 'held', endpoint: 'list-deals' },
  })
})

test('as soon as a password is proven, as many calls leave as may be unanswered', async () => {
  const waiting: Socket[] = []
  const { caller, call } = await start((socket) => void waiting.push(socket))
  const first = caller.once(call)
  await expect.poll(() => waiting.length).toBe(1)
  for (const endpoint of ['list-leads', 'list-deals', 'list-projects']) {
    void caller.once({ ...call, endpoint })
  }
  for (const socket of [...waiting]) ok(socket)
  expect(await first).toMatchObject({ ok: true })
  await expect.poll(() => waiting.length).toBe(3)
})

test('what a person cancels while its password is read does not leave, and counts for nothing', async () => {
  const controller = new AbortController()
  const { caller, call, server, memory } = await start(ok, {
    readPassword: async () => {
      controller.abort()
      return success(toSecret('right'))
    },
  })
  const report = { ...call, endpoint: 'list-excel-deals', signal: controller.signal }
  expect(await caller.once(report)).toEqual(failed(cancelled))
  expect(server.requests).toEqual([])
  expect(memory.listCooldowns()).toEqual([])
})
