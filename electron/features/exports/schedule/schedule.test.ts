import { expect, test } from 'vitest'
import { cancelled, failed } from '#core/contract/failure'
import { toJson } from '#core/json'
import { hourMs, minuteMs, secondMs } from '#core/time'
import {
  daily,
  readReport,
  runsOf,
  saveReport,
  saveSettings,
  tick,
  unitsDefinition,
} from '../../../wiring/testing/exports/acts.ts'
import { startExports } from '../../../wiring/testing/exports/start-exports.ts'
import { workspaceId } from '../../../wiring/testing/first-workspace.ts'

// The clock of these tests starts at 2027-01-15 09:00:01 in Prague.
const endpoint = 'list-excel-products'

// Most of this is about when something leaves and not about what is in it.
const unread = { ask: () => Promise.resolve(failed(cancelled)), stop: () => undefined }

const sentAt = async (
  sandbox: Awaited<ReturnType<typeof startExports>>['sandbox'],
): Promise<{ status: number }[]> =>
  (await sandbox.control('GET', `/requests?endpoint=${endpoint}`)) as { status: number }[]

test('a report runs at its time by itself, once, and says when it will run next', async () => {
  const started = await startExports({ reports: unread })
  const world = started.world()
  const reportId = await saveReport(world, { rules: daily('09:30') })
  await tick(world)
  expect(await runsOf(world, reportId)).toEqual([])
  const { nextRunAt } = await readReport(world, reportId)
  await started.pass((nextRunAt ?? 0) - started.clock.wallMs() - secondMs)
  await tick(world)
  expect(await runsOf(world, reportId)).toEqual([])
  await started.pass(secondMs)
  await tick(world)
  await tick(world)
  expect(await runsOf(world, reportId)).toMatchObject([
    { state: 'done', trigger: 'schedule', slot: nextRunAt, isPostponed: false },
  ])
  await started.pass(hourMs)
  await tick(world)
  expect(await runsOf(world, reportId)).toHaveLength(1)
})

test('two reports of one endpoint wait for each other, to the first second that the server allows', async () => {
  const started = await startExports({ reports: unread })
  const world = started.world()
  const reports = [
    await saveReport(world, { rules: daily('09:30'), name: 'A' }),
    await saveReport(world, { rules: daily('09:30'), name: 'B' }),
  ] as const
  await started.pass(30 * minuteMs)
  await tick(world)
  const states = async () =>
    (await Promise.all(reports.map((id) => runsOf(world, id)))).map(([run]) => run?.state)
  expect((await states()).filter((state) => state === 'done')).toHaveLength(1)
  const [first] = await runsOf(world, reports[0])
  const late = first ? reports[1] : reports[0]
  const { nextRunAt } = await readReport(world, late)
  const leftMs = (nextRunAt ?? 0) - started.clock.wallMs()
  expect(leftMs).toBeGreaterThan(4 * minuteMs)
  await started.pass(leftMs - secondMs)
  await tick(world)
  expect(await sentAt(started.sandbox)).toHaveLength(1)
  await started.pass(secondMs)
  await tick(world)
  expect((await runsOf(world, late))[0]).toMatchObject({ state: 'done', isPostponed: true })
  expect((await sentAt(started.sandbox)).map(({ status }) => status)).toEqual([200, 200])
})

test('a run that the server sends away for an hour leaves again in the first allowed second, never before', async () => {
  const started = await startExports({ reports: unread })
  const world = started.world()
  const reportId = await saveReport(world, { rules: daily('09:30') })
  await started.sandbox.control('POST', '/faults', {
    endpoint,
    calls: 1,
    fault: { kind: 'tooMany', retryAfterSeconds: 3_600 },
  })
  await started.pass(30 * minuteMs)
  await tick(world)
  expect(await runsOf(world, reportId)).toMatchObject([
    { state: 'postponed', isPostponed: false, failure: { kind: 'cooling' } },
  ])
  const { nextRunAt, progress } = await readReport(world, reportId)
  expect(progress).toMatchObject({ running: null, failuresInARow: 0 })
  expect(nextRunAt).toBeGreaterThanOrEqual(started.clock.wallMs() + hourMs)
  for (const ms of [10 * minuteMs, 49 * minuteMs, 59 * secondMs]) {
    await started.pass(ms)
    await tick(world)
  }
  expect(await sentAt(started.sandbox)).toHaveLength(1)
  await started.pass(secondMs)
  await tick(world)
  expect(await runsOf(world, reportId)).toMatchObject([
    { state: 'done', isPostponed: true, attempts: 2, slot: progress?.waiting?.slot },
  ])
  expect(await sentAt(started.sandbox)).toHaveLength(2)
})

