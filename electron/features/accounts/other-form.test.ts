import { expect, onTestFinished, test } from 'vitest'
import { startRawServer, whole } from '../../crm/testing/raw-server.ts'
import { startAccounts } from './testing/start-accounts.ts'

const xml = '<export developer-id="7"><project id="1" name="Podviní"/></export>'

/** A server that lists its projects as XML alone and says this about the other form. */
const startXmlServer = async (other: string) => {
  const server = await startRawServer((socket, request) =>
    socket.end(request.includes('/list-projects') ? whole(200, xml) : other),
  )
  onTestFinished(server.close)
  const asked = () => server.requests.map((request) => request.split(' ')[1]?.split('/').at(-1))
  return { baseUrl: server.baseUrl, asked }
}

const login = { login: 'prices', password: 'right' }

test.each([
  ['does not know', whole(404, 'Not found.'), { kind: 'refused', status: 404 }],
  ['refuses', whole(400, 'Unknown endpoint.'), { kind: 'refused', status: 400 }],
  ['answers with a page to', whole(200, '<html>Hello</html>'), { kind: 'notThisServer' }],
])(
  'a test of a server that %s the first form of the listing is one request all the same',
  async (_what, other, failure) => {
    const { baseUrl, asked } = await startXmlServer(other)
    const { call } = await startAccounts()
    expect(
      await call('accounts.testConnection', { baseUrl, ...login, areas: ['prices'] }),
    ).toMatchObject({ failure })
    expect(asked()).toEqual(['get-projects-info'])
  },
)

test('such a server is connected all the same, as connecting asks in both forms', async () => {
  const { baseUrl, asked } = await startXmlServer(whole(404, 'Not found.'))
  const { call } = await startAccounts()
  const connected = await call('accounts.connectWorkspace', {
    name: 'Vltavan',
    baseUrl,
    account: { label: 'Pricelist', ...login, areas: ['prices'] },
    withoutKeychain: 'refuse',
  })
  expect(connected).toMatchObject({ ok: true, value: { name: 'Vltavan' } })
  expect(asked()).toEqual(['get-projects-info', 'list-projects'])
})
