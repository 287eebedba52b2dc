import { minuteMs, type Timestamp } from '#core/time'
import { accountSlots } from './account-slots.ts'
import type { JobProgress, ProgressOfJob, RunRules } from './job-progress.ts'

const delaysMs = [1, 2, 5, 10, 20, 30].map((minutes) => minutes * minuteMs)

/** No retry is further away: a clock that was set back must not make one wait longer. */
export const longestRetryMs = 60 * minuteMs

/**
 * The way to the server is broken, and the report is not to blame: it is tried again, less and less often, as
 * long as it is not too old. Null where it is: then nothing is left of it to wait for.
 */
export const runUnreachable = (
  { maxAgeMs }: Pick<RunRules, 'maxAgeMs'>,
  progress: JobProgress,
  now: Timestamp,
): ProgressOfJob | null => {
  const { running, waiting, paused } = progress
  if (!running || paused) return { progress: { ...progress, running: null }, accounts: [] }
  const times = (running.unreachable?.times ?? 0) + 1
  const until = now + (delaysMs[times - 1] ?? longestRetryMs)
  if (until - running.slot > maxAgeMs) return null
  return {
    progress: {
      ...progress,
      running: null,
      waiting: { ...running, unreachable: { times, until } },
    },
    accounts: accountSlots(waiting ? [waiting.slot] : [], 'joined', running.slot),
  }
}
