import type { InquiryId } from '#core/ids'
import { leadAt } from '../archive/lead-index.ts'
import type { SeenLead } from '../archive/seen-lead.ts'
import { hullOf, type Span } from '../archive/spans.ts'
import type { SentLead } from '../sent/sent-lead.ts'
import type { HandLinks } from './hand-links.ts'
import type { HandWords } from './hand-words.ts'
import type { MatchRules } from './match-rules.ts'
import { reconcile, type SentStatus } from './reconcile.ts'

/** Whether a lead of the site is it; null where no file tells of its time. */
export type LeadPairing = 'taken' | 'spoken' | 'only' | null

/** What is compared, without its leads. */
export interface ReconcileRequest {
  readonly covered: readonly Span[]
  /** Of what time the files have told. */
  readonly told: readonly Span[]
  /** What lies outside is there for those inside alone. */
  readonly judged: Span
  readonly links: HandLinks
  readonly words: HandWords
  readonly rules: MatchRules
}

export interface JudgedSent {
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
  readonly sent: readonly (JudgedSent & { readonly lead: SentLead })[]
  readonly listed: readonly PairedLead[]
}

export interface ReconciledChanges {
  readonly statuses: readonly JudgedSent[]
  readonly pairings: readonly NewPairing[]
}

/** What has become of the leads since they were compared last. */
export const reconcileChanges = ({ request, sent, listed }: ComparedLeads): ReconciledChanges => {
  const { covered, told, judged, links, words, rules } = request
  const found = reconcile({
    covered,
    links,
    words,
    rules,
    sent: sent.map(({ lead }) => lead),
    leads: listed.map(({ lead }) => lead),
    period: hullOf(told),
  })
  const before = new Map(sent.map(({ key, status }) => [key, JSON.stringify(status)]))
  const pairings = new Map<InquiryId, LeadPairing>()
  for (const { inquiryId, ...lead } of found.onlyInCrm) {
    if (isIn(told, leadAt({ inquiryId, ...lead }))) pairings.set(inquiryId, 'only')
  }
  for (const { status } of found.sent) {
    if (status.kind !== 'ambiguous') continue
    for (const inquiryId of status.candidates) pairings.set(inquiryId, 'spoken')
  }
  for (const { status } of found.sent) {
    if ('inquiryId' in status) pairings.set(status.inquiryId, 'taken')
  }
  return {
    statuses: found.sent
      .filter(({ lead }) => isIn([judged], lead.at))
      .filter(({ lead, status }) => before.get(lead.key) !== JSON.stringify(status))
      .map(({ lead, status }) => ({ key: lead.key, status })),
    pairings: listed
      .filter(({ lead }) => isIn([judged], leadAt(lead)))
      .map(({ lead, pairing }) => ({
        inquiryId: lead.inquiryId,
        pairing: pairings.get(lead.inquiryId) ?? null,
        before: pairing,
      }))
      .filter(({ pairing, before: last }) => pairing !== last)
      .map(({ inquiryId, pairing }) => ({ inquiryId, pairing })),
  }
}

const isIn = (spans: readonly Span[], at: number): boolean =>
  spans.some(({ from, to }) => at >= from && at < to)
