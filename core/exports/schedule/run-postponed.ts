import { accountSlots } from './account-slots.ts'
import type { JobProgress, ProgressOfJob } from './job-progress.ts'

/** The server did not let the run in yet: it waits for the end of the cooldown, and others join it. */
export const runPostponed = (progress: JobProgress): ProgressOfJob => {
  const { running, waiting, paused } = progress
  if (!running) return { progress, accounts: [] }
  if (paused) return { progress: { ...progress, running: null }, accounts: [] }
  return {
    progress: { ...progress, running: null, waiting: { ...running, isPostponed: true } },
    accounts: accountSlots(waiting ? [waiting.slot] : [], 'joined', running.slot),
  }
}
