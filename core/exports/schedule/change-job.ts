import type { Timestamp } from '#core/time'
import { accountSlots, dropPending } from './account-slots.ts'
import { dueSlots } from './due-slots.ts'
import { type JobProgress, newProgress, type ProgressOfJob, type RunRules } from './job-progress.ts'

/** A person stops the schedule; a run in progress ends as it will. */
export const pauseJob = (progress: JobProgress, now: Timestamp): ProgressOfJob =>
  dropPending({ ...progress, paused: progress.paused ?? { since: now, by: 'person' } }, 'paused')

/** A runner has the schedule from now on: it waits here until a person lets it go on. */
export const moveJob = (progress: JobProgress, now: Timestamp): ProgressOfJob =>
  dropPending({ ...progress, paused: { since: now, by: 'runner' } }, 'paused')

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

interface SavedRules {
  /** Null for a report that runs only when a person starts it. */
  readonly rules: RunRules | null
  /** The report as it was before; null for a new one. */
  readonly known: {
    readonly definition: { readonly rules: RunRules | null }
    readonly progress: JobProgress | null
  } | null
  readonly at: Timestamp
}

/** The progress of a report that is saved now; null for one without a schedule. */
export const progressOfSaved = ({ rules, known, at }: SavedRules): ProgressOfJob | null => {
  if (rules === null) return null
  const progress = known?.progress ?? null
  if (progress === null) return { progress: newProgress(at), accounts: [] }
  const isSame =
    JSON.stringify(rules.schedule) === JSON.stringify(known?.definition.rules?.schedule)
  return isSame ? { progress, accounts: [] } : rescheduleJob(progress, at)
}