test('a run that waits for its first allowed second is let go with its schedule', async () => {
  const started = await startExports({ reports: unread })
  const world = started.world()
  const [paused, byHand] = [
    await saveReport(world, { rules: daily('09:30') }),
    await saveReport(world, { rules: daily('09:40'), name: 'B' }),
  ]
  await started.sandbox.control('POST', '/faults', {
    endpoint,
    calls: 1,
    fault: { kind: 'tooMany', retryAfterSeconds: 3_600 },
  })
  await started.pass(30 * minuteMs)
  await tick(world)
  await world.call('exports.pauseReport', { reportId: paused })
  expect(await runsOf(world, paused)).toMatchObject([{ state: 'cancelled' }])
  await started.pass(10 * minuteMs)
  await tick(world)
  expect((await readReport(world, byHand)).progress?.waiting).not.toBeNull()
  const definition = toJson({ ...unitsDefinition, name: 'B' })
  await world.call('exports.saveReport', { workspaceId, reportId: byHand, definition })
  await started.pass(2 * hourMs)
  await tick(world)
  expect(await runsOf(world, byHand)).toEqual([])
  expect(await sentAt(started.sandbox)).toHaveLength(1)
})

test.each([
  ['once', [{ state: 'done', trigger: 'missed' }], ['joined'], []],
  ['skip', [], ['skipped'], []],
  ['ask', [], [], ['“Jednotky” missed 2 runs. Run it now?']],
] as const)(
  'what came due while the application was closed: %s',
  async (missed, runs, accounts, notices) => {
    const started = await startExports({ reports: unread })
    const reportId = await saveReport(started.world(), { rules: daily('09:30', { missed }) })
    await tick(started.world())
    await started.pass(26 * hourMs)
    const world = await started.restart('second')
    await tick(world)
    await tick(world)
    expect(await runsOf(world, reportId)).toMatchObject(runs)
    const skipped = await world.call('exports.listSkipped', { reportId })
    expect(skipped.map(({ outcome }) => outcome)).toEqual(accounts)
    expect(world.notices).toEqual(notices)
  },
)

test('a person who is asked about missed runs decides, and is not asked twice', async () => {
  const started = await startExports({ reports: unread })
  const rules = daily('09:30', { missed: 'ask' })
  const [runs, stays] = [
    await saveReport(started.world(), { rules }),
    await saveReport(started.world(), { rules, name: 'Ne' }),
  ]
  await started.pass(26 * hourMs)
  const world = await started.restart('second')
  await tick(world)
  expect((await readReport(world, runs)).progress?.asking).toMatchObject({ count: 2 })
  await world.call('exports.answerMissed', { reportId: runs, answer: 'run' })
  await world.call('exports.answerMissed', { reportId: stays, answer: 'skip' })
  await tick(world)
  expect(await runsOf(world, runs)).toMatchObject([{ state: 'done', trigger: 'missed' }])
  expect(await runsOf(world, stays)).toEqual([])
  expect((await readReport(world, stays)).progress?.asking).toBeNull()
})

test('after so many failures in a row a report is paused, loudly, and goes on when a person says so', async () => {
  const started = await startExports({ reports: unread })
  const world = started.world()
  const reportId = await saveReport(world, { rules: daily('09:30', { pauseAfter: 2 }) })
  await started.sandbox.control('POST', '/faults', {
    endpoint,
    calls: 2,
    fault: { kind: 'status', status: 400 },
  })
  await started.pass(30 * minuteMs)
  await tick(world)
  const failed = '“Jednotky” failed. It runs again at its next scheduled time.'
  expect(world.notices).toEqual([failed])
  await started.pass(24 * hourMs)
  await tick(world)
  expect(world.notices).toEqual([
    failed,
    '“Jednotky” is paused: it failed 2 times in a row. Resume it when you are ready.',
  ])
  expect((await readReport(world, reportId)).nextRunAt).toBeNull()
  await started.pass(24 * hourMs)
  await tick(world)
  expect(await runsOf(world, reportId)).toHaveLength(2)
  await world.call('exports.resumeReport', { reportId })
  await tick(world)
  expect(await runsOf(world, reportId)).toHaveLength(2)
  await started.pass(24 * hourMs)
  await tick(world)
  expect((await runsOf(world, reportId))[0]).toMatchObject({ state: 'done' })
})

