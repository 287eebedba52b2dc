import type { InquiryId } from '#core/ids'
import { indexLeads, type LeadIndex, leadAt, leadsBetween, nameKey } from '../archive/lead-index.ts'
import { type Gap, polledTimeOf } from '../archive/polled-time.ts'
import type { SeenLead } from '../archive/seen-lead.ts'
import type { Span } from '../archive/spans.ts'
import type { SentLead } from '../sent/sent-lead.ts'
import { isRefusal, type SiteAnswer } from '../sent/site-answer.ts'
import { findMerged, type MergeReason } from './find-merged.ts'
import type { HandLinks } from './hand-links.ts'
import type { HandVerdicts } from './hand-verdicts.ts'
import type { MatchRules } from './match-rules.ts'
import { nameWords } from './name-words.ts'
import { type LeadPair, leadsByPart, type MatchReason, pairLeads } from './pair-leads.ts'
import type { Suspicion } from './suspicion.ts'

interface ReconcileInput {
  readonly sent: readonly SentLead[]
  /** Listed leads of the period and of a window before and after it. */
  readonly leads: readonly SeenLead[]
  /** The time that the polls of all accounts cover. */
  readonly covered: readonly Span[]
  /** The time that the site's files cover. */
  readonly period: Span
  readonly links: HandLinks
  /** Inquiries that were sent from here, in place of the site's leads that they are paired with. */
  readonly sentHere: readonly InquiryId[]
  readonly verdicts: HandVerdicts
  readonly rules: MatchRules
}

export type SentStatus =
  | {
      readonly kind: 'arrived' | 'late'
      readonly inquiryId: InquiryId
      /** Null where the server gave no time, and where the lead was sent again from here. */
      readonly delayMs: number | null
      /** How sure the pair is, from 0 to 100. */
      readonly score: number
      readonly reason: MatchReason | 'resent'
    }
  | { readonly kind: 'missing' }
  /** The CRM has merged the lead into another one. */
  | {
      readonly kind: 'merged'
      readonly inquiryId: InquiryId
      readonly withKey: string
      readonly why: MergeReason
    }
  /** The CRM has refused the lead when the site sent it. */
  | { readonly kind: 'rejected'; readonly httpStatus: number; readonly text: string }
  /** The lead is not listed and not missed: it looks like spam or a test, or a person has said so. */
  | { readonly kind: 'suspect'; readonly why: Suspicion | 'byHand' }
  /** The lead may be one of these, but so may another: a person has to decide. */
  | { readonly kind: 'ambiguous'; readonly candidates: readonly InquiryId[] }
  /** No poll covers the time of the lead. */
  | { readonly kind: 'outsideWindow'; readonly why: Gap['kind'] }

type Arrival = Extract<SentStatus, { readonly kind: 'arrived' | 'late' }>

export interface ReconciledLead {
  readonly lead: SentLead
  readonly status: SentStatus
}

interface Reconciliation {
  /** The leads in the order of time. */
  readonly sent: readonly ReconciledLead[]
  /** Leads that are listed in the period of the site's files and that none of its leads became. */
  readonly onlyInCrm: readonly SeenLead[]
}

/** What became of the leads that a web site has sent. */
export const reconcile = (compared: ReconcileInput): Reconciliation => {
  const { leads, period, links, rules } = compared
  const sent = [...new Map(compared.sent.map((lead) => [lead.key, lead])).values()].sort(
    (a, b) => a.at - b.at || (a.key < b.key ? -1 : 1),
  )
  const index = indexLeads(leads)
  const { bySent, taken, isUnlinked } = pairLeads({ sent, leads, index, links, rules })
  const byKey = new Map(sent.map((lead) => [lead.key, lead]))
  const owners = new Map([...bySent].map(([key, { lead }]) => [lead.inquiryId, byKey.get(key)]))
  const ownerOf = (inquiryId: InquiryId) => owners.get(inquiryId)
  const sentHere = new Set(compared.sentHere)
  const spam = new Set(compared.verdicts.spam)
  const real = new Set(compared.verdicts.real)
  // A later try may have been accepted, and the CRM must not get the lead twice.
  const rejectionOf = (lead: SentLead, answer: SiteAnswer): SentStatus => {
    const own = ownInquiries(lead, index, rules).filter(
      ({ inquiryId }) => !taken.has(inquiryId) && !isUnlinked(lead.key, inquiryId),
    )
    if (own.length === 0) return { kind: 'rejected', ...answer }
    return ambiguous(own)
  }
  const judge = (lead: SentLead): SentStatus => {
    const pair = bySent.get(lead.key)
    if (pair) {
      const arrival = arrivalOf(lead, pair, rules)
      return sentHere.has(pair.lead.inquiryId) ? asResent(arrival) : arrival
    }
    if (spam.has(lead.key)) return { kind: 'suspect', why: 'byHand' }
    if (isRefusal(lead.answer)) return rejectionOf(lead, lead.answer)
    const possible = candidatesOf(lead, index, rules).filter(
      ({ inquiryId }) => !isUnlinked(lead.key, inquiryId),
    )
    const free = possible.filter(({ inquiryId }) => !taken.has(inquiryId))
    const gap = gapOf(lead, compared)
    if (gap !== null && free.length === 0) return { kind: 'outsideWindow', why: gap }
    const merged = free.length > 0 ? null : findMerged(lead, { index, rules, ownerOf, isUnlinked })
    if (merged !== null) return { kind: 'merged', ...merged }
    const rivals = possible.filter(
      (one) => isAsSure(lead, one, taken.get(one.inquiryId)) && isPrompt(lead, one, rules),
    )
    const candidates = [...free, ...rivals]
    if (candidates.length === 0) {
      const why = real.has(lead.key) ? null : lead.suspicion
      return why === null ? { kind: 'missing' } : { kind: 'suspect', why }
    }
    return ambiguous(candidates)
  }
  const judged = sent.map((lead) => ({ lead, status: judge(lead) }))
  const spoken = new Set(
    judged.flatMap(({ status }) => (status.kind === 'ambiguous' ? status.candidates : [])),
  )
  const isOnlyInCrm = (lead: SeenLead): boolean =>
    !taken.has(lead.inquiryId) && !spoken.has(lead.inquiryId) && isIn(period, leadAt(lead))
  const onlyInCrm = leads
    .filter(isOnlyInCrm)
    .sort((a, b) => leadAt(a) - leadAt(b) || a.inquiryId - b.inquiryId)
  return { sent: judged, onlyInCrm }
}

