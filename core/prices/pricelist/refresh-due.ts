import type { Job } from '#core/contract/jobs'
import { minuteMs, type Timestamp } from '#core/time'

const freshMs = 15 * minuteMs

interface RefreshState {
  /** Null when it was never loaded. */
  readonly fetchedAt: Timestamp | null
  /** The newest refresh of the same since the application started. */
  readonly lastJob: Pick<Job, 'startedAt' | 'outcome'> | null
  readonly now: Timestamp
}

/** Whether opening a pricelist refreshes it. A failed or cancelled try waits as long as fresh data. */
export const isRefreshDue = ({ fetchedAt, lastJob, now }: RefreshState): boolean => {
  if (lastJob && (lastJob.outcome === null || now - lastJob.startedAt < freshMs)) {
    return false
  }
  return fetchedAt === null || now - fetchedAt > freshMs
}
