import { expect, test } from 'vitest'
import { failed, success } from '#core/contract/failure'
import type { AlertRule } from '#core/exports/alerts/content-alerts'
import { newProgress } from '#core/exports/schedule/job-progress'
import { dayMs, minuteMs } from '#core/time'
import { toWallTime } from '#core/wall-time'
import type { DayRun } from '../../../store/exports/runs/digest-runs.ts'
import { daily, saveReport, saveSettings, tick } from '../../../wiring/testing/exports/acts.ts'
import { emptyReports } from '../../../wiring/testing/exports/empty-reports.ts'
import { startExports } from '../../../wiring/testing/exports/start-exports.ts'
import { workspaceId } from '../../../wiring/testing/first-workspace.ts'
import { tellDigest } from './tell-digest.ts'

// The clock of these tests starts at 2027-01-15 09:00:01 in Prague.
const endpoint = 'list-excel-products'
const broken = { kind: 'status', status: 400 }

/** A report that runs at 09:30, and a digest that is told ten minutes before, wherever this computer is. */
const startWithDigest = async ({ isOn }: { readonly isOn: boolean }) => {
  const started = await startExports()
  const world = started.world()
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const { time } = toWallTime(started.clock.wallMs() + 20 * minuteMs, timeZone)
  await saveSettings(world, { digest: { isOn, time } })
  await saveReport(world, { rules: daily('09:30') })
  await tick(world)
  await started.pass(30 * minuteMs)
  await tick(world)
  return started
}

test('the day after, its runs are told once, also to an application that starts again', async () => {
  const started = await startWithDigest({ isOn: true })
  expect(started.world().told.filter(({ subject }) => subject.kind === 'reports')).toEqual([])
  await started.pass(dayMs)
  await tick(started.world())
  const told = { text: 'Reports yesterday: 1 run.', subject: { kind: 'reports', workspaceId } }
  expect(started.world().told).toEqual([told])
  const again = await started.restart('second')
  await tick(again)
  expect(again.told).toEqual([])
})

test('a day on which something failed is told by a start that comes hours too late', async () => {
  const started = await startWithDigest({ isOn: true })
  await started.pass(dayMs - 25 * minuteMs)
  await started.sandbox.control('POST', '/faults', { endpoint, calls: 1, fault: broken })
  await tick(started.world())
  await started.pass(25 * minuteMs)
  await tick(started.world())
  await started.pass(dayMs - 60 * minuteMs)
  const again = await started.restart('second')
  await started.pass(3 * 60 * minuteMs)
  await tick(again)
  const digests = again.told.filter(({ subject }) => subject.kind === 'reports')
  expect(digests.map(({ text }) => text)).toEqual(['Reports yesterday: 1 run, 1 failed.'])
})

test('whoever does not want it is told nothing', async () => {
  const started = await startWithDigest({ isOn: false })
  await started.pass(dayMs)
  await tick(started.world())
  expect(started.world().told).toEqual([])
  const { digest } = await started.world().call('exports.readSettings', {})
  expect(digest.isOn).toBe(false)
})

test('news of a run that has failed lead to that run, and of what an alert has found into its contents', async () => {
  const started = await startExports()
  const world = started.world()
  const rules = daily('09:30')
  const alerts: AlertRule[] = [
    { kind: 'measure', is: 'more', limit: 1, measure: { kind: 'rows', where: [] } },
  ]
  const reportId = await saveReport(world, { rules, alerts })
  await started.sandbox.control('POST', '/faults', { endpoint, calls: 1, fault: broken })
  await started.pass(30 * minuteMs)
  await tick(world)
  await started.pass(dayMs)
  await tick(world)
  const runs = await world.call('exports.listRuns', { reportId })
  const of = { kind: 'run', workspaceId, reportId }
  const subjects = world.told.map(({ subject }) => subject)
  expect(subjects).toContainEqual({ ...of, runId: runs[1]?.id, side: 'outcome' })
  expect(subjects).toContainEqual({ ...of, runId: runs[0]?.id, side: 'contents' })
})

const now = Date.UTC(2027, 0, 15, 8)
const run: DayRun = {
  workspaceId,
  state: 'done',
  isPostponed: false,
  failure: null,
}

interface DigestGiven {
  readonly isOn?: boolean
  readonly time?: string
  readonly toldOn?: string | null
  readonly isScheduled?: boolean
  readonly runs?: readonly DayRun[]
  readonly isKept?: boolean
}

/** What is told at nine in Prague, and which day is written down as told. */
const tell = async ({
  isOn = true,
  time = '08:00',
  toldOn = '2027-01-14',
  isScheduled = true,
  runs = [run],
  isKept = true,
}: DigestGiven) => {
  const { store, add } = await emptyReports()
  add('r1', isScheduled ? { rules: daily('09:30') } : {}, {
    progress: isScheduled ? newProgress(1) : null,
  })
  const days: string[] = []
  const notices: unknown[] = []
  const full = failed({ kind: 'store', cause: 'full', path: '/', again: 'afterFix' } as const)
  tellDigest({
    store: {
      ...store,
      readDigest: () => ({ isOn, time }),
      readDigestToldOn: () => toldOn,
      listRunsOfDay: () => [...runs],
      listAlertsOfDay: () => [],
      write: {
        ...store.write,
        writeDigestToldOn: (day) => {
          days.push(day)
          return isKept ? success(null) : full
        },
      },
    },
    clock: { now: () => now, elapsedMs: () => 0 },
    timeZone: () => 'Europe/Prague',
    notify: (notice) => {
      notices.push(notice)
    },
  })
  return { days, notices }
}

const figures = { runs: 1, failed: 0, postponed: 0, alerts: 0 }

test('the digest tells of yesterday, and names the day where it comes later than that', async () => {
  expect(await tell({})).toEqual({
    days: ['2027-01-15'],
    notices: [{ kind: 'digest', day: null, ...figures }],
  })
  expect(await tell({ time: '10:00', toldOn: '2027-01-13' })).toEqual({
    days: ['2027-01-14'],
    notices: [{ kind: 'digest', day: '2027-01-13', ...figures }],
  })
})

test.each<[what: string, DigestGiven, days: string[]]>([
  ['on a day that was told', { toldOn: '2027-01-15' }, []],
  ['the first time of all', { toldOn: null }, ['2027-01-15']],
  ['where nobody wants it', { isOn: false }, ['2027-01-15']],
  ['where nothing runs by itself', { isScheduled: false }, ['2027-01-15']],
  ['of a day without runs', { runs: [] }, ['2027-01-15']],
  ['that could not be written down', { isKept: false }, ['2027-01-15']],
])('no digest is told %s', async (_what, given, days) => {
  expect(await tell(given)).toEqual({ days, notices: [] })
})
