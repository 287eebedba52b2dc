import type { Timestamp } from '#core/time'
import { coverageOf, type Gap } from './coverage.ts'
import type { ReconciledLead, SentStatus } from './reconcile.ts'
import type { Span } from './spans.ts'

interface Summarised {
  readonly period: Span
  /** Null where no file of the site tells of the period. */
  readonly sent: readonly ReconciledLead[] | null
  /** How many of the period are in the archive. */
  readonly listedCount: number
  readonly covered: readonly Span[]
  /** The last poll that was answered. */
  readonly checkedAt: Timestamp | null
}

interface LeadsSummary {
  /** What is said first, in one sentence. */
  readonly sentence:
    | { readonly kind: 'neverChecked' }
    /** There is nothing to compare with. */
    | { readonly kind: 'notCompared'; readonly listed: number }
    | { readonly kind: 'noneSent' }
    | { readonly kind: 'allArrived'; readonly arrived: number }
    | { readonly kind: 'missing'; readonly missing: number; readonly sent: number }
    | { readonly kind: 'unclear'; readonly unclear: number; readonly sent: number }
    /** Nothing that was sent is in a time of which the list was read. */
    | { readonly kind: 'allOutside'; readonly sent: number }
  readonly counts: Readonly<Record<SentStatus['kind'], number>>
  /** Too new to be missed. */
  readonly waiting: number
  readonly checkedAt: Timestamp | null
  /** Without the time since the last poll: that is said by when it was. */
  readonly gaps: readonly Gap[]
}

/** What a dashboard begins with. `allArrived` is said of what can be known; gaps and what is outside stand beside it. */
export const summariseLeads = (summarised: Summarised): LeadsSummary => {
  const { period, sent, covered, checkedAt } = summarised
  const statuses = (sent ?? []).map(({ status }) => status)
  const counts = { arrived: 0, late: 0, missing: 0, ambiguous: 0, outsideWindow: 0 }
  for (const { kind } of statuses) counts[kind] += 1
  const { gaps } = coverageOf(covered, period)
  return {
    sentence: checkedAt === null ? { kind: 'neverChecked' } : sentenceOf(summarised, counts),
    counts,
    waiting: statuses.filter((status) => status.kind === 'outsideWindow' && status.why === 'notYet')
      .length,
    checkedAt,
    gaps: gaps.filter(({ kind }) => kind !== 'notYet'),
  }
}

const sentenceOf = (
  { sent, listedCount }: Summarised,
  counts: LeadsSummary['counts'],
): LeadsSummary['sentence'] => {
  if (sent === null) return { kind: 'notCompared', listed: listedCount }
  if (sent.length === 0) return { kind: 'noneSent' }
  if (counts.missing > 0) return { kind: 'missing', missing: counts.missing, sent: sent.length }
  if (counts.ambiguous > 0) return { kind: 'unclear', unclear: counts.ambiguous, sent: sent.length }
  const arrived = counts.arrived + counts.late
  return arrived === 0 ? { kind: 'allOutside', sent: sent.length } : { kind: 'allArrived', arrived }
}
