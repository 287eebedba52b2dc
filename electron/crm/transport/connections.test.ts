import { expect, onTestFinished, test } from 'vitest'
import { callTo, startCalling } from '../testing/calling.ts'
import { startRawServer, whole } from '../testing/raw-server.ts'

/** Keeps every connection open, and closes one without an answer at the request of that number. */
const startServer = async (closesAt = Number.POSITIVE_INFINITY) => {
  const server = await startRawServer((socket, _request, index) => {
    if (index === closesAt) socket.destroy()
    else socket.write(whole(200, 'ok', { connection: 'keep-alive' }))
  })
  onTestFinished(server.close)
  const started = startCalling()
  onTestFinished(started.close)
  return { server, ...started, call: () => callTo(server.baseUrl) }
}

test('reads and replacements use the connections that are open', async () => {
  const { server, caller, call } = await startServer()
  for (let turn = 0; turn < 4; turn++) {
    await caller.read(call())
    await caller.replace(call())
  }
  expect(server.requests).toHaveLength(8)
  // A second one is opened where a call follows before the first has quite ended.
  expect(server.connections()).toBeLessThanOrEqual(2)
})

test('what is sent once opens a connection of its own, even where another one is open', async () => {
  const { server, caller, call } = await startServer()
  await caller.read(call())
  await caller.create(call(), 'unit 7')
  await caller.create(call(), 'unit 7')
  await caller.once(call())
  expect(server.connections()).toBe(4)
})

test('a read whose open connection was just closed succeeds after its first wait', async () => {
  const { server, caller, call, sleeps } = await startServer(1)
  await caller.read(call())
  expect(await caller.read(call())).toEqual({ ok: true, value: 'ok' })
  expect(sleeps).toEqual([1_000])
  expect(server.requests).toHaveLength(3)
})
