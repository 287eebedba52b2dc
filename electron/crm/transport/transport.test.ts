import { once } from 'node:events'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { certificate, foreignCertificate } from '../testing/certificates.ts'
import { startConnectProxy } from '../testing/connect-proxy.ts'
import { head, startRawServer, whole } from '../testing/raw-server.ts'
import { startHttpsServer } from '../testing/start-https-server.ts'
import { networkCause } from './network-failure.ts'
import { createTransport, type TransportOptions } from './transport.ts'

const serve = async (answer: Parameters<typeof startRawServer>[0]) => {
  const server = await startRawServer(answer)
  onTestFinished(server.close)
  return server
}

const serveTls = (cert: string) =>
  startHttpsServer((request, response) => {
    request.resume().on('end', () => response.end('done'))
  }, cert)

const open = (options: Partial<TransportOptions> = {}) => {
  const transport = createTransport({ resolveProxy: () => Promise.resolve('DIRECT'), ...options })
  onTestFinished(transport.close)
  return transport
}

interface RequestOutcome {
  /** A status with its body, or why there was none. */
  readonly answer: string
  /** Whether the request had left. */
  readonly left: boolean
}

const post = async (
  transport: ReturnType<typeof open>,
  url: string,
  signal = new AbortController().signal,
): Promise<RequestOutcome> => {
  let left = false
  const form = new URLSearchParams({ login: 'eva', password: 'ž&=+ %' })
  const onLeaving = () => {
    left = true
  }
  try {
    const reply = await transport.post({ url, form, signal, onLeaving })
    const parts: Uint8Array[] = []
    for await (const chunk of reply.body) parts.push(chunk)
    return { answer: `${reply.status} ${Buffer.concat(parts).toString()}`, left }
  } catch (error) {
    return { answer: networkCause(error) ?? 'aborted', left }
  }
}

test('a request is one POST with the form in its body and nothing else that tells who sends it', async () => {
  const server = await serve((socket) => socket.end(whole(200, 'ok')))
  expect(await post(open(), `${server.baseUrl}/ws/v10/x`)).toEqual({ answer: '200 ok', left: true })
  const [request = ''] = server.requests
  const [lines = '', body] = request.split('\r\n\r\n')
  expect(
    lines
      .split('\r\n')
      .map((line) => line.toLowerCase())
      .sort(),
  ).toEqual([
    'connection: close',
    `content-length: ${body?.length}`,
    'content-type: application/x-www-form-urlencoded',
    `host: ${new URL(server.baseUrl).host}`,
    'post /ws/v10/x http/1.1',
  ])
  expect(body).toBe('login=eva&password=%C5%BE%26%3D%2B+%25')
})

test('a redirect is not followed and a cookie is not kept', async () => {
  const server = await serve((socket) =>
    socket.end(whole(302, '', { location: '/elsewhere', 'set-cookie': 'a=b' })),
  )
  const transport = open()
  expect(await post(transport, server.baseUrl)).toMatchObject({ answer: '302 ' })
  await post(transport, server.baseUrl)
  expect(server.requests).toHaveLength(2)
  expect(server.requests.join()).not.toMatch(/cookie|elsewhere/i)
})

test.each([
  ['resets', (socket: { resetAndDestroy: () => void }) => socket.resetAndDestroy()],
  ['closes', (socket: { destroy: () => void }) => socket.destroy()],
])(
  'a server that %s where a connection could be used again gets each POST once',
  async (_how, end) => {
    const server = await serve((socket, _request, index) => {
      if (index === 0) socket.write(whole(200, 'ok', { connection: 'keep-alive' }))
      else end(socket)
    })
    const transport = open()
    expect(await post(transport, server.baseUrl)).toEqual({ answer: '200 ok', left: true })
    expect(await post(transport, server.baseUrl)).toEqual({ answer: 'reset', left: true })
    expect(server.requests).toHaveLength(2)
  },
)

test.each([
  ['408 and a close', whole(408, 'late', { connection: 'close' }), '408 late'],
  ['425', whole(425, 'early'), '425 early'],
  ['503', whole(503, 'busy', { 'retry-after': '0' }), '503 busy'],
])('an answer of %s is told and the POST is not sent again', async (_what, bytes, answer) => {
  const server = await serve((socket) => socket.end(bytes))
  expect(await post(open(), server.baseUrl)).toEqual({ answer, left: true })
  expect(server.requests).toHaveLength(1)
})

