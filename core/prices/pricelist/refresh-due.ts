import type { Job } from '#core/contract/jobs'
import { minuteMs, type Timestamp } from '#core/time'

const freshMs = 15 * minuteMs

interface RefreshState {
  /** Null when it was never loaded. */
  readonly fetchedAt: Timestamp | null
  /** Somebody else has sent prices that are not in it. */
  readonly isOvertaken: boolean
  /** The newest refresh of the same since the application started. */
  readonly lastJob: Pick<Job, 'startedAt' | 'outcome'> | null
  readonly now: Timestamp
}

/** Whether opening a pricelist refreshes it. A failed or cancelled try waits as long as fresh data. */
export const isRefreshDue = ({ fetchedAt, isOvertaken, lastJob, now }: RefreshState): boolean => {
  if (lastJob?.outcome === null) return false
  // One that is done may be told of before the pricelist that it has brought is read.
  const isRead = lastJob === null || fetchedAt === null || fetchedAt >= lastJob.startedAt
  if (isOvertaken && isRead && lastJob?.outcome.kind !== 'failed') return true
  if (lastJob && now - lastJob.startedAt < freshMs) return false
  return fetchedAt === null || isOvertaken || now - fetchedAt > freshMs
}
