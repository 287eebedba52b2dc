import { request as send } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { toSecret } from '#core/accounts/secret'
import { readServeAddress } from './serve-address.ts'
import { serveStatus } from './serve-status.ts'

const token = 'a-token-that-nobody-guesses'

const serve = async (known: string | null, host = '127.0.0.1') => {
  const defects: unknown[] = []
  const server = await serveStatus({
    address: { host, port: 0 },
    token: () => (known === null ? null : toSecret(known)),
    onDefect: (error) => defects.push(error),
    paths: {
      '/': (language) => ({ status: 200, type: 'text/html', text: `page ${language}` }),
      '/healthz': () => ({ status: 200, type: 'text/plain', text: 'ok' }),
      '/broken': () => Promise.reject(new Error('broken')),
    },
  })
  if (server === null) throw new Error('no server')
  onTestFinished(server.close)
  const { port } = server
  const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const {
      status,
      headers: answered,
      body,
    } = await new Promise<{
      status: number | undefined
      headers: NodeJS.Dict<string | string[]>
      body: string
    }>((resolve, reject) => {
      send({ host: '127.0.0.1', port, path, method, headers }, (response) => {
        void text(response).then((body) =>
          resolve({ status: response.statusCode, headers: response.headers, body }),
        )
      })
        .on('error', reject)
        .end()
    })
    return { status, headers: answered, body }
  }
  return { port, ask, defects }
}

const basic = (password: string) => ({
  authorization: `Basic ${Buffer.from(`me:${password}`).toString('base64')}`,
})

test('this computer reads the status without a token, in the language of its browser', async () => {
  const { ask } = await serve(null)
  const { status, body, headers } = await ask('/?a=1', { 'accept-language': 'cs,en;q=0.5' })
  expect([status, body]).toEqual([200, 'page cs,en;q=0.5'])
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-length': '16' })
  expect((await ask('/none')).status).toBe(404)
  expect((await ask('//')).status).toBe(404)
})

test('a page of another site whose name leads here reads nothing', async () => {
  const { ask } = await serve(null)
  expect((await ask('/', { host: 'evil.example:8710' })).status).toBe(421)
  expect((await ask('/', { host: 'localhost:8710' })).status).toBe(200)
  expect((await ask('/', { host: '[::1]:8710' })).status).toBe(200)
})

test('where there is a token, whoever does not show it learns whether the runner lives and nothing else', async () => {
  const { ask } = await serve(token, '0.0.0.0')
  const refused = await ask('/')
  expect(refused.status).toBe(401)
  expect(refused.headers['www-authenticate']).toContain('Basic realm="Unitdesk Runner"')
  for (const headers of [{ authorization: 'Bearer wrong' }, basic('wrong'), basic('')]) {
    expect((await ask('/', headers)).status).toBe(401)
  }
  expect((await ask('/none')).status).toBe(401)
  expect((await ask('/healthz')).body).toBe('ok')
  expect((await ask('/', basic(token))).status).toBe(200)
})

test('a program shows the token as a bearer', async () => {
  const { ask } = await serve('AbCdEfGhIjKlMnOpQr', '0.0.0.0')
  expect((await ask('/', { authorization: 'Bearer AbCdEfGhIjKlMnOpQr' })).status).toBe(200)
})

test('a token that is taken away beyond this computer opens to nobody', async () => {
  const { ask } = await serve(null, '0.0.0.0')
  expect((await ask('/')).status).toBe(401)
  expect((await ask('/', { authorization: 'Bearer ' })).status).toBe(401)
})

test('nothing is changed by any request', async () => {
  const { ask } = await serve(null)
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    expect((await ask('/', {}, method)).status).toBe(405)
  }
  const { status, body } = await ask('/', {}, 'HEAD')
  expect([status, body]).toEqual([200, ''])
})

test('a defect is logged and told without its words, and the next request is answered', async () => {
  const { ask, defects } = await serve(null)
  const { status, body } = await ask('/broken')
  expect([status, body]).toEqual([500, 'a defect, which the log has\n'])
  expect(defects).toHaveLength(1)
  expect((await ask('/')).status).toBe(200)
})

test('what is no HTTP is hung up on, and others are answered', async () => {
  const { port, ask } = await serve(null)
  const socket = connect(port, '127.0.0.1')
  socket.end('\u0000\u0001 nonsense\r\n\r\n')
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.resume()
  await closed
  expect((await ask('/')).status).toBe(200)
})

test('an address that is taken is served by nobody', async () => {
  const { port } = await serve(null)
  const other = await serveStatus({
    address: { host: '127.0.0.1', port },
    token: () => null,
    onDefect: () => undefined,
    paths: {},
  })
  expect(other).toBeNull()
})

test('an address is a port of this computer unless it says otherwise', () => {
  expect(readServeAddress('8710')).toEqual({ host: '127.0.0.1', port: 8710 })
  expect(readServeAddress('0.0.0.0:80')).toEqual({ host: '0.0.0.0', port: 80 })
  expect(readServeAddress('[::]:0')).toEqual({ host: '::', port: 0 })
  expect(readServeAddress('nas.local:8710')).toEqual({ host: 'nas.local', port: 8710 })
  expect(readServeAddress('off')).toBe('off')
  for (const none of ['', 'on', '70000', ':80', 'http://a:80', 'a:b', '::1:80']) {
    expect(readServeAddress(none)).toBeNull()
  }
})
