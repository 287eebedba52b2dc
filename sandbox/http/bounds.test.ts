import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startForTest, type TestedSandbox } from '../testing/start-for-test.ts'
import { credentialsOf } from '../testing/upload-file.ts'
import { mostParameters } from './limits.ts'

const formType = 'application/x-www-form-urlencoded'
const megabyte = 1024 * 1024
const lead = { name: 'Jana', surname: 'Nová', email: 'jana@example.com' }

const send = async (
  { baseUrl }: TestedSandbox,
  endpoint: string,
  {
    body,
    type,
  }: { body: string | URLSearchParams | FormData | Uint8Array<ArrayBuffer>; type?: string },
) => {
  const answer = await fetch(`${baseUrl}/ws/v10/${endpoint}`, {
    method: 'POST',
    body,
    ...(type === undefined ? {} : { headers: { 'content-type': type } }),
  })
  return {
    status: answer.status,
    text: await answer.text(),
    type: answer.headers.get('content-type'),
  }
}

const asMultipart = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test.each([
  [
    'a form',
    // Put together here: URLSearchParams takes seconds for a text of this length.
    (fields: Record<string, string>) => ({
      body: `${new URLSearchParams(fields)}&note=${'%C5%BE'.repeat(9 * megabyte)}`,
      type: formType,
    }),
  ],
  [
    'parts',
    (fields: Record<string, string>) => ({
      body: asMultipart({ ...fields, note: 'ž'.repeat(25 * megabyte) }),
    }),
  ],
])('a note of 50 MB in %s is refused in words', async (_kind, requestOf) => {
  const sandbox = await startForTest()
  const fields = { ...credentialsOf(sandbox, 'leads@demo'), ...lead }
  const tooLarge = { status: 413, text: 'The request is too large.' }
  expect(await send(sandbox, 'create-lead', requestOf(fields))).toMatchObject(tooLarge)
  const kept = JSON.stringify(await sandbox.control('GET', '/requests'))
  expect(kept.length).toBeLessThan(1_000)
})

test.each([
  ['a form', (fields: Record<string, string>) => new URLSearchParams(fields)],
  ['parts', asMultipart],
])('more parameters than any call has are refused: %s', async (_kind, bodyOf) => {
  const sandbox = await startForTest()
  const names = Array.from({ length: mostParameters + 1 }, (_, at) => [`p${at}`, ''])
  const answer = await send(sandbox, 'create-lead', { body: bodyOf(Object.fromEntries(names)) })
  expect(answer).toMatchObject({
    status: 400,
    text: expect.stringContaining('too many parameters'),
  })
})

test('what somebody calls a parameter or themselves is neither repeated nor kept at length', async () => {
  const sandbox = await startForTest()
  const long = 'x'.repeat(megabyte)
  const { text } = await sandbox.post('list-projects', { [long]: '1' })
  expect(text).toMatch(/^Unexpected parameters found: x+…\.$/)
  expect((await sandbox.post('list-projects', { login: long, password: 'a' })).status).toBe(401)
  const kept = JSON.stringify(await sandbox.control('GET', '/requests'))
  expect([text.length < 1_000, kept.length < 2_000]).toEqual([true, true])
})

test.each([
  ['bytes of another encoding', Buffer.from('name=\xe9va', 'latin1')],
  ['percents of another encoding', Buffer.from('name=%E9va')],
  ['percents beside a mark that was sent', Buffer.from('name=%EF%BF%BD%E9va')],
  ['a name of another encoding', Buffer.from('%E9=va')],
])('a form with %s is refused', async (_what, body) => {
  const sandbox = await startForTest()
  expect(
    await send(sandbox, 'create-lead', { body: new Uint8Array(body), type: formType }),
  ).toEqual({
    status: 400,
    text: 'Incorrect parameter format: the body is not UTF-8.',
    type: 'text/plain; charset=utf-8',
  })
})

test('a part of another encoding is refused, and the mark of lost letters is a letter like others', async () => {
  const sandbox = await startForTest()
  const part = (value: Buffer) =>
    Buffer.concat([
      Buffer.from('--b\r\nContent-Disposition: form-data; name="login"\r\n\r\n'),
      value,
      Buffer.from('\r\n--b--\r\n'),
    ])
  const type = 'multipart/form-data; boundary=b'
  const asked = (value: Buffer) =>
    send(sandbox, 'list-projects', { body: new Uint8Array(part(value)), type })
  expect(await asked(Buffer.from('\xe9va', 'latin1'))).toMatchObject({
    status: 400,
    text: 'Incorrect parameter format: the body is not UTF-8.',
  })
  const mark = 'Parameter missing: password.'
  expect(await asked(Buffer.from('\ufffdva'))).toMatchObject({ text: mark })
  const encoded = { body: 'login=%EF%BF%BD&password=', type: formType }
  expect(await send(sandbox, 'list-projects', encoded)).toMatchObject({ text: mark })
})

/** What a bare socket hears after it has said its words, until the server hangs up. */
const heardAfter = async ({ baseUrl }: TestedSandbox, words: string): Promise<string> => {
  const socket = connect(Number(new URL(baseUrl).port), '127.0.0.1')
  let heard = ''
  socket.setEncoding('utf8').on('data', (text) => {
    heard += String(text)
  })
  socket.write(words)
  await once(socket, 'close')
  return heard
}

test('a request that does not end is ended', async () => {
  const sandbox = await startForTest({ switches: { maxRequestMs: 100 } })
  const head = [
    'POST /ws/v10/create-lead HTTP/1.1',
    'host: localhost',
    `content-type: ${formType}`,
    'content-length: 100',
  ]
  const heard = await heardAfter(sandbox, `${head.join('\r\n')}\r\n\r\nlogin=`)
  expect(heard).toMatch(/^HTTP\/1\.1 408 /)
  expect(heard).toMatch(/content-type: text\/plain.*The request took too long to arrive\.$/s)
})

test.each([
  ['no HTTP', 'Hello\r\n\r\n'],
  [
    'an address that cannot be read',
    'POST /ws/v10/%ff HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
  ],
  [
    'an address that is too long',
    `POST /ws/v10/${'x'.repeat(300)} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
  ],
  [
    'a header that is too long',
    `POST /ws/v10/list-projects HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(100_000)}\r\n\r\n`,
  ],
])('%s is answered in plain text', async (_what, words) => {
  const heard = await heardAfter(await startForTest(), words)
  expect(heard).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(heard).toContain('content-type: text/plain')
  expect(heard).not.toContain('{')
})
