import type { Timestamp } from '#core/time'
import { accountSlots, dropPending } from './account-slots.ts'
import { dueSlots } from './due-slots.ts'
import type { JobProgress, ProgressOfJob, RunRules } from './job-progress.ts'

/** A person stops the schedule; a run in progress ends as it will. */
export const pauseJob = (progress: JobProgress, now: Timestamp): ProgressOfJob =>
  dropPending({ ...progress, paused: progress.paused ?? { since: now, by: 'person' } }, 'paused')

/** A person lets it go on: what came meanwhile stays undone. */
export const resumeJob = (
  rules: RunRules,
  progress: JobProgress,
  { now, hasRun }: { readonly now: Timestamp; readonly hasRun: (slot: Timestamp) => boolean },
): ProgressOfJob => {
  if (!progress.paused) return { progress, accounts: [] }
  const window = { after: progress.handledUntil, now }
  const { slots, tooOld } = dueSlots(rules, window, hasRun)
  return {
    progress: { ...progress, paused: null, failuresInARow: 0, handledUntil: now },
    accounts: [...tooOld, ...accountSlots(slots, 'paused')],
  }
}

/** The new schedule begins now; what still waited by the old one is let go. */
export const rescheduleJob = (progress: JobProgress, now: Timestamp): ProgressOfJob =>
  dropPending({ ...progress, handledUntil: now }, 'rescheduled')