test('the end of the application in the middle of a run leaves no half of it, and the run is repeated', async () => {
  const started = await startExports({ reports: unread })
  const reportId = await saveReport(started.world(), { rules: daily('09:30') })
  await started.sandbox.control('POST', '/faults', {
    endpoint,
    calls: 1,
    fault: { kind: 'slowDrip', pieces: 50, pauseMs: 1_000 },
  })
  await started.pass(30 * minuteMs)
  await started.world().look()
  // Some of it has arrived: on a clock that stands still nothing is told of that.
  while (
    !started
      .world()
      .jobs.list()
      .some(({ done }) => done > 0)
  )
    await sentAt(started.sandbox)
  const world = await started.restart('second')
  expect(await runsOf(world, reportId)).toMatchObject([{ state: 'interrupted', sha256: null }])
  expect(await world.call('exports.readSettings', {})).toMatchObject({ contents: 0 })
  await tick(world)
  // What had left counts for the server: nothing is sent before it may be.
  expect(await runsOf(world, reportId)).toMatchObject([{ state: 'interrupted', attempts: 1 }])
  await started.pass(5 * minuteMs)
  await tick(world)
  expect(await runsOf(world, reportId)).toMatchObject([{ state: 'done', attempts: 2 }])
  expect((await sentAt(started.sandbox)).map(({ status }) => status)).toEqual([200, 200])
})

test('without a network a run waits, and leaves when the network is back, however often that was looked at', async () => {
  const started = await startExports({ reports: unread })
  const world = started.world()
  const rules = daily('09:30', { pauseAfter: 1 })
  const reportId = await saveReport(world, { rules })
  world.network.isOnline = false
  await started.pass(30 * minuteMs)
  for (let looks = 0; looks < 5; looks += 1) {
    await tick(world)
    await started.pass(hourMs)
  }
  expect(await runsOf(world, reportId)).toEqual([])
  expect((await readReport(world, reportId)).progress).toMatchObject({ failuresInARow: 0 })
  world.network.isOnline = true
  await tick(world)
  expect(await runsOf(world, reportId)).toMatchObject([{ state: 'done', trigger: 'schedule' }])
})

test('a server out of reach is tried again, and nobody has to let the report go on', async () => {
  const started = await startExports({ reports: unread })
  const world = started.world()
  const reportId = await saveReport(world, { rules: daily('09:30', { pauseAfter: 1 }) })
  await started.sandbox.control('POST', '/faults', {
    endpoint,
    calls: 1,
    fault: { kind: 'resetBefore' },
  })
  await started.pass(30 * minuteMs)
  await tick(world)
  expect(await runsOf(world, reportId)).toMatchObject([
    { state: 'postponed', failure: { kind: 'unreachable' } },
  ])
  const { progress, nextRunAt } = await readReport(world, reportId)
  expect(progress).toMatchObject({ failuresInARow: 0, paused: null })
  expect(world.notices).toEqual([])
  await started.pass((nextRunAt ?? 0) - started.clock.wallMs())
  await tick(world)
  expect(await runsOf(world, reportId)).toMatchObject([{ state: 'done', attempts: 2 }])
  const statuses = (await sentAt(started.sandbox)).map(({ status }) => status)
  expect(statuses).toHaveLength(2)
  expect(statuses).not.toContain(429)
})

test('the tray is there only while the person wants it and a report runs by itself', async () => {
  const started = await startExports({ reports: unread })
  const world = started.world()
  const shown = async () => {
    await new Promise(setImmediate)
    await new Promise(setImmediate)
    return world.trays.at(-1) ?? null
  }
  await saveSettings(world, { startsWithSystem: false, staysInTray: true })
  world.changed(['exportSettings'])
  expect(await shown()).toBeNull()
  await saveReport(world, { rules: daily('09:30') })
  world.changed(['reports'])
  expect(await shown()).toMatchObject({ nextRun: { name: 'Jednotky' }, language: 'en' })
  await saveSettings(world, { startsWithSystem: false, staysInTray: false })
  world.changed(['exportSettings'])
  expect(await shown()).toBeNull()
})
