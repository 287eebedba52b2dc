import type { Timestamp } from '#core/time'
import type { JobProgress, ProgressOfJob, SlotAccount } from './job-progress.ts'

type Outcome = SlotAccount['outcome']

export const accountSlots = (
  slots: readonly Timestamp[],
  outcome: Outcome,
  into: Timestamp | null = null,
): SlotAccount[] => {
  const [first] = slots
  const last = slots.at(-1)
  if (first === undefined || last === undefined) return []
  return [{ outcome, first, last, count: slots.length, into }]
}

/** The question about missed times, answered by something else than a person. */
export const accountAsking = (
  { asking }: Pick<JobProgress, 'asking'>,
  outcome: Outcome,
  into: Timestamp | null = null,
): SlotAccount[] => (asking ? [{ ...asking, outcome, into }] : [])

/** Records that nothing waits any more, and why. */
export const dropPending = (progress: JobProgress, outcome: Outcome): ProgressOfJob => {
  const { waiting } = progress
  const isRepeated = waiting !== null && waiting.attempt > 1
  return {
    progress: { ...progress, waiting: null, asking: null },
    accounts: [
      ...accountSlots(waiting ? [waiting.slot] : [], isRepeated ? 'interrupted' : outcome),
      ...accountAsking(progress, outcome),
    ],
  }
}