test.each([
  ['half a status line', 'HTTP/1.1 20'],
  ['less than it promised', `${head(200, { 'content-length': '100' })}half`],
  ['half a chunk', `${head(200, { 'transfer-encoding': 'chunked' })}ff\r\nhalf`],
  ['something else than HTTP', 'SSH-2.0-OpenSSH_9.2\r\n'],
  ['endless headers', `HTTP/1.1 200 OK\r\nx: ${'y'.repeat(64 * 1024)}`],
])('an answer with %s is a connection that was reset', async (_what, bytes) => {
  const server = await serve((socket) => socket.end(bytes))
  expect(await post(open(), server.baseUrl)).toEqual({ answer: 'reset', left: true })
  expect(server.requests).toHaveLength(1)
})

test('nothing has left where nobody listens or the name is unknown', async () => {
  const listener = createTcpServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  listener.close()
  await once(listener, 'close')
  const transport = open()
  expect(await post(transport, `http://127.0.0.1:${port}`)).toEqual({
    answer: 'refused',
    left: false,
  })
  expect(await post(transport, 'http://nowhere.invalid')).toEqual({
    answer: 'notFound',
    left: false,
  })
})

test('a cancelled request ends at once', async () => {
  const controller = new AbortController()
  const server = await serve(() => controller.abort())
  expect(await post(open(), server.baseUrl, controller.signal)).toEqual({
    answer: 'aborted',
    left: true,
  })
})

test('a server is believed only with a certificate for its name from a known authority', async () => {
  const url = await serveTls(certificate)
  const trusting = open({ roots: () => [certificate, foreignCertificate] })
  expect(await post(trusting, url)).toEqual({ answer: '200 done', left: true })
  expect(await post(open(), url)).toEqual({ answer: 'certificate', left: false })
  const foreign = await serveTls(foreignCertificate)
  expect(await post(trusting, foreign)).toEqual({ answer: 'certificate', left: false })
  const plain = createTcpServer((socket) => socket.once('data', () => socket.end(whole(400, ''))))
  plain.listen(0, '127.0.0.1')
  await once(plain, 'listening')
  onTestFinished(() => void plain.close())
  const { port } = plain.address() as AddressInfo
  expect(await post(open(), `https://127.0.0.1:${port}`)).toEqual({
    answer: 'certificate',
    left: false,
  })
})

test('no setting of the environment switches verification off', async () => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
  onTestFinished(() => void vi.unstubAllEnvs())
  const url = await serveTls(certificate)
  expect(await post(open(), url)).toEqual({ answer: 'certificate', left: false })
})

test("the system's proxy is used, and what it hides is verified all the same", async () => {
  const proxy = await startConnectProxy()
  onTestFinished(proxy.close)
  const resolveProxy = () => Promise.resolve(`SOCKS 127.0.0.1:1; ${proxy.answer}; DIRECT`)
  const url = await serveTls(certificate)
  const trusting = open({ resolveProxy, roots: () => [certificate] })
  expect(await post(trusting, url)).toEqual({ answer: '200 done', left: true })
  expect(await post(open({ resolveProxy }), url)).toEqual({ answer: 'certificate', left: false })
  expect(proxy.tunnels).toEqual([new URL(url).host, new URL(url).host])
})

test.each([
  ['asks for a login', 407],
  ['forbids it', 403],
])('a proxy that %s is a trouble of the proxy, and nothing has left', async (_what, status) => {
  const proxy = await startConnectProxy(status)
  onTestFinished(proxy.close)
  const transport = open({ resolveProxy: () => Promise.resolve(proxy.answer) })
  const url = await serveTls(certificate)
  expect(await post(transport, url)).toEqual({ answer: 'proxy', left: false })
})

test.each(['PROXY 127.0.0.1:1', 'SOCKS5 127.0.0.1:1'])(
  'with %s for a proxy nothing leaves past it',
  async (answer) => {
    const server = await serve((socket) => socket.end(whole(200, 'ok')))
    const transport = open({ resolveProxy: () => Promise.resolve(answer) })
    expect(await post(transport, server.baseUrl)).toEqual({ answer: 'proxy', left: false })
    expect(server.connections()).toBe(0)
  },
)

test('an answer may take longer to begin than it may pause later: its call says how long', async () => {
  const server = await serve((socket) => setTimeout(() => socket.end(whole(200, 'late')), 2_500))
  expect(await post(open({ silenceMs: 500 }), server.baseUrl)).toEqual({
    answer: '200 late',
    left: true,
  })
})

test('an answer that falls silent in its middle is given up', async () => {
  const server = await serve((socket) => {
    socket.write(`${head(200, { 'content-length': '9' })}x`)
  })
  expect(await post(open({ silenceMs: 500 }), server.baseUrl)).toEqual({
    answer: 'timedOut',
    left: true,
  })
})
