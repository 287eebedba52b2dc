import { expect, test } from 'vitest'
import type { DashboardSending } from '#core/exports/dashboard/dashboard'
import { newProgress } from '#core/exports/schedule/job-progress'
import { dayMs, hourMs, minuteMs } from '#core/time'
import { fullDisk } from '../../../wiring/testing/exports/running-reports.ts'
import { nine, sentDashboards } from '../../../wiring/testing/exports/sent-dashboards.ts'
import { runJobs } from '../../jobs/run-jobs.ts'
import { dashboardSchedule, loseDashboards } from './look-at-dashboards.ts'

const halfPast = nine + 30 * minuteMs
const againMs = 5 * minuteMs

const start = async (ways: Partial<DashboardSending> = {}) => {
  const world = await sentDashboards(ways)
  const jobs = runJobs({
    clock: world.dependencies.clock,
    newId: () => 'job1',
    tell: () => undefined,
    announce: () => undefined,
    newDefectId: String,
  })
  const dependencies = { ...world.dependencies, jobs }
  const schedule = dashboardSchedule(dependencies)
  let written = 0
  const { write } = world.world
  world.world.write = (dashboard) => {
    written += 1
    return write(dashboard)
  }
  return {
    ...world,
    jobs,
    dependencies,
    look: schedule.look,
    at: (now: number) => {
      world.world.now = now
      return schedule.look()
    },
    written: () => written,
  }
}

test('a dashboard is sent at its time, once, and looked at again a while after', async () => {
  const { save, at, jobs, steps, done, sendingOf } = await start()
  save()
  expect(at(nine)).toEqual([halfPast])
  expect(jobs.list()).toEqual([])
  expect(at(halfPast)).toEqual([halfPast + againMs])
  expect(jobs.list()).toMatchObject([{ kind: 'sendDashboard', subject: 'w1', outcome: null }])
  // It is under way.
  expect(at(halfPast)).toEqual([null])
  await jobs.ended()
  expect([steps(), done.length]).toEqual([['folder sent'], 1])
  expect(sendingOf()).toMatchObject({ turn: { slot: halfPast, at: halfPast } })
  expect(sendingOf()?.progress).toMatchObject({ running: null, waiting: null })
  expect(at(halfPast + againMs)).toEqual([halfPast + dayMs])
  expect(jobs.list()).toHaveLength(1)
})

test('what has not gone out yet goes on, where there is a network', async () => {
  const { save, turn, world, look, jobs, steps } = await start({ toWebhook: true, toFolder: false })
  save({ turn: turn('webhook') })
  world.isOnline = false
  expect(look()).toEqual([null])
  expect(jobs.list()).toEqual([])
  world.isOnline = true
  expect(look()).toEqual([nine + againMs])
  await jobs.ended()
  expect(steps()).toEqual(['webhook sent'])
})

test('a folder alone waits for no network, a folder and another way do', async () => {
  for (const [ways, left] of [
    [{}, 1],
    [{ toWebhook: true }, 0],
  ] as const) {
    const { save, world, at, jobs, done, sendingOf } = await start(ways)
    save()
    world.isOnline = false
    at(halfPast)
    await jobs.ended()
    expect(done).toHaveLength(left)
    expect(sendingOf()?.progress.waiting === null).toBe(left === 1)
  }
})

test('a look that finds nothing new writes nothing; a clock that was set back is written down', async () => {
  const { save, at, written, sendingOf } = await start()
  save({ progress: newProgress(nine + 10 * minuteMs) })
  at(nine + 10 * minuteMs)
  at(nine + 20 * minuteMs)
  expect(written()).toBe(0)
  at(nine)
  expect([written(), sendingOf()?.progress.handledUntil]).toEqual([1, nine])
})

test('a clock that was set back sends no time again that was sent, but one of another day', async () => {
  const { save, turn, at, jobs, done } = await start()
  const sent = (slot: number) => ({
    ...turn('folder'),
    slot,
    steps: turn('folder').steps.map((step) => ({ ...step, state: 'sent' as const })),
  })
  for (const [slot, count] of [
    [halfPast, 0],
    [halfPast + dayMs - 1, 0],
    [halfPast + dayMs, 1],
    [halfPast - 1, 1],
  ] as const) {
    done.length = 0
    save({ turn: sent(slot) })
    at(halfPast)
    await jobs.ended()
    expect(done, String(slot - halfPast)).toHaveLength(count)
  }
})

test('without figures its time passes', async () => {
  const { save, at, jobs, sendingOf } = await start()
  save({}, [])
  expect(at(halfPast)).toEqual([halfPast + dayMs])
  expect(jobs.list()).toEqual([])
  expect(sendingOf()).toMatchObject({ turn: null, progress: { handledUntil: halfPast } })
})

test('what cannot be written down does not begin', async () => {
  const { save, world, at, jobs, steps } = await start()
  save()
  world.write = () => fullDisk
  expect(at(halfPast)).toEqual([halfPast + dayMs])
  expect([jobs.list(), steps()]).toEqual([[], []])
})

test('one that is sent to nobody waits for nothing, and whoever draws no pages looks at none', async () => {
  const { save, look, at, dependencies } = await start()
  save(null)
  expect(at(halfPast)).toEqual([null])
  save()
  expect(look()).toHaveLength(1)
  expect(dashboardSchedule({ ...dependencies, printPage: null }).look()).toEqual([])
})

test('the dashboard of a workspace that is gone goes with it', async () => {
  const { save, world, look, store } = await start()
  save()
  world.crmName = ''
  expect(look()).toEqual([null])
  expect(store.listDashboards()).toEqual([])
})

test('a time at which the computer was off is made up for once', async () => {
  const { save, at, jobs, done, sendingOf } = await start()
  save()
  at(halfPast + 3 * dayMs + hourMs)
  await jobs.ended()
  expect([done.length, sendingOf()?.turn?.slot]).toEqual([1, halfPast + 3 * dayMs])
})

test('what was on its way when the application ended is unknown, and told once it is written down', async () => {
  const { save, turn, world, dependencies, steps, notices } = await start()
  const [first, second] = turn('email', 'webhook').steps
  if (!first || !second) throw new Error('there are two ways')
  const lost = { ...turn(), steps: [{ ...first, state: 'sending' as const }, second] }
  const { write } = world
  save({ turn: lost })
  world.write = () => fullDisk
  loseDashboards(dependencies)
  expect([steps(), notices]).toEqual([['email sending', 'webhook waiting'], []])
  world.write = write
  loseDashboards(dependencies)
  expect(steps()).toEqual(['email unknown', 'webhook waiting'])
  world.write = () => expect.fail('there is nothing to write down')
  loseDashboards(dependencies)
  expect(notices).toEqual([{ kind: 'dashboard', way: 'email', state: 'unknown' }])
  save({ turn: null })
  loseDashboards(dependencies)
  save(null)
  loseDashboards(dependencies)
  expect(notices).toHaveLength(1)
})
