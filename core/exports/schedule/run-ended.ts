import type { Timestamp } from '#core/time'
import { countFailure } from '../runs/count-failure.ts'
import type { JobProgress, ProgressOfJob, RunRules } from './job-progress.ts'

/** `arrived`: whether it has gone well is known when it was read. */
type RunEnd = 'arrived' | 'failed' | 'cancelled'

/** The progress after a run that the schedule had started; `dueRuns` is asked next. */
export const runEnded = (
  rules: Pick<RunRules, 'pauseAfter'>,
  progress: JobProgress,
  { end, now }: { readonly end: RunEnd; readonly now: Timestamp },
): ProgressOfJob => {
  const ended = { ...progress, running: null }
  return end === 'failed' ? countFailure(rules, ended, now) : { progress: ended, accounts: [] }
}
