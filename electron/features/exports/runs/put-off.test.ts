import { expect, test } from 'vitest'
import { cancelled, failed } from '#core/contract/failure'
import { minuteMs, secondMs } from '#core/time'
import {
  daily,
  readReport,
  runNow,
  runsOf,
  saveReport,
  tick,
} from '../../../wiring/testing/exports/acts.ts'
import { startExports } from '../../../wiring/testing/exports/start-exports.ts'

const unread = { ask: () => Promise.resolve(failed(cancelled)), stop: () => undefined }

/** A report that was run by hand, and a server that says it lets it in ten minutes later, or what it is told to say. */
const putOff = async ({ retryAfterSeconds, calls } = { retryAfterSeconds: 600, calls: 1 }) => {
  const started = await startExports({ reports: unread })
  const world = started.world()
  const reportId = await saveReport(world, { rules: daily('23:30') })
  await started.sandbox.control('POST', '/faults', {
    endpoint: 'list-excel-products',
    calls,
    fault: { kind: 'tooMany', retryAfterSeconds },
  })
  await runNow(world, reportId)
  const statuses = async () => {
    const sent = (await started.sandbox.control('GET', '/requests')) as { status: number }[]
    return sent.map(({ status }) => status)
  }
  return { started, world, reportId, statuses }
}

test('a run by hand that the server puts off waits, and is made in the first second in which it may be', async () => {
  const { started, world, reportId, statuses } = await putOff()
  const now = started.clock.wallMs()
  const [run] = await runsOf(world, reportId)
  expect(run).toMatchObject({ state: 'postponed', slot: null, failure: { kind: 'cooling' } })
  expect(run?.failure).toMatchObject({ until: now + 10 * minuteMs })
  expect(world.notices).toEqual([])
  await started.pass(9 * minuteMs)
  await tick(world)
  expect(await statuses()).toEqual([429])
  await started.pass(minuteMs)
  await tick(world)
  expect(await statuses()).toEqual([429, 200])
  const done = { id: run?.id, state: 'done', attempts: 2, isPostponed: true, trigger: 'person' }
  expect(await runsOf(world, reportId)).toMatchObject([done])
  await tick(world)
  expect(await statuses()).toEqual([429, 200])
})

test('a server that names no wait is left alone for ten seconds each time', async () => {
  const { started, world, statuses } = await putOff({ retryAfterSeconds: 0, calls: 2 })
  for (let look = 0; look < 5; look += 1) await tick(world)
  expect(await statuses()).toEqual([429])
  await started.pass(10 * secondMs)
  for (let look = 0; look < 5; look += 1) await tick(world)
  expect(await statuses()).toEqual([429, 429])
  await started.pass(10 * secondMs)
  await tick(world)
  expect(await statuses()).toEqual([429, 429, 200])
})

test('what waits outlives the end of the application, and a change of the schedule', async () => {
  const { started, reportId, statuses } = await putOff()
  const world = await started.restart('second')
  await world.call('exports.pauseReport', { reportId })
  await started.pass(10 * minuteMs)
  await tick(world)
  expect(await statuses()).toEqual([429, 200])
  expect(await runsOf(world, reportId)).toMatchObject([{ state: 'done', attempts: 2 }])
})

test('what waits is made once when a person presses again first, and not at all when they call it off', async () => {
  const { started, world, reportId, statuses } = await putOff()
  world.network.isOnline = false
  await started.pass(10 * minuteMs)
  await tick(world)
  expect(await statuses()).toEqual([429])
  await runNow(world, reportId)
  world.network.isOnline = true
  await tick(world)
  expect(await runsOf(world, reportId)).toMatchObject([{ state: 'done', attempts: 2 }])
  const other = await putOff()
  await other.world.call('exports.callOffRun', { reportId: other.reportId })
  await other.started.pass(10 * minuteMs)
  await tick(other.world)
  expect(await other.statuses()).toEqual([429])
  expect((await readReport(other.world, other.reportId)).lastRun).toMatchObject({
    state: 'cancelled',
    failure: { kind: 'cancelled' },
  })
})
