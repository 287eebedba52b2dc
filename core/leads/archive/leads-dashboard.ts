import type { Failure } from '#core/contract/failure'
import type { AccountId } from '#core/ids'
import type { Timestamp } from '#core/time'
import type { CountedBucket, Share } from './count-leads.ts'
import type { Gap } from './coverage.ts'
import type { Silence } from './silence.ts'
import type { Span } from './spans.ts'
import type { LeadsSummary } from './summarise-leads.ts'

/** An account whose list is asked for, and how that goes. */
export interface PolledAccount {
  readonly accountId: AccountId
  readonly label: string
  /** The last time that an answer came; null: never. */
  readonly checkedAt: Timestamp | null
  /** Of the last time that it was asked; null when it was answered. */
  readonly failure: Failure | null
  /** Null: not by itself. */
  readonly nextAt: Timestamp | null
  /** A person has said that the site does not send with it. */
  readonly isLeftOut: boolean
  /** What of the period its lists have not shown and will not show. */
  readonly gaps: readonly Gap[]
}

/** What the screen of leads begins with. */
export interface LeadsDashboard {
  readonly period: Span
  readonly summary: LeadsSummary
  /** How many were listed in the period. */
  readonly listed: number
  /** Of what the site has told, nobody's. */
  readonly onlyInCrm: number
  readonly perDay: readonly CountedBucket[]
  /** Null for a period of too many hours. */
  readonly perHour: readonly CountedBucket[] | null
  readonly projects: readonly Share[]
  readonly campaigns: readonly Share[]
  readonly productInterests: readonly Share[]
  readonly silence: Silence
  readonly accounts: readonly PolledAccount[]
}
