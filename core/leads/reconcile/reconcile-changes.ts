import type { InquiryId } from '#core/ids'
import { leadAt } from '../archive/lead-index.ts'
import type { SeenLead } from '../archive/seen-lead.ts'
import { hullOf, type Span } from '../archive/spans.ts'
import type { SentLead } from '../sent/sent-lead.ts'
import type { HandLinks } from './hand-links.ts'
import type { HandVerdicts } from './hand-verdicts.ts'
import type { MatchRules } from './match-rules.ts'
import { reconcile, type SentStatus } from './reconcile.ts'

/**
 * How a listed lead relates to the site's: it is one of them, a candidate of an ambiguous one, or in the CRM alone;
 * null where the site's files do not cover its time.
 */
export type LeadPairing = 'paired' | 'candidate' | 'unmatched' | null

/** What a reconciliation needs besides the leads. */
export interface ReconcileRequest {
  readonly covered: readonly Span[]
  /** The time that the site's files cover. */
  readonly reported: readonly Span[]
  /** Only leads in this span get a new status; others take part as possible partners. */
  readonly judged: Span
  readonly links: HandLinks
  /** Inquiries that were sent from here. */
  readonly sentHere: readonly InquiryId[]
  readonly verdicts: HandVerdicts
  readonly rules: MatchRules
}

export interface SentJudgement {
  readonly key: string
  readonly status: SentStatus
}

export interface PairedLead {
  readonly lead: SeenLead
  readonly pairing: LeadPairing
}

export interface NewPairing {
  readonly inquiryId: InquiryId
  readonly pairing: LeadPairing
}

export interface ComparedLeads {
  readonly request: ReconcileRequest
  readonly sent: readonly (SentJudgement & { readonly lead: SentLead })[]
  readonly listed: readonly PairedLead[]
}

export interface ReconciledChanges {
  readonly statuses: readonly SentJudgement[]
  readonly pairings: readonly NewPairing[]
}

/** Statuses and pairings that differ from the last reconciliation. */
export const reconcileChanges = ({ request, sent, listed }: ComparedLeads): ReconciledChanges => {
  const { reported, judged, ...conditions } = request
  const found = reconcile({
    ...conditions,
    sent: sent.map(({ lead }) => lead),
    leads: listed.map(({ lead }) => lead),
    period: hullOf(reported),
  })
  const before = new Map(sent.map(({ key, status }) => [key, JSON.stringify(status)]))
  const pairings = new Map<InquiryId, LeadPairing>()
  for (const lead of found.onlyInCrm) {
    if (isIn(reported, leadAt(lead))) pairings.set(lead.inquiryId, 'unmatched')
  }
  for (const { status } of found.sent) {
    if (status.kind !== 'ambiguous') continue
    for (const inquiryId of status.candidates) pairings.set(inquiryId, 'candidate')
  }
  for (const { status } of found.sent) {
    if ('inquiryId' in status) pairings.set(status.inquiryId, 'paired')
  }
  return {
    statuses: found.sent
      .filter(({ lead }) => isIn([judged], lead.at))
      .filter(({ lead, status }) => before.get(lead.key) !== JSON.stringify(status))
      .map(({ lead, status }) => ({ key: lead.key, status })),
    pairings: listed
      .filter(({ lead }) => isIn([judged], leadAt(lead)))
      .flatMap(({ lead: { inquiryId }, pairing: before }) => {
        const pairing = pairings.get(inquiryId) ?? null
        return pairing === before ? [] : [{ inquiryId, pairing }]
      }),
  }
}

const isIn = (spans: readonly Span[], at: number): boolean =>
  spans.some(({ from, to }) => at >= from && at < to)
