import type { Job } from '#core/contract/jobs'
import type { Timestamp } from '#core/time'
import { isRefreshDue } from './refresh-due.ts'

interface Situation {
  readonly kind: 'crm' | 'demo'
  /** When the oldest entry of the list was told; null when there is none. */
  readonly fetchedAt: Timestamp | null
  /** The newest refresh of the list since the application started. */
  readonly lastJob: Pick<Job, 'startedAt' | 'outcome'> | null
  readonly now: Timestamp
}

/**
 * Whether the list of projects is loaded by itself. Of a CRM once in a run: the list is what every account may have, so
 * that a login is known to be right before anything is asked for that may be forbidden. The demo sleeps until it is
 * needed.
 */
export const isListingDue = ({ kind, ...situation }: Situation): boolean =>
  kind === 'crm' ? situation.lastJob === null : isRefreshDue(situation)
