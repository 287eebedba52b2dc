import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs, secondMs } from '#core/time'
import {
  answer,
  createJobWorld,
  type JobWorld,
  nowOf,
  rateLimit,
  restart,
  resume,
  setClock,
  sleep,
  stayAwake,
} from '../testing/job-world.ts'
import { dueRuns } from './due-runs.ts'
import {
  type JobProgress,
  jobProgressSchema,
  newProgress,
  type RunRules,
  runRulesSchema,
  slotAccountSchema,
} from './job-progress.ts'
import { runsAfter } from './next-runs.ts'
import type { Schedule } from './schedule.ts'

const span = (max: number) => fc.integer({ min: 1, max })
const acts = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('awake' as const), ms: span(dayMs) }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('asleep' as const), ms: span(3 * dayMs) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('killed' as const), ms: span(2 * dayMs) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('killed' as const), ms: span(minuteMs) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('limited' as const), ms: span(dayMs) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('failing' as const), ms: span(5) }) },
  { weight: 1, arbitrary: fc.constantFrom({ kind: 'resume' as const, ms: 0 }) },
  {
    weight: 4,
    arbitrary: fc.constantFrom({ kind: 'run' as const, ms: 0 }, { kind: 'skip' as const, ms: 0 }),
  },
)
const jumps = fc.record({
  kind: fc.constant('clock' as const),
  ms: fc.oneof(
    fc.integer({ min: -3 * hourMs, max: 3 * hourMs }),
    fc.integer({ min: -4 * dayMs, max: 400 * dayMs }),
    fc.integer({ min: -5 * secondMs, max: 5 * secondMs }),
  ),
})
type Act = {
  kind: 'awake' | 'asleep' | 'killed' | 'limited' | 'failing' | 'resume' | 'run' | 'skip' | 'clock'
  ms: number
}

const zone = fc.constantFrom(
  'Europe/Prague',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
)
const schedules: fc.Arbitrary<Schedule> = zone.chain((place) =>
  fc.constantFrom<Schedule>(
    { kind: 'hourly', minute: 30, zone: place },
    { kind: 'daily', times: ['02:30'], zone: place },
    { kind: 'weekdays', times: ['06:00', '02:00', '23:59'], zone: place },
    { kind: 'weekly', days: [0, 6], times: ['01:45', '02:15'], zone: place },
    { kind: 'cron', text: '*/10 1-3,12 * * *', zone: place },
    { kind: 'cron', text: '* 2 * * *', zone: place },
  ),
)
const rules: fc.Arbitrary<RunRules> = fc.record({
  schedule: schedules,
  missed: fc.constantFrom('once' as const, 'skip' as const, 'ask' as const),
  maxAgeMs: fc.constantFrom(hourMs, dayMs, 7 * dayMs),
  pauseAfter: fc.integer({ min: 1, max: 3 }),
})
// A day before clocks are changed in Prague, New York and on Lord Howe.
const starts = fc.constantFrom(
  Date.UTC(2027, 2, 27),
  Date.UTC(2027, 9, 30),
  Date.UTC(2027, 2, 13),
  Date.UTC(2027, 9, 2),
)

const doAct = (world: JobWorld, { kind, ms }: Act, runMs: number): void => {
  if (kind === 'awake') stayAwake(world, ms, runMs)
  else if (kind === 'asleep') sleep(world, ms)
  else if (kind === 'killed') restart(world, ms)
  else if (kind === 'limited') rateLimit(world, ms)
  else if (kind === 'failing') world.failuresAhead = ms
  else if (kind === 'resume') resume(world)
  else if (kind === 'clock') setClock(world, ms)
  else answer(world, kind)
  // Whatever has happened, the application looks at once.
  if (kind !== 'failing') stayAwake(world, 0, runMs)
}

const live = (rule: RunRules, start: number, life: readonly Act[], runMs: number): JobWorld => {
  const world = createJobWorld(rule, start)
  for (const act of life) doAct(world, act, runMs)
  return world
}

const slotsOf = (world: JobWorld, start: number): number[] => {
  const slots: number[] = []
  for (const slot of runsAfter(world.rules.schedule, start)) {
    if (slot > Math.min(nowOf(world), world.progress.handledUntil)) break
    slots.push(slot)
  }
  return slots
}

const pendingOf = ({ progress: { waiting, asking } }: JobWorld) => ({
  isPending: (slot: number) =>
    waiting?.slot === slot || (asking !== null && slot >= asking.first && slot <= asking.last),
  count: (waiting?.attempt === 1 ? 1 : 0) + (asking?.count ?? 0),
})

