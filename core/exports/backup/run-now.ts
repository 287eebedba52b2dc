import type { Timestamp } from '#core/time'
import type { JobProgress } from '../schedule/job-progress.ts'

/** A time of its own beside those of the schedule; a run that waits or is under way stands for it. */
export const runNow = (progress: JobProgress, now: Timestamp): JobProgress => {
  if (progress.waiting !== null || progress.running !== null) return progress
  const waiting = {
    slot: now,
    reason: 'onTime' as const,
    isPostponed: false,
    attempt: 1,
    unreachable: null,
  }
  return { ...progress, waiting }
}
