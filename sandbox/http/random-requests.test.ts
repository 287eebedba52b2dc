import { connect } from 'node:net'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endpoints } from '../endpoints.ts'
import { startForTest } from '../testing/start-for-test.ts'

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'PROPFIND'] as const
const names = endpoints.map(({ name }) => name)
const parameterNames = [...new Set(endpoints.flatMap(({ parameters }) => Object.keys(parameters)))]

const versions = fc.constantFrom('v10', 'v10', 'v10', 'v01', 'v09', 'v11', '')
const paths = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(versions, fc.constantFrom(...names)).map((way) => `/ws/${way.join('/')}`),
  },
  fc.webPath(),
  fc.constantFrom('/', '/resource/x', '/ws/v10/%2e%2e', '/ws/v10/%ff', '/ws/v10/__proto__', '//'),
)
const contentTypes = fc.oneof(
  { weight: 4, arbitrary: fc.constant('application/x-www-form-urlencoded') },
  { weight: 2, arbitrary: fc.constant('multipart/form-data; boundary=b') },
  fc.constantFrom(
    'multipart/form-data',
    'application/json',
    'text/xml',
    '',
    'a/b;c="',
    'application/x-www-form-urlencoded; charset=koi8',
  ),
)
const values = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.integer().map(String),
  fc.double().map(String),
  fc.json(),
  fc.constantFrom('', '0', '10210', '4211', '1', '2026-01-01', 'true', 'a@b.cz', '+420601000000'),
)

const bodiesFor = (credentials: Record<string, string>) => {
  const fields = fc.dictionary(
    fc.oneof(fc.constantFrom(...parameterNames, 'xlsx', 'partner'), fc.string({ maxLength: 20 })),
    values,
    { maxKeys: 8, noNullPrototype: true },
  )
  const form = fields.map((extra) =>
    Buffer.from(new URLSearchParams({ ...credentials, ...extra }).toString()),
  )
  const multipart = fields.map((extra) =>
    Buffer.from(
      `${Object.entries({ ...credentials, ...extra })
        .map(
          ([name, value]) =>
            `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
        )
        .join(
          '',
        )}--b\r\ncontent-disposition: form-data; name="file"; filename="x"\r\n\r\nx\r\n--b--\r\n`,
    ),
  )
  const large = fc.integer({ min: 1, max: 1_000_000 }).map((size) => Buffer.alloc(size, 'a=b&'))
  const bytes = fc.uint8Array({ maxLength: 4_000 }).map((data) => Buffer.from(data))
  return fc.oneof(
    { weight: 4, arbitrary: form },
    { weight: 3, arbitrary: multipart },
    { weight: 1, arbitrary: large },
    { weight: 1, arbitrary: bytes },
    { weight: 1, arbitrary: fc.json().map((text) => Buffer.from(text)) },
  )
}

/** Over a bare socket, since a client of HTTP would refuse to send half of this. */
const statusOf = (port: number, head: string, body: Buffer): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(head)
      socket.end(body)
    })
    let answer = ''
    socket.setEncoding('latin1')
    socket.on('data', (text) => {
      if (answer.length < 100) answer += String(text)
    })
    // A server that answers before it has read everything may reset the rest.
    socket.on('error', (error) => (answer === '' ? reject(error) : undefined))
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)))
  })

const clean = (text: string) => text.replace(/[^\x21-\x7e]/g, '')

test('no request, whatever its method, type and body, makes it answer 5xx or fall over', async () => {
  const sandbox = await startForTest()
  const port = Number(new URL(sandbox.baseUrl).port)
  const account = fc.constantFrom(...sandbox.accounts.filter(({ state }) => state === 'active'))
  const requests = account.chain(({ login, password }) =>
    fc.record({
      method: fc.oneof({ weight: 6, arbitrary: fc.constant('POST') }, fc.constantFrom(...methods)),
      path: paths,
      contentType: contentTypes,
      accept: fc.constantFrom('application/json', '*/*', 'text/xml;q=0.9', ''),
      body: bodiesFor({ login, password }),
    }),
  )
  await fc.assert(
    fc.asyncProperty(requests, async ({ method, path, contentType, accept, body }) => {
      const head = [
        `${method} ${clean(path) || '/'} HTTP/1.1`,
        'host: localhost',
        'connection: close',
        `content-type: ${contentType}`,
        `accept: ${accept}`,
        `content-length: ${body.length}`,
        '\r\n',
      ].join('\r\n')
      const status = await statusOf(port, head, body)
      expect(status, head).toBeGreaterThanOrEqual(200)
      expect(status, head).toBeLessThan(500)
    }),
    { numRuns: 600 },
  )
  expect((await sandbox.post('list-projects')).status).toBe(200)
})
