import type { Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { callTo, startCalling, startOfTest } from '../testing/calling.ts'
import { head, startRawServer, whole } from '../testing/raw-server.ts'

const endpoint = 'list-excel-deals'
const cooldownMs = 300_000
const unheardMs = 60_000

const start = async (answer: (socket: Socket, index: number) => void) => {
  const server = await startRawServer((socket, _request, index) => answer(socket, index))
  onTestFinished(server.close)
  const calling = startCalling()
  onTestFinished(calling.close)
  const call = callTo(server.baseUrl, { endpoint })
  return {
    ...calling,
    server,
    call,
    until: () => calling.caller.coolingUntil(call.account, endpoint),
  }
}

test.each<[string, (socket: Socket) => void]>([
  [
    'stops in the middle of its answer',
    (socket) => {
      socket.write(`${head(200, { 'content-length': '100' })}half`, () => socket.destroy())
    },
  ],
  ['takes the request and says nothing', (socket) => void socket.resetAndDestroy()],
])(
  'of a server that %s the export is asked for once, and why it failed is told',
  async (_how, answer) => {
    const { caller, call, server, sleeps, until } = await start(answer)
    expect(await caller.read(call)).toMatchObject({
      failure: { kind: 'unreachable', cause: 'reset', again: { at: until() } },
    })
    expect([server.requests.length, sleeps]).toEqual([1, []])
    expect(until()).toBeGreaterThanOrEqual(startOfTest + cooldownMs)
    expect(await caller.read(call)).toMatchObject({ failure: { kind: 'cooling' } })
    expect(server.requests).toHaveLength(1)
  },
)

test.each([
  [408, 'timedOut'],
  [502, 'gateway'],
  [503, 'gateway'],
  [504, 'gateway'],
])(
  'where whoever stands before the server says %i the export may have been made: it is asked for once, and it is told until when',
  async (status, cause) => {
    const { caller, call, server, sleeps, until } = await start((socket) =>
      socket.end(whole(status, '')),
    )
    const at = startOfTest + unheardMs + cooldownMs
    expect(await caller.read(call)).toMatchObject({
      failure: { kind: 'unreachable', cause, again: { at } },
    })
    expect([server.requests.length, sleeps, until()]).toEqual([1, [], at])
    expect(await caller.read(call)).toMatchObject({ failure: { kind: 'cooling', until: at } })
    expect(server.requests).toHaveLength(1)
  },
)

test('a server that could not make the export is asked again: nothing was counted', async () => {
  const { caller, call, server, until } = await start((socket, index) =>
    socket.end(index === 0 ? whole(500, '') : whole(200, 'ok')),
  )
  expect(await caller.read(call)).toEqual({ ok: true, value: 'ok' })
  expect(server.requests).toHaveLength(2)
  expect(until()).toBe(startOfTest + cooldownMs)
})

test('an export never leaves on a connection that may have gone stale', async () => {
  const { caller, call, server } = await start((socket) => socket.write(whole(200, 'ok')))
  await caller.read(call)
  await caller.read({ ...call, endpoint: 'list-excel-products' })
  expect(server.connections()).toBe(2)
})

test('an export that is called off before its server answers cools down', async () => {
  const controller = new AbortController()
  const { caller, call, until } = await start(() => controller.abort())
  const result = await caller.read({ ...call, signal: controller.signal })
  expect(result).toMatchObject({ failure: { kind: 'cancelled' } })
  expect(until()).toBe(startOfTest + unheardMs + cooldownMs)
})
