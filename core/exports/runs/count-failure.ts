import type { Timestamp } from '#core/time'
import { dropPending } from '../schedule/account-slots.ts'
import type { JobProgress, ProgressOfJob, RunRules } from '../schedule/job-progress.ts'

/** Counts one more failure in a row; after enough of them the report is paused until a person resumes it. */
export const countFailure = (
  { pauseAfter }: Pick<RunRules, 'pauseAfter'>,
  progress: JobProgress,
  now: Timestamp,
): ProgressOfJob => {
  const failuresInARow = progress.failuresInARow + 1
  const failing = { ...progress, failuresInARow }
  if (failuresInARow < pauseAfter || failing.paused) return { progress: failing, accounts: [] }
  return dropPending({ ...failing, paused: { since: now, by: 'failures' } }, 'paused')
}
