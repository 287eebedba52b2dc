import { expect, test } from 'vitest'
import { demoPlace } from '../testing/demo-place.ts'
import { startForTest, type TestedSandbox } from '../testing/start-for-test.ts'
import { pngBytes, type SentFile, uploadFile } from '../testing/upload-file.ts'

const { flats, projectId } = demoPlace()
const unitid = flats[0]?.id ?? 0
const ownPlan = { bytes: pngBytes, name: 'own.png' }

const uploaded = async (sandbox: TestedSandbox, file: SentFile = ownPlan): Promise<string> => {
  await uploadFile(sandbox, 'set-unit-pdf', { fields: { unitid }, file })
  const { text } = await sandbox.post('get-project', {
    screenid: 1,
    developerid: 4211,
    projectid: projectId,
  })
  const uid = new RegExp(`<flat id="${unitid}"[^>]* pdf="([^"]+)"`).exec(text)?.[1]
  return `${sandbox.baseUrl}/resource/${uid}`
}

test('whoever knows a UID gets the file, and may keep it for ever', async () => {
  const sandbox = await startForTest()
  const response = await fetch(await uploaded(sandbox))
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('content-disposition')).toBe('inline; filename="own.png"')
  expect(Buffer.from(await response.arrayBuffer()).equals(pngBytes)).toBe(true)
})

test('a copy that the client has is not sent again', async () => {
  const sandbox = await startForTest()
  const address = await uploaded(sandbox)
  const etag = (await fetch(address)).headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[^"]+"$/)
  const again = await fetch(address, { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  expect((await fetch(address, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
})

test.each([
  ['with credentials', () => new URLSearchParams({ login: 'a', password: 'b' })],
  ['as a multipart form', () => new FormData()],
  ['with anything else', () => '{}'],
])('a file may be asked for by POST %s', async (_name, body) => {
  const sandbox = await startForTest()
  const response = await fetch(await uploaded(sandbox), { method: 'POST', body: body() })
  expect(response.status).toBe(200)
  expect(Buffer.from(await response.arrayBuffer()).equals(pngBytes)).toBe(true)
})

test('an unknown file is not there', async () => {
  const sandbox = await startForTest()
  const response = await fetch(`${sandbox.baseUrl}/resource/0b7c`)
  expect(response.status).toBe(404)
})

test.each(['PUT', 'DELETE', 'PATCH'])('%s is no method of a file', async (method) => {
  const sandbox = await startForTest()
  const response = await fetch(await uploaded(sandbox), { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD, POST')
})

test('a file’s bytes are no page of the sandbox', async () => {
  const sandbox = await startForTest()
  const file = { bytes: Buffer.from('<script>'), name: 'own.png', type: 'text/html' }
  const response = await fetch(await uploaded(sandbox, file))
  expect(response.headers.get('content-disposition')).toMatch(/^attachment;/)
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

test('what the specification does not name is gone when its switch is off', async () => {
  const sandbox = await startForTest()
  const address = await uploaded(sandbox)
  await sandbox.control('PATCH', '/switches', { beyondSpecification: false })
  expect((await fetch(address)).status).toBe(404)
  for (const endpoint of ['list-resources', 'get-resource', 'get-all-projects']) {
    expect(await sandbox.post(endpoint, {}, 'media@demo')).toMatchObject({ status: 404 })
  }
})
