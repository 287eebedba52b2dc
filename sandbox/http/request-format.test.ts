import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { startForTest } from '../testing/start-for-test.ts'

const form = 'application/x-www-form-urlencoded'

test.each([
  [
    'a form type around JSON',
    '/ws/v10/list-projects',
    { body: '{"login":"a"}', type: form },
    400,
    'appears to be JSON',
  ],
  [
    'a JSON type',
    '/ws/v10/list-projects',
    { body: '{}', type: 'application/json' },
    415,
    'Unsupported Content-Type',
  ],
  [
    'a text type',
    '/ws/v10/list-projects',
    { body: 'login=a', type: 'text/plain' },
    415,
    'Unsupported Content-Type',
  ],
  [
    'version 1',
    '/ws/v01/list-projects',
    { body: 'login=a', type: form },
    418,
    'This API version is deprecated.',
  ],
  [
    'version 9',
    '/ws/v09/anything',
    { body: 'login=a', type: form },
    418,
    'This API version is deprecated.',
  ],
  [
    'a version to come',
    '/ws/v11/list-projects',
    { body: 'login=a', type: form },
    404,
    'Not found.',
  ],
  [
    'an unknown endpoint',
    '/ws/v10/list-everything',
    { body: 'login=a', type: form },
    404,
    'Not found.',
  ],
  ['another address', '/', { body: 'login=a', type: form }, 404, 'Not found.'],
  [
    'no login',
    '/ws/v10/list-projects',
    { body: 'password=a', type: form },
    400,
    'Parameter missing: login.',
  ],
  [
    'no password',
    '/ws/v10/list-projects',
    { body: 'login=a', type: form },
    400,
    'Parameter missing: password.',
  ],
])(
  '%s is answered as the specification says',
  async (_name, path, { body, type }, status, words) => {
    const sandbox = await startForTest()
    const response = await fetch(`${sandbox.baseUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    })
    expect(response.status).toBe(status)
    expect(await response.text()).toContain(words)
    expect(response.headers.get('content-type')).toContain('text/plain')
  },
)

test.each(['GET', 'PUT', 'DELETE', 'PATCH'])('%s is not a method of the API', async (method) => {
  const sandbox = await startForTest()
  const response = await fetch(`${sandbox.baseUrl}/ws/v10/list-projects`, { method })
  expect(response.status).toBe(405)
})

test('credentials in a header are not looked at', async () => {
  const { baseUrl, accounts } = await startForTest()
  const [account] = accounts
  const credentials = btoa(`${account?.login}:${account?.password}`)
  const response = await fetch(`${baseUrl}/ws/v10/list-projects`, {
    method: 'POST',
    headers: { authorization: `Basic ${credentials}`, 'content-type': form },
    body: '',
  })
  expect(response.status).toBe(400)
})

test('a call may come as multipart as well', async () => {
  const { baseUrl, accounts } = await startForTest()
  const body = new FormData()
  body.set('login', accounts[0]?.login ?? '')
  body.set('password', accounts[0]?.password ?? '')
  const response = await fetch(`${baseUrl}/ws/v10/list-projects`, { method: 'POST', body })
  expect(response.status).toBe(200)
})

test('a body that is refused before its end leaves its connection to the next request', async () => {
  const { baseUrl } = await startForTest()
  const connections = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => connections.destroy())
  const post = async (): Promise<number | undefined> => {
    const sent = request(`${baseUrl}/ws/v10/list-projects`, {
      method: 'POST',
      agent: connections,
      headers: { 'content-type': 'multipart/form-data' },
    })
    sent.end(Buffer.alloc(1_000_000, 'a'))
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    await once(answer.resume(), 'end')
    return answer.statusCode
  }
  expect([await post(), await post(), await post()]).toEqual([400, 400, 400])
})

test('no request makes it fail by itself', async () => {
  const { baseUrl } = await startForTest()
  const method = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD')
  const path = fc.oneof(
    fc.constantFrom('list-projects', 'get-project', 'get-projects-info'),
    fc.webPath().map((text) => text.slice(1)),
  )
  const type = fc.constantFrom(
    form,
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    'application/json',
    'nonsense',
    '',
  )
  const body = fc.oneof(
    fc.uint8Array({ maxLength: 2_000 }),
    fc.webQueryParameters().map((text) => new TextEncoder().encode(text)),
    fc.constant(new Uint8Array(1_000_000).fill(97)),
    fc.constant(
      new TextEncoder().encode('--x\r\nContent-Disposition: form-data; name="login"\r\n\r\n'),
    ),
  )
  await fc.assert(
    fc.asyncProperty(method, path, type, body, async (verb, endpoint, contentType, bytes) => {
      const hasBody = verb !== 'GET' && verb !== 'HEAD'
      const response = await fetch(`${baseUrl}/ws/v10/${endpoint}`, {
        method: verb,
        headers: { 'content-type': contentType },
        ...(hasBody ? { body: bytes } : {}),
      })
      await response.arrayBuffer()
      expect(response.status).toBeLessThan(500)
    }),
    { numRuns: 300 },
  )
})
