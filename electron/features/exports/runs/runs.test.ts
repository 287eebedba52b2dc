import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { AlertRule } from '#core/exports/alerts/content-alerts'
import { fileTokenSchema } from '#core/ids'
import { minuteMs, secondMs } from '#core/time'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import {
  readReport,
  runNow,
  runsOf,
  saveReport,
  settled,
} from '../../../wiring/testing/exports/acts.ts'
import { startExports } from '../../../wiring/testing/exports/start-exports.ts'
import { workspaceId } from '../../../wiring/testing/first-workspace.ts'

test('a run is kept with what came, and the endpoint cools down for everybody who asks', async () => {
  const started = await startExports()
  const world = started.world()
  const reportId = await saveReport(world)
  expect(await runNow(world, reportId)).toBeNull()
  const [run] = await runsOf(world, reportId)
  expect(run).toMatchObject({ state: 'done', trigger: 'person', attempts: 1, format: 'xlsx' })
  expect(run).toMatchObject({ slot: null, sameAs: null, failure: null, latestFailure: null })
  expect(run?.rows).toBeGreaterThan(10)
  expect(run?.columns).toBeGreaterThan(5)
  expect(run?.sha256).toMatch(/^[0-9a-f]{64}$/)
  const [cooling] = await world.call('exports.listCooldowns', { workspaceId })
  expect(cooling).toMatchObject({ endpoint: 'list-excel-products', accountId: 'w1-exports' })
  const again = saveReport(world, { name: 'Dvakrát' }).then((other) =>
    world.call('exports.runReport', { reportId: other }),
  )
  await expect(again).rejects.toMatchObject({ failure: { kind: 'cooling', until: cooling?.until } })
  expect(await started.sandbox.control('GET', '/requests')).toHaveLength(1)
})

test('different exports of one account run at once', async () => {
  const started = await startExports()
  const world = started.world()
  const units = await saveReport(world)
  const deals = await saveReport(world, {
    content: { name: 'deals', format: 'xls', parameters: {} },
  })
  await world.call('exports.runReport', { reportId: units })
  expect(await runNow(world, deals)).toBeNull()
  expect((await runsOf(world, deals))[0]).toMatchObject({ state: 'done', format: 'xls' })
  expect((await runsOf(world, units))[0]).toMatchObject({ state: 'done' })
})

test('the same contents are stored once, and their space is free again with the last run', async () => {
  const started = await startExports()
  const world = started.world()
  const reportId = await saveReport(world, {
    content: { name: 'projects', format: 'xlsx', parameters: {} },
  })
  await runNow(world, reportId)
  await started.pass(6 * minuteMs)
  await runNow(world, reportId)
  const [second, first] = await runsOf(world, reportId)
  expect(second?.sha256).toBe(first?.sha256)
  expect(second?.sameAs).toBe(first?.id)
  expect(first?.sameAs).toBeNull()
  expect(await world.call('exports.readSettings', {})).toMatchObject({ contents: 1, runs: 2 })
  if (!first || !second) throw new Error('there are no runs')
  await world.call('exports.removeRuns', { runs: [first.id] })
  expect(await world.call('exports.readSettings', {})).toMatchObject({ contents: 1, runs: 1 })
  await world.call('exports.removeRuns', { runs: [second.id] })
  await world.call('exports.emptyBin', {})
  const { usedBytes } = await world.call('exports.readSettings', {})
  expect(usedBytes).toBe(0)
})

const endpoint = 'list-excel-products'
const cooldownMs = 5 * minuteMs