const expectNoHarm = (world: JobWorld): void => {
  expect(jobProgressSchema.parse(world.progress)).toEqual(world.progress)
  expect(runRulesSchema.parse(world.rules)).toEqual(world.rules)
  expect(slotAccountSchema.array().parse(world.accounts)).toEqual(world.accounts)
  const attempts = world.runs.map(({ slot, attempt }) => `${slot} ${attempt}`)
  expect(new Set(attempts).size).toBe(attempts.length)
  for (const { isCooling, isAlone, isPaused } of world.runs) {
    expect({ isCooling, isAlone, isPaused }).toEqual({
      isCooling: false,
      isAlone: true,
      isPaused: false,
    })
  }
}

test('whatever clock and computer do, no time runs twice, none is lost, and no call leaves early', () => {
  const life = fc.array(fc.oneof({ weight: 4, arbitrary: acts }, jumps), { maxLength: 25 })
  fc.assert(
    fc.property(rules, starts, life, span(20 * minuteMs), (rule, start, done, runMs) => {
      const world = live(rule, start, done, runMs)
      expectNoHarm(world)
      const ran = new Set(world.runs.map(({ slot }) => slot))
      const { isPending } = pendingOf(world)
      for (const slot of slotsOf(world, start)) {
        const isAccounted = world.accounts.some(({ first, last }) => slot >= first && slot <= last)
        expect(ran.has(slot) || isAccounted || isPending(slot)).toBe(true)
      }
    }),
    { numRuns: 40 },
  )
})

test('on a clock that goes right every time has either one run or one account', () => {
  const life = fc.array(acts, { maxLength: 25 })
  fc.assert(
    fc.property(rules, starts, life, span(20 * minuteMs), (rule, start, done, runMs) => {
      const world = live(rule, start, done, runMs)
      expectNoHarm(world)
      const first = world.runs.filter(({ attempt }) => attempt === 1).length
      const accounted = world.accounts
        .filter(({ outcome }) => outcome !== 'interrupted')
        .reduce((sum, { count }) => sum + (count ?? Number.NaN), 0)
      expect(first + accounted + pendingOf(world).count).toBe(slotsOf(world, start).length)
    }),
    { numRuns: 80 },
  )
})

test('a run in which the application ends is repeated, or given up by name', () => {
  const life = fc.array(acts, { maxLength: 25 })
  fc.assert(
    fc.property(rules, starts, life, span(2 * hourMs), (rule, start, done, runMs) => {
      const world = live(rule, start, done, runMs)
      const { waiting } = world.progress
      for (const { slot, attempt } of world.cutOff) {
        const isRepeated = world.runs.some((run) => run.slot === slot && run.attempt > attempt)
        const isGivenUp = world.accounts.some(
          ({ outcome, first }) => outcome === 'interrupted' && first === slot,
        )
        expect([isRepeated, isGivenUp, waiting?.slot === slot]).toContain(true)
        expect(isRepeated && attempt >= 3).toBe(false)
      }
    }),
    { numRuns: 80 },
  )
})

test('a run starts at its second, or at the first second at which it may', () => {
  const life = fc.array(acts, { maxLength: 25 })
  fc.assert(
    fc.property(rules, starts, life, span(20 * minuteMs), (rule, start, done, runMs) => {
      for (const run of live(rule, start, done, runMs).runs) {
        const readyAt = Math.max(run.slot, start + run.readyMs)
        expect(run.at).toBeGreaterThanOrEqual(run.slot)
        expect(run.at - readyAt).toBeLessThan(secondMs)
      }
    }),
    { numRuns: 80 },
  )
})

test('what a job does with missed times is its rule, and old ones are let go', () => {
  const life = fc.array(acts, { maxLength: 25 })
  fc.assert(
    fc.property(rules, starts, life, (rule, start, done) => {
      const world = live(rule, start, done, secondMs)
      const isAnswered = done.some(({ kind }) => kind === 'run')
      if (rule.missed === 'skip' || (rule.missed === 'ask' && !isAnswered)) {
        expect(world.runs.filter(({ reason }) => reason === 'missed')).toEqual([])
      }
      const outcomes = new Set(world.accounts.map(({ outcome }) => outcome))
      if (rule.missed !== 'skip') expect(outcomes.has('skipped')).toBe(false)
      if (rule.missed === 'skip') expect(world.progress.asking).toBeNull()
    }),
    { numRuns: 80 },
  )
})

