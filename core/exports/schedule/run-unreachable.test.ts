import { expect, test } from 'vitest'
import { hourMs, minuteMs } from '#core/time'
import { dueRuns } from './due-runs.ts'
import { type DueRun, type JobProgress, newProgress, type RunRules } from './job-progress.ts'
import { runUnreachable } from './run-unreachable.ts'

const noon = Date.UTC(2026, 10, 21, 11)
const rules: RunRules = {
  schedule: { kind: 'daily', times: ['12:00'], zone: 'Europe/Prague' },
  missed: 'once',
  maxAgeMs: 3 * hourMs,
  pauseAfter: 1,
}
const run: DueRun = {
  slot: noon,
  reason: 'onTime',
  isPostponed: false,
  attempt: 1,
  unreachable: null,
}

const lookAt = (progress: JobProgress, now: number) =>
  dueRuns(rules, progress, { now, allowedAt: 0, mayStart: true, hasRun: () => true })

/** When a server that nobody reaches is tried, in minutes after the time of the schedule. */
const triedAt = (): number[] => {
  const tried: number[] = []
  let now = noon
  let progress: JobProgress = { ...newProgress(noon), running: run }
  for (;;) {
    tried.push((now - noon) / minuteMs)
    const waiting = runUnreachable(rules, progress, now)
    if (waiting === null) return tried
    expect(waiting.progress).toMatchObject({ running: null, failuresInARow: 0, paused: null })
    const early = lookAt(waiting.progress, now)
    expect(early.start).toBeNull()
    now = early.wakeAt ?? 0
    expect(lookAt(early.progress, now - 1).start).toBeNull()
    const due = lookAt(early.progress, now)
    expect(due.start).toMatchObject({ slot: noon })
    progress = due.progress
  }
}

test('a server out of reach is tried less and less often, until the run is too old', () => {
  expect(triedAt()).toEqual([0, 1, 3, 8, 18, 38, 68, 128])
})

test('a clock that is set back makes no retry wait longer', () => {
  const { progress } = runUnreachable(rules, { ...newProgress(noon), running: run }, noon) ?? {}
  if (!progress) throw new Error('the run is let go')
  expect(lookAt(progress, noon - 5 * hourMs).start).toMatchObject({ slot: noon })
})

test('nothing is tried again for a report that was paused meanwhile', () => {
  const paused = { since: noon, by: 'person' } as const
  const ended = runUnreachable(rules, { ...newProgress(noon), running: run, paused }, noon)
  expect(ended?.progress).toMatchObject({ running: null, waiting: null })
})
