import type { Timestamp } from '#core/time'
import { accountSlots } from './account-slots.ts'
import type { JobProgress, ProgressOfJob, RunRules } from './job-progress.ts'
import { runEnded } from './run-ended.ts'

// A run in which the application ends every time must not end it for ever.
const mostAttempts = 3

/** A run in which the application ended is repeated, within the rules; asked once, before any `dueRuns`. */
export const afterRestart = (
  rules: RunRules,
  progress: JobProgress,
  now: Timestamp,
): ProgressOfJob => {
  const { running, waiting } = progress
  if (!running) return { progress, accounts: [] }
  if (running.attempt >= mostAttempts || now - running.slot > rules.maxAgeMs || progress.paused) {
    const { progress: ended, accounts } = runEnded(rules, progress, { end: 'failed', now })
    return {
      progress: ended,
      accounts: [...accountSlots([running.slot], 'interrupted'), ...accounts],
    }
  }
  return {
    progress: {
      ...progress,
      running: null,
      waiting: { ...running, attempt: running.attempt + 1 },
    },
    accounts: accountSlots(waiting ? [waiting.slot] : [], 'joined', running.slot),
  }
}
