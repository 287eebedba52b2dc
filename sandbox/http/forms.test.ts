import { expect, test } from 'vitest'
import type { Switches } from '../switches.ts'
import { startForTest, type TestedSandbox } from '../testing/start-for-test.ts'
import { credentialsOf } from '../testing/upload-file.ts'

const listed = async (sandbox: TestedSandbox) => {
  const answer = await fetch(`${sandbox.baseUrl}/ws/v10/list-projects`, {
    method: 'POST',
    body: new URLSearchParams(credentialsOf(sandbox, 'prices@demo')),
  })
  return {
    bytes: Buffer.from(await answer.arrayBuffer()),
    type: answer.headers.get('content-type'),
    encoding: answer.headers.get('content-encoding'),
  }
}

test.each<[Switches['xmlForm'], encoding: string, begin: string]>([
  ['iso-8859-2', 'iso-8859-2', '<?xml version="1.0" encoding="iso-8859-2"?>\n<export '],
  ['windows-1250', 'windows-1250', '<?xml version="1.0" encoding="windows-1250"?>\n<export '],
  ['utf-16le', 'utf-16le', '<?xml version="1.0" encoding="UTF-16"?>\n<export '],
  ['utf-16be', 'utf-16be', '<?xml version="1.0" encoding="UTF-16"?>\n<export '],
  ['blankLine', 'utf-8', '\r\n<?xml version="1.0" encoding="UTF-8"?>\n<export '],
  ['prefixedRoot', 'utf-8', '<?xml version="1.0" encoding="UTF-8"?>\n<crm:export xmlns:crm="'],
])('XML in the form %s is the same document', async (xmlForm, encoding, begin) => {
  const sandbox = await startForTest()
  const plain = (await listed(sandbox)).bytes.toString()
  await sandbox.control('PATCH', '/switches', { xmlForm })
  const { bytes, type } = await listed(sandbox)
  const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
  expect(text.startsWith(begin)).toBe(true)
  expect(type).toBe('application/xml')
  const readable = text.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
  const told = (document: string) => document.match(/(?:name|city|text)="[^"]*"/g)
  expect(told(readable)).toEqual(told(plain))
})

test.each(['gzip', 'deflate', 'br'])('%s is told in a header', async (compression) => {
  const sandbox = await startForTest()
  const { bytes: plain } = await listed(sandbox)
  await sandbox.control('PATCH', '/switches', { compression })
  expect(await listed(sandbox)).toMatchObject({ bytes: plain, encoding: compression })
})

test.each([404, 405, 410, 500, 501])('the other listing answers %i', async (otherListingStatus) => {
  const sandbox = await startForTest({ switches: { projectListing: 'xml', otherListingStatus } })
  expect((await sandbox.post('get-projects-info')).status).toBe(otherListingStatus)
  expect((await sandbox.post('list-projects')).status).toBe(200)
})

test('endpoints that several areas need may belong to one of them', async () => {
  const sandbox = await startForTest()
  const statuses = () =>
    Promise.all(
      [
        ['list-projects', 'prices@demo'],
        ['list-projects', 'leads@demo'],
        ['list-milestones', 'payments@demo'],
        ['list-leads', 'leads@demo'],
      ].map(async ([name = '', login]) => (await sandbox.post(name, {}, login)).status),
    )
  expect(await statuses()).toEqual([200, 200, 200, 200])
  await sandbox.control('PATCH', '/switches', { endpointAreas: 'one' })
  expect(await statuses()).toEqual([200, 401, 401, 200])
})
