import type { Timestamp } from '#core/time'
import type { SentStatus } from '../reconcile/reconcile.ts'
import { coverageOf, type Gap } from './coverage.ts'
import type { Span } from './spans.ts'

/** Of the leads that the site has sent in a period. */
export interface CountedStatuses {
  readonly counts: Readonly<Record<SentStatus['kind'], number>>
  /** Of those outside of the window, they are too new to be missed. */
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

interface Summarised {
  readonly period: Span
  /** Null where no file of the site tells of the period. */
  readonly sent: CountedStatuses | null
  /** How many of the period are in the archive. */
  readonly listedCount: number
  readonly covered: readonly Span[]
  /** The last poll that was answered. */
  readonly checkedAt: Timestamp | null
  /** The names of accounts whose leads nobody has asked for yet. */
  readonly unasked: readonly string[]
  /** Of what time the files of the site tell. */
  readonly told: readonly Span[]
}

export interface LeadsSummary {
  /** What is said first, in one sentence. */
  readonly sentence:
    | { readonly kind: 'neverChecked' }
    /** A lead may have come with one of these. */
    | { readonly kind: 'notAllAsked'; readonly accounts: readonly string[] }
    /** There is nothing to compare with. */
    | { readonly kind: 'notCompared'; readonly listed: number }
    | { readonly kind: 'noneSent' }
    | { readonly kind: 'allArrived'; readonly arrived: number }
    /** Of the others nobody can say anything, as of a time in which nobody asked. */
    | { readonly kind: 'knownArrived'; readonly arrived: number; readonly sent: number }
    | { readonly kind: 'missing'; readonly missing: number; readonly sent: number }
    /** None is missing, but these the CRM did not take. */
    | { readonly kind: 'rejected'; readonly rejected: number; readonly sent: number }
    | { readonly kind: 'unclear'; readonly unclear: number; readonly sent: number }
    /** Nothing that was sent is in a time of which the list was read. */
    | { readonly kind: 'allOutside'; readonly sent: number }
    /** Spam or tests, all of them. */
    | { readonly kind: 'onlySuspect'; readonly sent: number }
  readonly counts: Readonly<Record<SentStatus['kind'], number>>
  /** Too new to be missed. */
  readonly waiting: number
  readonly checkedAt: Timestamp | null
  /** Of what part of the period the site has told; of the rest the sentence says nothing. */
  readonly told: readonly Span[]
  /** Without the time since the last poll: that is said by when it was. */
  readonly gaps: readonly Gap[]
}

/** What a dashboard begins with. What the sentence does not cover stands beside it. */
export const summariseLeads = (summarised: Summarised): LeadsSummary => {
  const { period, sent, covered, checkedAt, told } = summarised
  const { counts, waiting } = sent ?? noneCounted
  const { gaps } = coverageOf(covered, period)
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

const sentenceOf = ({ sent, listedCount, unasked }: Summarised): LeadsSummary['sentence'] => {
  if (sent === null) return { kind: 'notCompared', listed: listedCount }
  const { counts, waiting } = sent
  // Nobody waits for spam and tests.
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0) - counts.suspect
  if (all === 0) {
    return counts.suspect > 0 ? { kind: 'onlySuspect', sent: counts.suspect } : { kind: 'noneSent' }
  }
  if (counts.missing > 0) return { kind: 'missing', missing: counts.missing, sent: all }
  if (counts.rejected > 0) return { kind: 'rejected', rejected: counts.rejected, sent: all }
  if (counts.ambiguous > 0) return { kind: 'unclear', unclear: counts.ambiguous, sent: all }
  // What was taken as one has arrived with it.
  const arrived = counts.arrived + counts.late + counts.merged
  const unknown = counts.outsideWindow - waiting
  if (unknown > 0 && unasked.length > 0) return { kind: 'notAllAsked', accounts: unasked }
  if (arrived === 0) return { kind: 'allOutside', sent: all }
  return unknown > 0
    ? { kind: 'knownArrived', arrived, sent: arrived + unknown }
    : { kind: 'allArrived', arrived }
}
