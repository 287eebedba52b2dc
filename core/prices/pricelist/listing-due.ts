import type { Job } from '#core/contract/jobs'
import type { Timestamp } from '#core/time'
import { isRefreshDue } from './refresh-due.ts'

interface ListingState {
  readonly kind: 'crm' | 'demo'
  /** When the oldest entry of the list was fetched; null when there is none. */
  readonly fetchedAt: Timestamp | null
  /** The state of the newest refresh of the list since the application started. */
  readonly lastJob: Pick<Job, 'startedAt' | 'outcome'> | null
  readonly now: Timestamp
}

/**
 * Whether the list of projects is loaded without a person's act. A CRM's list is loaded once in a run: every account may
 * read it, so it tells whether a login is right. A project that was never loaded may be asked for before it. The demo is
 * left asleep while its list is fresh.
 */
export const isListingDue = ({ kind, ...situation }: ListingState): boolean =>
  kind === 'crm' ? situation.lastJob === null : isRefreshDue({ ...situation, isOvertaken: false })
