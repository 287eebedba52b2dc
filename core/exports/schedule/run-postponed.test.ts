import { expect, test } from 'vitest'
import { type DueRun, newProgress } from './job-progress.ts'
import { runPostponed } from './run-postponed.ts'

const run = (slot: number): DueRun => ({
  slot,
  reason: 'onTime',
  isPostponed: false,
  attempt: 1,
  unreachable: null,
})

test('a run that the server does not let in yet waits for the same time of its schedule', () => {
  const { progress, accounts } = runPostponed({ ...newProgress(0), running: run(5) })
  expect(progress).toMatchObject({ running: null, waiting: { ...run(5), isPostponed: true } })
  expect(accounts).toEqual([])
})

test('a time that came meanwhile joins the run that waits', () => {
  const before = { ...newProgress(0), running: run(5), waiting: run(9) }
  const { progress, accounts } = runPostponed(before)
  expect(progress.waiting?.slot).toBe(5)
  expect(accounts).toEqual([{ outcome: 'joined', first: 9, last: 9, count: 1, into: 5 }])
})

test('nothing waits for a report that was paused meanwhile', () => {
  const paused = { since: 6, by: 'person' } as const
  const { progress } = runPostponed({ ...newProgress(0), running: run(5), paused })
  expect(progress).toMatchObject({ running: null, waiting: null })
})