// What a server has answered well it counts from, whether that has arrived whole or not; what nobody has heard may have been
// made a minute later.
test.each([
  ['a page in place of a workbook', { kind: 'htmlPage' }, 'notThisServer', cooldownMs],
  ['half a workbook', { kind: 'truncated' }, 'unreachable', cooldownMs],
  ['a workbook whose way has broken', { kind: 'resetAfter' }, 'unreachable', minuteMs + cooldownMs],
  ['a refusal', { kind: 'status', status: 400 }, 'refused', 0],
])(
  '%s is a failed run without contents, told as what it is, and run again no earlier than allowed',
  async (_name, fault, kind, waitMs) => {
    const started = await startExports()
    const world = started.world()
    const reportId = await saveReport(world)
    await started.sandbox.control('POST', '/faults', { endpoint, calls: 1, fault })
    expect(await runNow(world, reportId)).toMatchObject({ kind })
    expect((await runsOf(world, reportId))[0]).toMatchObject({
      state: 'failed',
      sha256: null,
      failure: { kind },
    })
    expect(world.notices).toEqual(['“Jednotky” failed.'])
    expect(await world.call('exports.readSettings', {})).toMatchObject({ contents: 0 })
    const cooling = await world.call('exports.listCooldowns', { workspaceId })
    expect(cooling.map(({ until }) => until - started.clock.wallMs())).toEqual(
      waitMs === 0 ? [] : [waitMs],
    )
    await started.pass(waitMs)
    expect(await runNow(world, reportId)).toBeNull()
    const sent = (await started.sandbox.control('GET', '/requests')) as { status: number }[]
    expect(sent).toHaveLength(2)
    expect(sent.map(({ status }) => status)).not.toContain(429)
  },
)

test('a run that is called off in the middle of its download leaves the endpoint cooling down', async () => {
  const started = await startExports()
  const world = started.world()
  const reportId = await saveReport(world)
  const fault = { kind: 'slowDrip', pieces: 100, pauseMs: 50 }
  await started.sandbox.control('POST', '/faults', { endpoint, calls: 1, fault })
  const { jobId } = await world.call('exports.runReport', { reportId })
  // On a clock that stands still nothing is told of what has arrived.
  while (!world.jobs.list().some(({ done }) => done > 0)) {
    await started.sandbox.control('GET', '/requests')
  }
  world.jobs.cancel(jobId)
  expect(await settled(world)).toMatchObject({ kind: 'cancelled' })
  expect(await world.call('exports.listCooldowns', { workspaceId })).toHaveLength(1)
  const again = world.call('exports.runReport', { reportId })
  await expect(again).rejects.toMatchObject({ failure: { kind: 'cooling' } })
  expect(await started.sandbox.control('GET', '/requests')).toHaveLength(1)
  expect(world.notices).toEqual([])
})

test('a person who calls a run off sees it as cancelled, and no part of it is kept', async () => {
  const started = await startExports()
  const world = started.world()
  const reportId = await saveReport(world)
  await started.sandbox.control('POST', '/faults', {
    endpoint: 'list-excel-products',
    calls: 1,
    fault: { kind: 'latency', ms: 600_000 },
  })
  const { jobId } = await world.call('exports.runReport', { reportId })
  while (
    !started
      .world()
      .jobs.list()
      .some(({ phase }) => phase === 'downloading')
  ) {
    await world.nextTold()
  }
  world.jobs.cancel(jobId)
  while (world.jobs.list().some(({ outcome }) => outcome === null)) await world.nextTold()
  expect((await runsOf(world, reportId))[0]).toMatchObject({ state: 'cancelled', sha256: null })
})

test('the latest file is replaced whole after every run, converted where that is wanted', async () => {
  const pickedFolder = temporaryFolder()
  const started = await startExports({ pickedFolder })
  const world = started.world()
  const picked = await world.call('exports.pickFolder', {})
  expect(picked).toEqual({ folder: 'picked', path: pickedFolder })
  const folder = fileTokenSchema.parse('picked')
  const reportId = await saveReport(world, {
    latest: { folder, fileName: 'Jednotky dnes', format: 'csv' },
  })
  expect(await runNow(world, reportId)).toBeNull()
  expect(readdirSync(pickedFolder)).toEqual(['Jednotky dnes.csv'])
  const first = readFileSync(join(pickedFolder, 'Jednotky dnes.csv'), 'utf8')
  expect(first.split('\n').length).toBeGreaterThan(10)
  const report = await readReport(world, reportId)
  expect(report.latest).toEqual({
    folder: pickedFolder,
    fileName: 'Jednotky dnes',
    format: 'csv',
    moved: null,
    failure: null,
  })

  rmSync(pickedFolder, { recursive: true })
  await started.pass(6 * minuteMs)
  expect(await runNow(world, reportId)).toBeNull()
  expect((await runsOf(world, reportId))[0]).toMatchObject({
    state: 'done',
    latestFailure: { kind: 'place', cause: 'gone' },
  })
  const notReplaced =
    '“Jednotky”: the file Jednotky dnes.csv could not be replaced. It stays as it was.'
  expect(world.notices).toEqual([notReplaced])
  await started.pass(6 * minuteMs)
  await runNow(world, reportId)
  expect(world.notices).toEqual([notReplaced])
})

