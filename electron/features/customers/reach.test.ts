import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { reportDefinitionSchema } from '#core/exports/reports/report-definition'
import { exportRequestText } from '#core/exports/runs/export-request'
import { reportJobIdSchema, runIdSchema } from '#core/ids'
import { fromJson } from '#core/json'
import { writeReport } from '../../store/exports/reports/reports.ts'
import { insertContents, packContents } from '../../store/exports/runs/export-contents.ts'
import { beginRun, writeRunDone } from '../../store/exports/runs/export-run-changes.ts'
import { type LeadsWorld, of } from '../../wiring/testing/leads/leads-world.ts'
import { startLeads } from '../../wiring/testing/leads/start-leads.ts'

// In the demo: three customers with one address.
const email = 'Rodina.Tesarovi@example.com'
const holder = { kind: 'email', email } as const

const reachIn = async (world: LeadsWorld) => {
  const { reach } = await world.call('customers.readReach', { ...of, holder })
  const read = fromJson(reach)
  if (read.kind !== 'everybodyWith') throw new Error('of one customer')
  return read
}

interface KeptRun {
  readonly contents: Uint8Array
  readonly at: number
  readonly parameters?: Readonly<Record<string, string>>
}

/** A run of a report of the customers, as it is kept. */
const keepRun = async (world: LeadsWorld, { contents, at, parameters = {} }: KeptRun) => {
  const { db } = world.store
  const reportId = reportJobIdSchema.parse(`r${at}`)
  const id = runIdSchema.parse(`x${at}`)
  const sha256 = createHash('sha256').update(contents).digest('hex')
  writeReport(db, {
    id: reportId,
    ...of,
    createdAt: at,
    latestFolder: null,
    progress: null,
    definition: reportDefinitionSchema.parse({
      name: 'Customers',
      accountId: null,
      rules: null,
      retention: null,
      alerts: [],
      latest: null,
      delivery: null,
      content: { name: 'customers', format: 'xlsx', parameters },
    }),
  })
  beginRun(db, {
    id,
    reportId,
    trigger: 'person',
    slot: null,
    isPostponed: false,
    headers: 'default',
    at,
    askedFormat: 'xlsx',
    request: exportRequestText({ name: 'customers', parameters }),
  })
  insertContents(db, await packContents(contents, { sha256, format: 'xlsx' }))
  writeRunDone(db, { id, sha256, at })
}

test('how many customers an address may hit is told by the newest whole export of them', async () => {
  const { world, sandbox } = await startLeads()
  expect(await reachIn(world)).toMatchObject({ kind: 'everybodyWith', known: null })
  const answer = await fetch(`${sandbox.baseUrl}/ws/v10/list-excel-customers`, {
    method: 'POST',
    body: new URLSearchParams({ login: 'exports@demo', password: 'right', xlsx: '1' }),
  })
  const contents = new Uint8Array(await answer.arrayBuffer())
  await keepRun(world, { contents, at: 5 })
  const { known } = await reachIn(world)
  expect(known).toMatchObject({ at: 5 })
  expect(known?.customerIds).toHaveLength(3)
  await keepRun(world, { contents, at: 9, parameters: { fulltext: 'Nov' } })
  expect((await reachIn(world)).known).toMatchObject({ at: 5 })
})

test('a run that cannot be read leaves the number unknown', async () => {
  const { world } = await startLeads()
  await keepRun(world, { contents: new Uint8Array([1, 2, 3]), at: 5 })
  expect(await reachIn(world)).toMatchObject({ kind: 'everybodyWith', known: null })
})
