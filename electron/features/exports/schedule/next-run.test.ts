import { expect, test } from 'vitest'
import { notFound, success } from '#core/contract/failure'
import { type JobProgress, newProgress } from '#core/exports/schedule/job-progress'
import { reportJobIdSchema } from '#core/ids'
import { dayMs, hourMs, minuteMs } from '#core/time'
import { daily } from '../../../wiring/testing/exports/acts.ts'
import { emptyReports } from '../../../wiring/testing/exports/empty-reports.ts'
import { changeSchedule } from './change-schedule.ts'
import { nextRunOf } from './next-run.ts'

/** Nine in the morning in Prague. */
const now = Date.UTC(2027, 0, 15, 8)
const slot = now + 30 * minuteMs
const due = {
  slot,
  reason: 'onTime',
  isPostponed: false,
  attempt: 1,
  unreachable: null,
} as const

const start = async () => {
  const { add, store } = await emptyReports()
  /** When a report runs next whose schedule says 9:30. */
  const next = (
    progress: Partial<JobProgress> | null,
    { at = now, until = 0, missed = 'once' as 'once' | 'ask' } = {},
  ) =>
    nextRunOf(
      add('r1', progress ? { rules: daily('09:30', { missed }) } : {}, {
        progress: progress && { ...newProgress(now), ...progress },
      }),
      { now: at, until },
    )
  return { add, store, next }
}

test('a report runs next at the next time of its schedule, and one that is due at once', async () => {
  const { next } = await start()
  expect(next({})).toBe(slot)
  expect(next({}, { at: slot })).toBe(slot)
  expect(next({}, { at: slot + hourMs })).toBe(slot + hourMs)
  expect(next({ handledUntil: slot }, { at: slot + hourMs })).toBe(slot + dayMs)
})

test('what waits for the server, or for a way to it, leaves when that is over', async () => {
  const { next } = await start()
  const [at, until] = [slot + minuteMs, slot + 2 * minuteMs]
  expect(next({ waiting: due }, { at, until })).toBe(until)
  const unreachable = { times: 1, until: slot + 3 * minuteMs }
  expect(next({ waiting: { ...due, unreachable } }, { at, until })).toBe(unreachable.until)
})

test('what is by hand or paused runs at no time, and what asks first only at the next one', async () => {
  const { next } = await start()
  expect(next(null)).toBeNull()
  expect(next({ paused: { since: 1, by: 'person' } })).toBeNull()
  expect(next({}, { at: slot + hourMs, missed: 'ask' })).toBe(slot + dayMs)
})

test('a schedule is changed where there is one', async () => {
  const { add, store } = await start()
  const clock = { now: () => now, elapsedMs: () => 0 }
  const progress = { ...newProgress(7), failuresInARow: 2 }
  const change = (id: string) =>
    changeSchedule({ store, clock }, reportJobIdSchema.parse(id), (_report, at) => ({
      progress: newProgress(at),
      accounts: [],
    }))
  add('r1', { rules: daily('09:30') }, { progress })
  add('r2')
  expect(change('r1')).toEqual(success(null))
  expect(store.readReport(reportJobIdSchema.parse('r1'))?.progress).toEqual(newProgress(now))
  expect([change('r2'), change('none')]).toEqual([notFound('never'), notFound('never')])
})
