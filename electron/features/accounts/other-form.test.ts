import { expect, onTestFinished, test } from 'vitest'
import { expectValue } from '#core/contract/testing/expect-value'
import { startRawServer, whole } from '../../crm/testing/raw-server.ts'
import { jobOutcome } from './testing/job-outcome.ts'
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
  ['does not know', whole(404, 'Not found.')],
  ['refuses', whole(400, 'Unknown endpoint.')],
  ['answers with a page to', whole(200, '<html>Hello</html>')],
])(
  'a test of a server that %s the first form of the listing asks in the other',
  async (_what, other) => {
    const { baseUrl, asked } = await startXmlServer(other)
    const { call } = await startAccounts()
    expect(
      await call('accounts.testConnection', { baseUrl, ...login, areas: ['prices'] }),
    ).toMatchObject({ ok: true, value: { letInto: ['prices'] } })
    expect(asked()).toEqual(['get-projects-info', 'list-projects'])
  },
)

test('a server that lists in the other form alone is connected, and asked in that form from then on', async () => {
  const { baseUrl, asked } = await startXmlServer(whole(404, 'Not found.'))
  const app = await startAccounts()
  const { call } = app
  const connected = await call('accounts.connectWorkspace', {
    name: 'Vltavan',
    baseUrl,
    account: { label: 'Pricelist', ...login, areas: ['prices'] },
    withoutKeychain: 'refuse',
  })
  expect(connected).toMatchObject({ ok: true, value: { name: 'Vltavan' } })
  expect(asked()).toEqual(['get-projects-info', 'list-projects'])
  const { id: workspaceId } = expectValue(connected)
  const { jobId } = expectValue(await call('prices.refreshProjects', { workspaceId }))
  expect(await jobOutcome(app, jobId)).toEqual({ kind: 'done' })
  expect(asked().slice(2)).toEqual(['list-projects'])
})
