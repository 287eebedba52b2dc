import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { head, startRawServer } from '../testing/raw-server.ts'
import { createTransport } from './transport.ts'

const file = Buffer.alloc(600_000, 'x')
const chunked = Buffer.concat([
  Buffer.from(`${file.length.toString(16)}\r\n`),
  file,
  Buffer.from('\r\n0\r\n\r\n'),
])

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn++) await setImmediate()
}

// An exception that undici throws here belongs to no call: it fails the run of the tests.
test.each([
  ['with its length', { 'content-length': String(file.length) }, file],
  ['in chunks', { 'transfer-encoding': 'chunked' }, chunked],
  ['to its end', {}, file],
])(
  'what a server tells %s before it closes is read whole, however slowly',
  async (_, told, body) => {
    let closed: Promise<unknown> = Promise.resolve()
    const server = await startRawServer((socket) => {
      closed = once(socket, 'finish')
      socket.end(Buffer.concat([Buffer.from(head(200, { ...told, connection: 'close' })), body]))
    })
    onTestFinished(server.close)
    const transport = createTransport({ resolveProxy: () => Promise.resolve('DIRECT') })
    onTestFinished(transport.close)
    const reply = await transport.post({
      url: server.baseUrl,
      form: new URLSearchParams(),
      signal: new AbortController().signal,
      onLeaving: () => undefined,
    })
    await turns(50)
    let bytes = 0
    for await (const piece of reply.body) {
      bytes += piece.byteLength
      await turns(5)
    }
    await closed
    expect(bytes).toBe(file.length)
  },
)
