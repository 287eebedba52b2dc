import { accountAsking } from './account-slots.ts'
import type { DueRun, JobProgress, ProgressOfJob } from './job-progress.ts'

/** What a person says about missed times; `dueRuns` is asked next. */
export const answerMissed = (progress: JobProgress, answer: 'run' | 'skip'): ProgressOfJob => {
  const { asking, waiting } = progress
  if (!asking) return { progress, accounts: [] }
  const answered = { ...progress, asking: null }
  if (answer === 'skip') {
    return { progress: answered, accounts: accountAsking(progress, 'declined') }
  }
  if (waiting) {
    return { progress: answered, accounts: accountAsking(progress, 'joined', waiting.slot) }
  }
  const { first, last, count } = asking
  const run: DueRun = {
    slot: last,
    reason: 'missed',
    isPostponed: false,
    attempt: 1,
    unreachable: null,
  }
  return {
    progress: { ...answered, waiting: run },
    accounts:
      count === 1
        ? []
        : [{ outcome: 'joined', first, last: last - 1, count: count - 1, into: last }],
  }
}