const eight: RunRules = {
  schedule: { kind: 'hourly', minute: 0, zone: 'Europe/Prague' },
  missed: 'once',
  maxAgeMs: dayMs,
  pauseAfter: 3,
}
const noon = Date.UTC(2026, 10, 21, 11)
const world = { allowedAt: 0, mayStart: true, hasRun: () => false }
const slept = (rule: RunRules, now: number, before: JobProgress = newProgress(noon)) =>
  dueRuns(rule, before, { ...world, now })

test('after a night the newest of the missed times runs for all of them', () => {
  const morning = noon + 20 * hourMs + 10 * minuteMs
  const { start, accounts, progress } = slept(eight, morning)
  const slot = noon + 20 * hourMs
  expect(start).toMatchObject({ slot, reason: 'missed', isPostponed: false, attempt: 1 })
  expect(accounts).toEqual([
    { outcome: 'joined', first: noon + hourMs, last: slot - hourMs, count: 19, into: slot },
  ])
  expect(progress).toMatchObject({ handledUntil: morning, running: start, waiting: null })
})

test('a person is asked once about all that was missed, until a run on time answers', () => {
  const rule = { ...eight, missed: 'ask' as const }
  const asked = slept(rule, noon + 3 * hourMs + 30 * minuteMs)
  expect(asked).toMatchObject({ start: null, accounts: [] })
  const asking = { first: noon + hourMs, last: noon + 3 * hourMs, count: 3 }
  expect(asked.progress.asking).toEqual(asking)
  const slot = noon + 4 * hourMs
  const onTime = slept(rule, slot, asked.progress)
  expect(onTime.start).toMatchObject({ slot, reason: 'onTime' })
  expect(onTime.accounts).toEqual([{ ...asking, outcome: 'joined', into: slot }])
  expect(onTime.progress.asking).toBeNull()
})

test('a clock set back takes the times that are to come out of the question', () => {
  const rule = { ...eight, missed: 'ask' as const }
  const asked = slept(rule, noon + 3 * hourMs + 30 * minuteMs)
  const back = slept(rule, noon + 90 * minuteMs, asked.progress)
  expect(back.progress.asking).toEqual({ first: noon + hourMs, last: noon + hourMs, count: 1 })
  expect(slept(rule, noon + 2 * hourMs, back.progress).start).toMatchObject({
    slot: noon + 2 * hourMs,
  })
})

test('a question that nobody has answered in time is withdrawn', () => {
  const schedule: Schedule = { kind: 'daily', times: ['13:00'], zone: 'Europe/Prague' }
  const daily: RunRules = { ...eight, missed: 'ask', schedule, maxAgeMs: 2 * hourMs }
  const asked = slept(daily, noon + 2 * hourMs)
  expect(asked.progress.asking).toMatchObject({ count: 1 })
  const later = slept(daily, noon + 4 * hourMs, asked.progress)
  expect(later.progress.asking).toBeNull()
  expect(later.accounts).toMatchObject([{ outcome: 'tooOld', count: 1 }])
})

test('a clock that had stood in 2126 is survived, and what comes after is not forgotten', () => {
  const far = slept(eight, Date.UTC(2126, 0))
  expect(far.accounts[0]).toMatchObject({ outcome: 'tooOld', count: null })
  expect(far.start).not.toBeNull()
  const back = slept(eight, noon + 30 * minuteMs, { ...far.progress, running: null })
  expect(back).toMatchObject({ start: null, accounts: [], wakeAt: noon + hourMs })
  expect(slept(eight, noon + hourMs, back.progress).start).toMatchObject({ slot: noon + hourMs })
})

test('a run inside a cooldown waits for its first whole second, however old it gets', () => {
  const allowedAt = noon + 3 * dayMs + 1
  const at = (now: number, before: JobProgress) =>
    dueRuns(eight, before, { ...world, allowedAt, now })
  const postponed = at(noon + hourMs, newProgress(noon))
  expect(postponed.start).toBeNull()
  expect(postponed.progress.waiting).toMatchObject({ slot: noon + hourMs, isPostponed: true })
  const almost = at(noon + 3 * dayMs, postponed.progress)
  expect(almost.wakeAt).toBe(noon + 3 * dayMs + secondMs)
  expect(at(noon + 3 * dayMs + secondMs, almost.progress).start).toMatchObject({
    slot: noon + hourMs,
  })
})
