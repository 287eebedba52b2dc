import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cancelled, failed } from '#core/contract/failure'
import type { RunRules, SlotAccount } from '#core/exports/schedule/job-progress'
import { runsAfter } from '#core/exports/schedule/next-runs'
import type { Schedule } from '#core/exports/schedule/schedule'
import type { ReportJobId } from '#core/ids'
import { dayMs, hourMs, minuteMs, secondMs } from '#core/time'
import {
  readReport,
  runsOf,
  saveReport,
  settled,
  tick,
} from '../../../wiring/testing/exports/acts.ts'
import { startExports } from '../../../wiring/testing/exports/start-exports.ts'

type StartedExports = Awaited<ReturnType<typeof startExports>>

interface Life {
  readonly started: StartedExports
  readonly reports: readonly ReportJobId[]
  readonly rules: readonly RunRules[]
  readonly startAt: number
  starts: number
  /** The clock on the wall was set forward: what cools down over a restart is measured by it. */
  isAhead: boolean
  /** What was accounted for may come due again by a clock that is set back. */
  isClockSet: boolean
  planned429: number
}

const zone = 'Europe/Prague'
const schedules = fc.constantFrom<Schedule>(
  { kind: 'hourly', minute: 30, zone },
  { kind: 'daily', times: ['02:30', '14:00'], zone },
  { kind: 'cron', text: '*/20 8-11 * * *', zone },
  { kind: 'weekdays', times: ['06:00', '23:59'], zone },
)
const ruleSets: fc.Arbitrary<RunRules> = fc.record({
  schedule: schedules,
  missed: fc.constantFrom('once' as const, 'skip' as const, 'ask' as const),
  maxAgeMs: fc.constantFrom(hourMs, dayMs, 7 * dayMs),
  pauseAfter: fc.integer({ min: 1, max: 3 }),
})
const act = fc.record({
  kind: fc.constantFrom(
    'awake',
    'awake',
    'awake',
    'asleep',
    'closed',
    'failing',
    'limited',
    'clock',
    'run',
    'skip',
    'resume',
    'byHand',
    'cancelled',
    'truncated',
    'resetAfter',
  ),
  ms: fc.integer({ min: secondMs, max: 8 * hourMs }),
})
// An ordinary week, and the weekends on which the clocks change.
const begins = fc.constantFrom(
  Date.UTC(2027, 0, 15, 8),
  Date.UTC(2027, 2, 27, 11),
  Date.UTC(2027, 9, 30, 11),
)
type LifeOf<T> = T extends fc.Arbitrary<infer A> ? A : never
type Act = LifeOf<typeof act>

// What has arrived is not read: this is about when something leaves.
const reports = { ask: () => Promise.resolve(failed(cancelled)), stop: () => undefined }
const content = { name: 'projects', format: 'xlsx', parameters: {} } as const
const endpoint = 'list-excel-projects'

const begin = async (rules: readonly RunRules[], at: number): Promise<Life> => {
  const started = await startExports({ reports })
  started.clock.set(at - started.clock.wallMs())
  const ids: ReportJobId[] = []
  for (const rule of rules) ids.push(await saveReport(started.world(), { content, rules: rule }))
  const startAt = started.clock.wallMs()
  const clock = { isAhead: false, isClockSet: false }
  return { started, reports: ids, rules, startAt, starts: 0, planned429: 0, ...clock }
}

// The application looks as often, at first; what cools down for hours is not looked at thousands of times.
const lookEveryMs = 10 * secondMs
const rarestLookMs = 5 * minuteMs

/** Asks when something is due, and at no other time; what is due and may not leave yet is looked at again. */
const stayAwake = async ({ started, reports: ids }: Life, forMs: number) => {
  const { clock } = started
  const until = clock.trueMs() + forMs
  let lookAgainMs = lookEveryMs
  for (;;) {
    await tick(started.world())
    const listed = await Promise.all(ids.map((id) => readReport(started.world(), id)))
    const next = listed.flatMap(({ nextRunAt }) => nextRunAt ?? [])
    const wakeMs = Math.min(...next) - clock.wallMs()
    const isWaiting = wakeMs <= lookAgainMs
    const stepMs = Math.min(until - clock.trueMs(), isWaiting ? lookAgainMs : wakeMs)
    lookAgainMs = isWaiting ? Math.min(2 * lookAgainMs, rarestLookMs) : lookEveryMs
    if (stepMs <= 0) return
    await started.pass(stepMs)
  }
}

const fault = async ({ started }: Life, planned: unknown, calls: number) =>
  started.sandbox.control('POST', '/faults', { endpoint, calls, fault: planned })

