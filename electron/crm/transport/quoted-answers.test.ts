import { expect, onTestFinished, test } from 'vitest'
import { success } from '#core/contract/failure'
import { notThisServer } from '../calls/answer-failure.ts'
import { callTo, password, readText, startCalling } from '../testing/calling.ts'
import { head, startRawServer } from '../testing/raw-server.ts'
import { readListingJson } from '../wire/listing/listing-json.ts'

const start = async (status: number, text: string | Uint8Array, contentType = 'text/plain') => {
  const told = { 'content-type': contentType, 'content-length': String(Buffer.byteLength(text)) }
  const server = await startRawServer((socket) => {
    socket.end(Buffer.concat([Buffer.from(head(status, told)), Buffer.from(text)]))
  })
  onTestFinished(server.close)
  const started = startCalling()
  onTestFinished(started.close)
  return { ...started, server }
}

test('a password at the place where a note is cut leaves no half of it behind', async () => {
  const said = `${'Refused. '.repeat(32)}${password}`
  const { caller, calls, server } = await start(400, said)
  const answer = await caller.once(callTo(server.baseUrl))
  expect(answer).toMatchObject({ failure: { kind: 'refused' } })
  expect(JSON.stringify([answer, calls])).not.toContain(password.slice(0, 5))
})

// The letters of the password are the same in windows-1250 and in latin1.
const inOneByte = (text: string) => Buffer.from(text, 'latin1')

test.each([
  ['UTF-16', Buffer.from(`\ufeffYou sent ${password}`, 'utf16le'), 'text/plain'],
  ['windows-1250', inOneByte(`Poslali jste ${password}`), 'text/plain; charset=windows-1250'],
  ['an encoding that it does not tell', inOneByte(`Poslali jste ${password}`), 'text/plain'],
])('a password that a server quotes in %s is not written down', async (_what, said, type) => {
  const { caller, calls, server } = await start(400, said, type)
  const answer = await caller.once(callTo(server.baseUrl))
  const told = JSON.stringify([answer, calls]).replaceAll('\\u0000', '')
  expect(told).toContain('[password]')
  expect(told).not.toContain(password.slice(-4))
})

test.each([
  ['list-leads', '<leads><lead name="Eva Nová">Penthouse</lead></leads>', 'XML: leads, lead'],
  ['get-customer-details', '{"name":"Eva Nová"}', 'a JSON object'],
])(
  'an unreadable answer of %s is noted by its structure, without a name',
  async (endpoint, text, structure) => {
    const { caller, calls, server } = await start(200, text)
    const answer = await caller.once(
      callTo(server.baseUrl, {
        endpoint,
        receive: async (body) => {
          const read = await readText(body)
          return notThisServer({ endpoint, expected: 'leads', received: read.ok ? read.value : '' })
        },
      }),
    )
    expect(answer).toMatchObject({ failure: { kind: 'notThisServer', received: structure } })
    expect(calls[0]?.note).toContain(structure)
    expect(JSON.stringify([answer, calls])).not.toMatch(/Eva|Nová|Penthouse/)
  },
)

test('what a server refuses about a person is told to whoever asked, and not written down', async () => {
  const { caller, calls, server } = await start(404, 'No customer Eva Nová.')
  const answer = await caller.once(callTo(server.baseUrl, { endpoint: 'get-customer-details' }))
  expect(answer).toMatchObject({ failure: { kind: 'refused', message: 'No customer Eva Nová.' } })
  expect(calls).toMatchObject([{ status: 404, note: null }])
})

test('of a page in place of an answer the words alone are kept, without markup and addresses', async () => {
  const page = '<html><body><h1>Údržba</h1> Pište na eva@example.com nebo volejte +420 777 123 456'
  const { caller, server } = await start(200, page)
  const endpoint = 'get-projects-info'
  const answer = await caller.once(
    callTo(server.baseUrl, {
      endpoint,
      receive: async (body) => {
        const read = await readListingJson(body, endpoint)
        return read.ok ? success('') : read
      },
    }),
  )
  expect(answer).toMatchObject({
    failure: { received: 'HTML: Údržba Pište na [e-mail] nebo volejte [number]' },
  })
})
