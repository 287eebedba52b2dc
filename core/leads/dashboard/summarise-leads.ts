import type { Timestamp } from '#core/time'
import { type Gap, polledTimeOf } from '../archive/polled-time.ts'
import type { Span } from '../archive/spans.ts'
import type { SentStatus } from '../reconcile/reconcile.ts'

/** The leads that the site has sent in a period, counted by status. */
export interface CountedStatuses {
  readonly counts: Readonly<Record<SentStatus['kind'], number>>
  /** How many of `outsideWindow` are merely too new to be missing. */
  readonly waiting: number
}

export const noCounts: CountedStatuses['counts'] = {
  arrived: 0,
  late: 0,
  merged: 0,
  missing: 0,
  rejected: 0,
  ambiguous: 0,
  suspect: 0,
  outsideWindow: 0,
}

const noneCounted: CountedStatuses = { counts: noCounts, waiting: 0 }

interface LeadsSummaryInput {
  readonly period: Span
  /** Null where no file of the site covers the period. */
  readonly sent: CountedStatuses | null
  /** How many leads of the period are in the archive. */
  readonly listedCount: number
  readonly covered: readonly Span[]
  /** When the last answered poll was. */
  readonly checkedAt: Timestamp | null
  /** The names of accounts that were never polled. */
  readonly unasked: readonly string[]
  /** The time that the site's files cover. */
  readonly told: readonly Span[]
}

export interface LeadsSummary {
  /** The headline of the dashboard. */
  readonly sentence:
    | { readonly kind: 'neverChecked' }
    /** Leads may have come with one of these accounts. */
    | { readonly kind: 'notAllAsked'; readonly accounts: readonly string[] }
    /** The site has given no file to compare the archive with. */
    | { readonly kind: 'notCompared'; readonly listed: number }
    | { readonly kind: 'noneSent' }
    | { readonly kind: 'allArrived'; readonly arrived: number }
    /** The other sent leads lie in time that no poll covers. */
    | { readonly kind: 'knownArrived'; readonly arrived: number; readonly sent: number }
    /** What nobody finds in the CRM and what the CRM has refused is lost alike. */
    | { readonly kind: 'notArrived'; readonly lost: number; readonly sent: number }
    | { readonly kind: 'unclear'; readonly unclear: number; readonly sent: number }
    /** All that was sent lies in time that no poll covers. */
    | { readonly kind: 'allOutside'; readonly sent: number }
    /** All that was sent is spam or tests. */
    | { readonly kind: 'onlySuspect'; readonly sent: number }
  readonly counts: Readonly<Record<SentStatus['kind'], number>>
  /** How many leads are too new to be missing. */
  readonly waiting: number
  readonly checkedAt: Timestamp | null
  /** The part of the period that the site's files cover; the sentence says nothing about the rest. */
  readonly told: readonly Span[]
  /** Gaps without the time since the last poll, which `checkedAt` says. */
  readonly gaps: readonly Gap[]
}

/** The summary at the top of the dashboard. What its sentence leaves out stands beside it. */
export const summariseLeads = (summarised: LeadsSummaryInput): LeadsSummary => {
  const { period, sent, covered, checkedAt, told } = summarised
  const { counts, waiting } = sent ?? noneCounted
  const { gaps } = polledTimeOf(covered, period)
  return {
    sentence: checkedAt === null ? { kind: 'neverChecked' } : sentenceOf(summarised),
    counts,
    waiting,
    checkedAt,
    told: told.flatMap((span) => {
      const [from, to] = [Math.max(span.from, period.from), Math.min(span.to, period.to)]
      return to > from ? [{ from, to }] : []
    }),
    gaps: gaps.filter(({ kind }) => kind !== 'notYet'),
  }
}

const sentenceOf = ({
  sent,
  listedCount,
  unasked,
}: LeadsSummaryInput): LeadsSummary['sentence'] => {
  if (sent === null) return { kind: 'notCompared', listed: listedCount }
  const { counts, waiting } = sent
  // Spam and tests are not expected to arrive.
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0) - counts.suspect
  if (all === 0) {
    return counts.suspect > 0 ? { kind: 'onlySuspect', sent: counts.suspect } : { kind: 'noneSent' }
  }
  const lost = counts.missing + counts.rejected
  if (lost > 0) return { kind: 'notArrived', lost, sent: all }
  if (counts.ambiguous > 0) return { kind: 'unclear', unclear: counts.ambiguous, sent: all }
  // A lead that the CRM merged into another one has arrived with it.
  const arrived = counts.arrived + counts.late + counts.merged
  const unknown = counts.outsideWindow - waiting
  if (unknown > 0 && unasked.length > 0) return { kind: 'notAllAsked', accounts: unasked }
  if (arrived === 0) return { kind: 'allOutside', sent: all }
  return unknown > 0
    ? { kind: 'knownArrived', arrived, sent: arrived + unknown }
    : { kind: 'allArrived', arrived }
}
