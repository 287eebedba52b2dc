import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { head, startRawServer } from '../testing/raw-server.ts'
import { networkCause } from './network-failure.ts'
import { createTransport } from './transport.ts'

const text = 'Žlutý dům '.repeat(100_000)

const receive = async (bytes: Uint8Array, encoding: string) => {
  const told = { 'content-length': String(bytes.length), 'content-encoding': encoding }
  const server = await startRawServer((socket) => {
    socket.end(Buffer.concat([Buffer.from(head(200, told)), bytes]))
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
  const parts: Uint8Array[] = []
  for await (const part of reply.body) parts.push(part)
  return { text: Buffer.concat(parts).toString(), length: reply.length }
}

test.each([
  ['gzip', gzipSync(text)],
  ['GZIP', gzipSync(text)],
  ['deflate', deflateSync(text)],
  ['br', brotliCompressSync(text)],
  ['identity', Buffer.from(text)],
])('an answer that comes as %s although nobody asked for it is read', async (encoding, bytes) => {
  expect(await receive(bytes, encoding)).toEqual({ text, length: null })
})

test('an answer that calls itself compressed and is empty is empty', async () => {
  expect(await receive(new Uint8Array(), 'gzip')).toEqual({ text: '', length: null })
})

test.each([
  ['cut', gzipSync(text).subarray(0, -20)],
  ['plain', Buffer.from(text)],
])('an answer that is %s in place of compressed is trouble on its way', async (_what, bytes) => {
  const error: unknown = await receive(bytes, 'gzip').catch((thrown: unknown) => thrown)
  expect(networkCause(error)).toBe('reset')
})