test('an alert on the contents is told once, listed, and gone from the count when a person has seen it', async () => {
  const started = await startExports()
  const world = started.world()
  const alerts: AlertRule[] = [
    { kind: 'measure', is: 'more', limit: 1, measure: { kind: 'rows', where: [] } },
    { kind: 'columnMissing', column: ['unheard of'] },
    { kind: 'rowsFell', share: 0.5 },
  ]
  const reportId = await saveReport(world, { alerts })
  await runNow(world, reportId)
  expect(world.notices).toEqual(['“Jednotky”: 2 new alerts.'])
  const found = await world.call('exports.listAlerts', { workspaceId })
  expect(found.map(({ finding }) => finding.kind).sort()).toEqual(['columnsMissing', 'measured'])
  expect((await readReport(world, reportId)).openAlerts).toBe(2)
  await world.call('exports.acknowledgeAlerts', { alerts: found.map(({ id }) => id) })
  expect((await readReport(world, reportId)).openAlerts).toBe(0)
})

test('an export of products tells which units carry a deal', async () => {
  const started = await startExports()
  const world = started.world()
  const reportId = await saveReport(world)
  await runNow(world, reportId)
  expect(world.topics).toContain('dealEvidence')
  const rows = world.store.db
    .prepare(`SELECT count(*) FROM deal_evidence WHERE kind = 'exported'`)
    .pluck()
    .get()
  expect(rows).toBeGreaterThan(0)
})

test('a whole export of payments is what payments are matched to, a narrowed one is not', async () => {
  const world = (await startExports()).world()
  const narrowed = { name: 'payments-prescribed', format: 'xlsx' } as const
  const known = world.store.db.prepare('SELECT name FROM payment_export').pluck()
  const one = await saveReport(world, { content: { ...narrowed, parameters: { projectids: '1' } } })
  await runNow(world, one)
  expect(known.all()).toEqual([])
  const all = await saveReport(world, {
    content: { name: 'payments-incoming', format: 'xls', parameters: {} },
  })
  expect(await runNow(world, all)).toBeNull()
  expect(world.topics).toContain('paymentExports')
  expect(known.all()).toEqual(['payments-incoming'])
})

test('a narrowed export of products says nothing about the deals of other units', async () => {
  const started = await startExports()
  const world = started.world()
  const content = {
    name: 'products',
    format: 'xlsx' as const,
    parameters: { headermode: 'ids', statusids: '1' },
  }
  await runNow(world, await saveReport(world, { content }))
  expect(world.topics).not.toContain('dealEvidence')
})

test('what is kept no longer goes after a run, but what is pinned stays', async () => {
  const started = await startExports()
  const world = started.world()
  const reportId = await saveReport(world, { retention: { maxCount: 1, maxAgeMs: null } })
  await runNow(world, reportId)
  const [first] = await runsOf(world, reportId)
  if (!first) throw new Error('there is no run')
  await world.call('exports.pinRun', { runId: first.id, isPinned: true })
  for (const _ of [1, 2]) {
    await started.pass(5 * minuteMs + secondMs)
    expect(await runNow(world, reportId)).toBeNull()
  }
  const kept = await runsOf(world, reportId)
  expect(kept).toHaveLength(2)
  expect(kept.at(-1)).toMatchObject({ id: first.id, isPinned: true })
})