const mostCandidates = 20
const ambiguous = (candidates: readonly SeenLead[]): SentStatus => ({
  kind: 'ambiguous',
  candidates: candidates.slice(0, mostCandidates).map(({ inquiryId }) => inquiryId),
})

/** Inquiries of the lead's name or customer, as near in time as a pair would be. */
const ownInquiries = (
  { at, name, customerId }: SentLead,
  index: LeadIndex,
  { earlyMs, windowMs }: MatchRules,
): readonly SeenLead[] => {
  const ofName = index.byName.get(nameKey(nameWords(name)))
  const ofCustomer = customerId === null ? undefined : index.byCustomer.get(String(customerId))
  const own = [
    ...leadsBetween(ofCustomer, at - windowMs, at + windowMs),
    ...leadsBetween(ofName, at - earlyMs, at + windowMs),
  ]
  return [...new Map(own.map((one) => [one.inquiryId, one])).values()]
}

const isIn = ({ from, to }: Span, at: number): boolean => at >= from && at < to

const arrivalOf = (
  { at }: SentLead,
  { lead, reason }: LeadPair,
  { lateAfterMs, windowMs }: MatchRules,
): Arrival => {
  const delayMs = lead.at === null ? null : lead.at - at
  const nearness = 1 - Math.min(1, Math.abs(leadAt(lead) - at) / windowMs)
  const [least, most] = scores[reason]
  return {
    kind: delayMs !== null && delayMs > lateAfterMs ? 'late' : 'arrived',
    inquiryId: lead.inquiryId,
    delayMs,
    score: Math.round(least + (most - least) * nearness),
    reason,
  }
}

/** A lead that was sent again from here has arrived; how long that took says nothing about the site. */
const asResent = (arrival: Arrival): Arrival => ({
  ...arrival,
  kind: 'arrived',
  delayMs: null,
  reason: 'resent',
})

/** A pair's score grows from the lower to the upper bound the nearer the two are in time. */
const scores: Readonly<Record<MatchReason, readonly [least: number, most: number]>> = {
  byHand: [100, 100],
  customerId: [100, 100],
  name: [60, 90],
  partOfName: [40, 60],
}

/**
 * Leads that this one could have become: of its name, or of a part of it. Where the site knows another customer ID, the
 * CRM may have merged two customers.
 */
const candidatesOf = (lead: SentLead, index: LeadIndex, rules: MatchRules): readonly SeenLead[] => {
  const from = lead.at - rules.earlyMs
  const to = lead.at + rules.windowMs
  const same = leadsBetween(index.byName.get(nameKey(nameWords(lead.name))), from, to)
  const alike = leadsByPart(lead, index, rules).map((found) => found.lead)
  const apart = (one: SeenLead): number => Math.abs(leadAt(one) - lead.at)
  return [...same, ...alike].sort((a, b) => apart(a) - apart(b) || a.inquiryId - b.inquiryId)
}

/** Whether the reason for which an inquiry was paired with another lead speaks for this lead just as much. */
const isAsSure = (
  { customerId }: SentLead,
  lead: SeenLead,
  taken: MatchReason | undefined,
): boolean =>
  customerId === null
    ? taken === 'name' || taken === 'partOfName'
    : taken === 'customerId' && lead.customerId === customerId

/** Whether an inquiry came as soon as leads usually do; a later one more likely belongs to the other lead alone. */
const isPrompt = ({ at }: SentLead, lead: SeenLead, rules: MatchRules): boolean =>
  leadAt(lead) >= at - rules.earlyMs && leadAt(lead) <= at + rules.lateAfterMs

const gapOf = ({ at }: SentLead, { covered, rules }: ReconcileInput): Gap['kind'] | null => {
  const { gaps } = polledTimeOf(covered, {
    from: at - rules.earlyMs,
    to: at + rules.missingAfterMs,
  })
  const kinds = gaps.map(({ kind }) => kind)
  return (['lost', 'beforeFirst', 'notYet'] as const).find((kind) => kinds.includes(kind)) ?? null
}
