import type { Failure } from '#core/contract/failure'
import type { AccountId } from '#core/ids'
import type { Timestamp } from '#core/time'
import type { Gap } from '../archive/polled-time.ts'
import type { Silence } from '../archive/silence.ts'
import type { Span } from '../archive/spans.ts'
import type { CountedBucket, NamedCount } from './count-leads.ts'
import type { LeadsSummary } from './summarise-leads.ts'

/** An account whose list of leads is polled, and how the polls go. */
export interface PolledAccount {
  readonly accountId: AccountId
  readonly label: string
  /** When the last answered poll was; null: never. */
  readonly checkedAt: Timestamp | null
  /** The colleague of a team whose computer that poll was of; null: of this one. */
  readonly askedBy: string | null
  /** Why the last poll failed; null when it was answered. */
  readonly failure: Failure | null
  /** The inquiries of the last answered list that could not be read, by their numbers as far as they are told. */
  readonly unreadLeads: readonly string[]
  /** When the next poll is due; null while nothing is polled without a person's act. */
  readonly nextAt: Timestamp | null
  /** The settings say that the site does not send with this account. */
  readonly isLeftOut: boolean
  /** Parts of the period that the account's lists have not shown and will not show. */
  readonly gaps: readonly Gap[]
}

/** The site's leads of a day without spam and tests. */
export interface SentOfDay {
  readonly arrived: number
  /** Missing, or refused by the CRM. */
  readonly lost: number
  /** Nobody can say yet. */
  readonly open: number
}

/** What the first screen of leads shows. */
export interface LeadsDashboard {
  readonly period: Span
  readonly summary: LeadsSummary
  /** How many leads were listed in the period. */
  readonly listed: number
  /** How many listed leads no lead of the site's files became. */
  readonly onlyInCrm: number
  readonly perDay: readonly CountedBucket[]
  /** What became of the site's leads, for each of the days; null where the site tells nothing of the period. */
  readonly sentPerDay: readonly SentOfDay[] | null
  /** Null where the period has too many hours to be shown. */
  readonly perHour: readonly CountedBucket[] | null
  readonly projects: readonly NamedCount[]
  readonly campaigns: readonly NamedCount[]
  readonly productInterests: readonly NamedCount[]
  readonly silence: Silence
  readonly accounts: readonly PolledAccount[]
}
