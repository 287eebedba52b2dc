import { expect, test } from 'vitest'
import { success } from '#core/contract/failure'
import type { ExportName } from '#core/exports/reports/export-name'
import type { WorkbookFormat } from '#core/exports/reports/export-spec'
import { projectIdSchema, screenIdSchema } from '#core/ids'
import { startClient } from '../testing/start-client.ts'
import { workbookFormat } from '../wire/workbook-format.ts'

const start = async () => {
  const started = await startClient('exports@demo')
  const parts: Buffer[] = []
  let begun = 0
  const download = {
    signal: started.signal,
    onProgress: () => undefined,
    sink: {
      begin: () => {
        begun += 1
        parts.length = 0
        return Promise.resolve(success(null))
      },
      write: (bytes: Uint8Array) => {
        parts.push(Buffer.from(bytes))
        return Promise.resolve(success(null))
      },
    },
  }
  return { ...started, download, received: () => Buffer.concat(parts), begun: () => begun }
}

test.each<[ExportName, WorkbookFormat]>([
  ['deals', 'xlsx'],
  ['projects', 'xls'],
  ['project-units-history', 'xlsx'],
  ['customer-consents', 'xlsx'],
])('the export of %s comes as an %s workbook under a name', async (name, format) => {
  const { client, account, download, received } = await start()
  const result = await client.exportTable(account, { name, format }, download)
  expect(result).toMatchObject({
    value: {
      fileName: expect.stringMatching(new RegExp(`^${name}_\\d{4}-\\d\\d-\\d\\d\\.${format}$`)),
      bytes: received().byteLength,
    },
  })
  expect(workbookFormat(received())).toBe(format)
})

test('an export is narrowed by what is asked for', async () => {
  const { client, account, download, received, sandbox } = await start()
  const all = await client.exportTable(account, { name: 'products', format: 'xlsx' }, download)
  const size = received().byteLength
  const narrow = await client.exportTable(
    account,
    {
      name: 'sales-status',
      format: 'xlsx',
      headers: 'ids',
      fullText: 'nobody has this name',
      projectIds: [projectIdSchema.parse(sandbox.projects[0]?.id)],
    },
    download,
  )
  expect([all.ok, narrow.ok]).toEqual([true, true])
  expect(received().byteLength).toBeLessThan(size)
})

test('a page in place of a workbook is refused, and nothing is written', async () => {
  const { client, account, download, received, fault } = await start()
  await fault('list-excel-deals', { kind: 'htmlPage' })
  const wanted = { name: 'deals', format: 'xlsx' } as const
  expect(await client.exportTable(account, wanted, download)).toMatchObject({
    failure: { kind: 'notThisServer', expected: 'workbook' },
  })
  expect(received().byteLength).toBe(0)
})

test('an export cut off in the middle is told as that, and not asked for again', async () => {
  const { client, account, download, received, begun, fault } = await start()
  await fault('list-excel-products', { kind: 'status', status: 500 })
  await fault('list-excel-products', { kind: 'truncated' })
  const wanted = { name: 'products', format: 'xlsx' } as const
  const result = await client.exportTable(account, wanted, download)
  // The server began its cooldown with the half that it has sent; asking again would hide why.
  expect(result).toMatchObject({ failure: { kind: 'unreachable' } })
  expect(begun()).toBe(1)
  expect(received().byteLength).toBeGreaterThan(0)
})

test('milestones are a tree of projects', async () => {
  const { client, asking, sandbox } = await start()
  const { projects: reached = [] } =
    sandbox.accounts.find(({ login }) => login === asking.account.login) ?? {}
  const tree = await client.listMilestones(asking)
  expect(tree).toMatchObject({ ok: true, value: { name: 'milestones' } })
  const projects = tree.ok ? tree.value.children : []
  expect(
    projects.map(({ children }) => children.find(({ name }) => name === 'name')?.text),
  ).toEqual(sandbox.projects.filter(({ id }) => reached.includes(id)).map(({ name }) => name))
  expect(JSON.stringify(projects)).toContain('date-fixed')
})

test('all projects come with one call', async () => {
  const { client, as, sandbox, signal } = await startClient('prices@demo')
  const counts = new Map<number, number>()
  const result = await client.getAllProjects(
    as('prices@demo').account,
    { screenId: screenIdSchema.parse(1) },
    {
      signal,
      onStart: () => counts.clear(),
      onUnits: (units, projectId) =>
        counts.set(projectId, (counts.get(projectId) ?? 0) + units.length),
      onProgress: () => undefined,
    },
  )
  expect(result.ok && result.value.map(({ projectName }) => projectName)).toEqual(
    sandbox.projects.map(({ name }) => name),
  )
  expect(result.ok && result.value.map(({ unitCount }) => unitCount)).toEqual([...counts.values()])
})
