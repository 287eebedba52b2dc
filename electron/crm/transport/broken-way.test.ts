import { expect, onTestFinished, test } from 'vitest'
import { callTo, startCalling } from '../testing/calling.ts'
import { startRawServer } from '../testing/raw-server.ts'
import { createTransport, type Transport } from './transport.ts'

/** The system's name of a way to the server that breaks under a connection. */
const naming = (transport: Transport, code: string): Pick<Transport, 'post'> => ({
  post: (post) =>
    transport.post(post).catch((error: unknown) => {
      throw Object.assign(new Error('the way is broken', { cause: error }), { code })
    }),
})

const start = async (code: string) => {
  const server = await startRawServer((socket) => void socket.resetAndDestroy())
  onTestFinished(server.close)
  const transport = createTransport({ resolveProxy: () => Promise.resolve('DIRECT') })
  onTestFinished(transport.close)
  return { ...startCalling({ transport: naming(transport, code) }), server }
}

test.each(['EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND'])(
  'after the request has left, %s does not say that it never did',
  async (code) => {
    const { caller, server } = await start(code)
    const answer = await caller.once(callTo(server.baseUrl))
    expect(server.requests).toHaveLength(1)
    expect(answer).toMatchObject({ failure: { kind: 'unreachable', cause: 'timedOut' } })
  },
)

test('a way that is broken before anything has left refuses the request', async () => {
  const { caller, server } = await start('EHOSTUNREACH')
  await server.close()
  const answer = await caller.once(callTo(server.baseUrl))
  expect(answer).toMatchObject({ failure: { kind: 'unreachable', cause: 'refused' } })
})
