import { expect, onTestFinished, test } from 'vitest'
import { createCrmClient } from '../calls/client.ts'
import { readingsOfThisRun } from '../calls/readings-of-this-run.ts'
import { callTo, password, startCalling } from '../testing/calling.ts'
import { type RawServer, startRawServer, whole } from '../testing/raw-server.ts'

const xml = '<export developer-id="7"><project id="1" name="Podviní"/></export>'

const start = async (answer: (request: string) => string) => {
  const server = await startRawServer((socket, request) => socket.end(answer(request)))
  onTestFinished(server.close)
  const { account } = callTo(server.baseUrl)
  return { server, account, options: { signal: new AbortController().signal } }
}

const newRun = (forms = readingsOfThisRun()) => {
  const calling = startCalling()
  onTestFinished(calling.close)
  return { ...calling, client: createCrmClient(calling.caller, forms) }
}

const asked = ({ requests }: RawServer) => requests.map((request) => request.split(' ')[1])

test('the form that a server has answered in is the first one that the next run asks for', async () => {
  const { server, account, options } = await start((request) =>
    request.includes('/list-projects') ? whole(200, xml) : whole(404, 'Not found.'),
  )
  const forms = readingsOfThisRun()
  expect(await newRun(forms).client.listProjects(account, options)).toMatchObject({ ok: true })
  expect(forms.listingForm(account.baseUrl)).toBe('list-projects')
  expect(forms.listingForm('https://another.example')).toBeNull()
  await newRun(forms).client.listProjects(account, options)
  expect(asked(server)).toEqual([
    '/ws/v10/get-projects-info',
    '/ws/v10/list-projects',
    '/ws/v10/list-projects',
  ])
})

test('a server that answers in neither form leaves nothing to remember', async () => {
  const { server, account, options } = await start(() => whole(200, '<html>Hello</html>'))
  const forms = readingsOfThisRun()
  expect(await newRun(forms).client.listProjects(account, options)).toMatchObject({ ok: false })
  expect(forms.listingForm(account.baseUrl)).toBeNull()
  expect(asked(server)).toHaveLength(2)
})

test('a page that quotes what it was sent does not bring the password back', async () => {
  const { account, options } = await start((request) =>
    whole(200, `${password} ${request.slice(request.indexOf('\r\n\r\n'))}`),
  )
  const { client, calls } = newRun()
  const listing = await client.listProjects(account, options)
  expect(listing).toMatchObject({ failure: { kind: 'notThisServer' } })
  const told = JSON.stringify([listing, calls])
  for (const secret of [password, new URLSearchParams({ password }).toString(), account.login]) {
    expect(told).not.toContain(secret)
  }
})
