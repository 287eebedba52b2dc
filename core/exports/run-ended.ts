import type { Timestamp } from '#core/time'
import { dropPending } from './account-slots.ts'
import type { Accounted, JobProgress, RunRules } from './job-progress.ts'

type RunEnd = 'done' | 'failed' | 'cancelled'

/** After the run that the schedule had started; `dueRuns` is asked next. */
export const runEnded = (
  { pauseAfter }: Pick<RunRules, 'pauseAfter'>,
  progress: JobProgress,
  { end, now }: { readonly end: RunEnd; readonly now: Timestamp },
): Accounted => {
  const ended = { ...progress, running: null }
  if (end === 'done') return { progress: { ...ended, failuresInARow: 0 }, accounts: [] }
  if (end === 'cancelled') return { progress: ended, accounts: [] }
  const failuresInARow = progress.failuresInARow + 1
  const failing = { ...ended, failuresInARow }
  if (failuresInARow < pauseAfter || failing.paused) return { progress: failing, accounts: [] }
  return dropPending({ ...failing, paused: { since: now, by: 'failures' } }, 'paused')
}