/** A person starts a run and calls it off when some of it has arrived. */
const callOff = async (life: Life) => {
  const { started, reports: ids } = life
  const world = started.world()
  const [reportId] = ids
  if (!reportId) return
  // Where the report is cooling nothing is begun, and a run of the schedule gets the slow answer: a short one.
  await fault(life, { kind: 'slowDrip', pieces: 10, pauseMs: 20 }, 1)
  const run = await world.call('exports.runReport', { reportId }).catch(() => null)
  const job = () => world.jobs.list().find(({ id }) => id === run?.jobId)
  // Another fault may come first, and end it.
  while (job()?.outcome === null && job()?.done === 0) {
    await started.sandbox.control('GET', '/faults')
  }
  if (run) world.jobs.cancel(run.jobId)
  await settled(world)
}

const doAct = async (life: Life, { kind, ms }: Act): Promise<void> => {
  const { started, reports: ids } = life
  const each = async (say: (reportId: ReportJobId) => Promise<unknown>) => {
    for (const id of ids) await say(id)
  }
  const { call } = started.world()
  if (kind === 'awake') await stayAwake(life, ms)
  else if (kind === 'asleep') await started.pass(ms)
  else if (kind === 'closed') {
    await started.pass(life.isAhead ? Math.max(ms, 5 * minuteMs) : ms)
    life.isAhead = false
    life.starts += 1
    await started.restart(`run${life.starts}`)
  } else if (kind === 'failing') await fault(life, { kind: 'status', status: 400 }, 2)
  else if (kind === 'limited') {
    life.planned429 += 1
    await fault(life, { kind: 'tooMany', retryAfterSeconds: Math.ceil(ms / secondMs) }, 1)
  } else if (kind === 'clock') {
    // Odd: back, as far; even: ahead.
    started.clock.set(ms % 2 === 1 ? -ms : ms)
    life.isAhead ||= ms % 2 === 0
    life.isClockSet = true
  } else if (kind === 'truncated' || kind === 'resetAfter') await fault(life, { kind }, 1)
  else if (kind === 'cancelled') await callOff(life)
  else if (kind === 'resume') await each((reportId) => call('exports.resumeReport', { reportId }))
  else if (kind === 'byHand') {
    const [reportId] = ids
    // It may be cooling: then nothing leaves.
    if (reportId) await call('exports.runReport', { reportId }).catch(() => undefined)
  } else await each((reportId) => call('exports.answerMissed', { reportId, answer: kind }))
  await tick(started.world())
}

const expectAllAccounted = async (life: Life): Promise<number> => {
  const world = life.started.world()
  let attempts = 0
  for (const [at, reportId] of life.reports.entries()) {
    const { progress } = await readReport(world, reportId)
    const runs = await runsOf(world, reportId)
    attempts += runs.reduce((sum, run) => sum + run.attempts, 0)
    const ran = new Map(runs.map(({ slot, state }) => [slot, state]))
    const accounts: SlotAccount[] = await world.call('exports.listSkipped', { reportId })
    const rule = life.rules[at]
    if (!rule || !progress) throw new Error('the report lost its schedule')
    for (const slot of runsAfter(rule.schedule, life.startAt)) {
      if (slot > Math.min(life.started.clock.wallMs(), progress.handledUntil)) break
      const isAccounted = accounts.some(({ first, last }) => slot >= first && slot <= last)
      const { asking, waiting } = progress
      const isAsked = asking !== null && slot >= asking.first && slot <= asking.last
      expect([ran.has(slot), isAccounted, isAsked, waiting?.slot === slot]).toContain(true)
      // What has run has no account beside it.
      if (!life.isClockSet && ran.get(slot) === 'done') expect(isAccounted || isAsked).toBe(false)
    }
  }
  return attempts
}

test('whatever happens, every time of every schedule is run once or accounted for, and no request is sent into a cooldown', {
  timeout: 480_000,
}, async () => {
  const lives = fc.record({
    rules: fc.array(ruleSets, { minLength: 1, maxLength: 3 }),
    acts: fc.array(act, { minLength: 6, maxLength: 16 }),
    at: begins,
  })
  const live = async ({ rules, acts, at }: LifeOf<typeof lives>) => {
    const life = await begin(rules, at)
    for (const one of acts) await doAct(life, one)
    const attempts = await expectAllAccounted(life)
    const { sandbox } = life.started
    const requests = (await sandbox.control('GET', '/requests')) as { status: number }[]
    const planned = (await sandbox.control('GET', '/faults')) as { fault: { kind: string } }[]
    const left = planned.filter(({ fault: { kind } }) => kind === 'tooMany').length
    const sentAway = requests.filter(({ status }) => status === 429).length
    expect({ sentAway, attempts }).toEqual({
      sentAway: life.planned429 - left,
      attempts: requests.length,
    })
  }
  // A failure names the seed of its life; to live it again in parts takes too long.
  await fc.assert(fc.asyncProperty(lives, live), { numRuns: 12, endOnFailure: true })
})
