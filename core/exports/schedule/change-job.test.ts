import { expect, test } from 'vitest'
import { hourMs } from '#core/time'
import { runRead } from '../runs/run-read.ts'
import { pauseJob, rescheduleJob, resumeJob } from './change-job.ts'
import { type JobProgress, newProgress, type RunRules } from './job-progress.ts'
import { runEnded } from './run-ended.ts'

const noon = Date.UTC(2026, 10, 21, 11)
const rules: RunRules = {
  schedule: { kind: 'hourly', minute: 0, zone: 'Europe/Prague' },
  missed: 'once',
  maxAgeMs: 24 * hourMs,
  pauseAfter: 2,
}
const run = {
  slot: noon,
  reason: 'onTime' as const,
  isPostponed: true,
  attempt: 1,
  unreachable: null,
}
const waiting: JobProgress = { ...newProgress(noon), waiting: run }
const running: JobProgress = { ...newProgress(noon), running: run }
const waited = { first: noon, last: noon, count: 1, into: null }

test('a paused job lets go of what waits and goes on where it is resumed', () => {
  const paused = pauseJob(waiting, noon)
  expect(paused.accounts).toEqual([{ ...waited, outcome: 'paused' }])
  const now = noon + 2 * hourMs
  const resumed = resumeJob(rules, paused.progress, { now, hasRun: () => false })
  expect(resumed.progress).toEqual(newProgress(now))
  const asleep = { first: noon + hourMs, last: now, count: 2, into: null }
  expect(resumed.accounts).toEqual([{ ...asleep, outcome: 'paused' }])
})

test('a changed schedule begins when it is changed', () => {
  const now = noon + hourMs
  const { progress, accounts } = rescheduleJob(waiting, now)
  expect(progress).toEqual(newProgress(now))
  expect(accounts).toEqual([{ ...waited, outcome: 'rescheduled' }])
})

test('failures in a row pause a job, and only what can be read begins the count again', () => {
  const end = (progress: JobProgress, how: 'arrived' | 'failed' | 'cancelled') =>
    runEnded(rules, { ...progress, running: run }, { end: how, now: noon }).progress
  const once = end(running, 'failed')
  expect(once).toMatchObject({ failuresInARow: 1, paused: null, running: null })
  expect(end(once, 'arrived')).toMatchObject({ failuresInARow: 1, paused: null })
  const read = runRead(end(once, 'arrived'))
  expect(end(read, 'failed')).toMatchObject({ failuresInARow: 1, paused: null })
  expect(end(once, 'cancelled')).toMatchObject({ failuresInARow: 1, paused: null })
  expect(end(once, 'failed')).toMatchObject({ paused: { since: noon, by: 'failures' } })
})
