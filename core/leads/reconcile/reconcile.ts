import type { InquiryId } from '#core/ids'
import { coverageOf, type Gap } from '../archive/coverage.ts'
import { indexLeads, type LeadIndex, leadAt, leadsBetween, nameKey } from '../archive/lead-index.ts'
import type { SeenLead } from '../archive/seen-lead.ts'
import type { Span } from '../archive/spans.ts'
import type { SentLead } from '../sent/sent-lead.ts'
import { isRefusal, type SiteAnswer } from '../sent/site-answer.ts'
import { findMerged, type MergeReason } from './find-merged.ts'
import type { HandLinks } from './hand-links.ts'
import type { HandWords } from './hand-words.ts'
import type { MatchRules } from './match-rules.ts'
import { nameTokens } from './name-tokens.ts'
import { type LeadPair, leadsByPart, type MatchReason, pairLeads } from './pair-leads.ts'
import type { Suspicion } from './suspicion.ts'

interface Compared {
  readonly sent: readonly SentLead[]
  /** Of the period, and of a window before and after it. */
  readonly leads: readonly SeenLead[]
  /** The time of which the accounts that may have sent them have shown every lead. */
  readonly covered: readonly Span[]
  /** Of what time the site has told. */
  readonly period: Span
  readonly links: HandLinks
  readonly words: HandWords
  readonly rules: MatchRules
}

export type SentStatus =
  | {
      readonly kind: 'arrived' | 'late'
      readonly inquiryId: InquiryId
      /** Null where the server gave no time. */
      readonly delayMs: number | null
      /** Of a hundred. */
      readonly score: number
      readonly reason: MatchReason
    }
  | { readonly kind: 'missing' }
  /** The CRM has taken it and another one as one. */
  | {
      readonly kind: 'merged'
      readonly inquiryId: InquiryId
      readonly withKey: string
      readonly why: MergeReason
    }
  /** The CRM has said so to the site. */
  | { readonly kind: 'rejected'; readonly httpStatus: number; readonly text: string }
  /** Not listed, and nobody misses it: spam or a test, as it looks or as a person has said. */
  | { readonly kind: 'suspect'; readonly why: Suspicion | 'byHand' }
  /** It may be one of these, but so may another: a person has to tell. */
  | { readonly kind: 'ambiguous'; readonly candidates: readonly InquiryId[] }
  /** Nothing is known of its time. */
  | { readonly kind: 'outsideWindow'; readonly why: Gap['kind'] }

export interface ReconciledLead {
  readonly lead: SentLead
  readonly status: SentStatus
}

interface Reconciliation {
  /** In the order of time. */
  readonly sent: readonly ReconciledLead[]
  /** Listed in the period of the site's file, and nobody's. */
  readonly onlyInCrm: readonly SeenLead[]
}

/** What became of the leads that a web site has sent. */
export const reconcile = (compared: Compared): Reconciliation => {
  const { leads, period, links, rules } = compared
  const sent = [...new Map(compared.sent.map((lead) => [lead.key, lead])).values()].sort(
    (a, b) => a.at - b.at || (a.key < b.key ? -1 : 1),
  )
  const index = indexLeads(leads)
  const { bySent, taken, isUnlinked } = pairLeads({ sent, leads, index, links, rules })
  const byKey = new Map(sent.map((lead) => [lead.key, lead]))
  const owners = new Map([...bySent].map(([key, { lead }]) => [lead.inquiryId, byKey.get(key)]))
  const ownerOf = (inquiryId: InquiryId) => owners.get(inquiryId)
  const words = { spam: new Set(compared.words.spam), real: new Set(compared.words.real) }
  // A later try may have been taken, and twice the CRM must not have it.
  const rejectionOf = (lead: SentLead, answer: SiteAnswer): SentStatus => {
    const own = ownInquiries(lead, index, rules).filter(
      ({ inquiryId }) => !taken.has(inquiryId) && !isUnlinked(lead.key, inquiryId),
    )
    if (own.length === 0) return { kind: 'rejected', ...answer }
    return ambiguous(own)
  }
  const judge = (lead: SentLead): SentStatus => {
    const pair = bySent.get(lead.key)
    if (pair) return arrivalOf(lead, pair, rules)
    if (words.spam.has(lead.key)) return { kind: 'suspect', why: 'byHand' }
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
      const why = words.real.has(lead.key) ? null : lead.suspicion
      return why === null ? { kind: 'missing' } : { kind: 'suspect', why }
    }
    return ambiguous(candidates)
  }
  const judged = sent.map((lead) => ({ lead, status: judge(lead) }))
  const spoken = new Set(
    judged.flatMap(({ status }) => (status.kind === 'ambiguous' ? status.candidates : [])),
  )
  const isNobodys = (lead: SeenLead): boolean =>
    !taken.has(lead.inquiryId) && !spoken.has(lead.inquiryId) && isIn(period, leadAt(lead))
  const onlyInCrm = leads
    .filter(isNobodys)
    .sort((a, b) => leadAt(a) - leadAt(b) || a.inquiryId - b.inquiryId)
  return { sent: judged, onlyInCrm }
}

const mostCandidates = 20
const ambiguous = (candidates: readonly SeenLead[]): SentStatus => ({
  kind: 'ambiguous',
  candidates: candidates.slice(0, mostCandidates).map(({ inquiryId }) => inquiryId),
})

/** Of its name or of its customer, as near in time as a pair would be. */
const ownInquiries = (
  { at, name, customerId }: SentLead,
  index: LeadIndex,
  { earlyMs, windowMs }: MatchRules,
): readonly SeenLead[] => {
  const ofName = index.byName.get(nameKey(nameTokens(name)))
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
): SentStatus => {
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

/** The nearer in time, the surer; what is certain has one score. */
const scores: Readonly<Record<MatchReason, readonly [least: number, most: number]>> = {
  byHand: [100, 100],
  customerId: [100, 100],
  name: [60, 90],
  partOfName: [40, 60],
}

/**
 * Leads that this one could have become: of its name, or of a part of it. Where the site knows another customer's ID
 * it is a guess that the CRM has made two customers one.
 */
const candidatesOf = (lead: SentLead, index: LeadIndex, rules: MatchRules): readonly SeenLead[] => {
  const from = lead.at - rules.earlyMs
  const to = lead.at + rules.windowMs
  const same = leadsBetween(index.byName.get(nameKey(nameTokens(lead.name))), from, to)
  const alike = leadsByPart(lead, index, rules).map((found) => found.lead)
  const apart = (one: SeenLead): number => Math.abs(leadAt(one) - lead.at)
  return [...same, ...alike].sort((a, b) => apart(a) - apart(b) || a.inquiryId - b.inquiryId)
}

/** Whose it is, was told by nothing that does not speak for this one as well. */
const isAsSure = (
  { customerId }: SentLead,
  lead: SeenLead,
  taken: MatchReason | undefined,
): boolean =>
  customerId === null
    ? taken === 'name' || taken === 'partOfName'
    : taken === 'customerId' && lead.customerId === customerId

/** As soon as leads usually come; what came later is more likely to be the other's alone. */
const isPrompt = ({ at }: SentLead, lead: SeenLead, rules: MatchRules): boolean =>
  leadAt(lead) >= at - rules.earlyMs && leadAt(lead) <= at + rules.lateAfterMs

const gapOf = ({ at }: SentLead, { covered, rules }: Compared): Gap['kind'] | null => {
  const { gaps } = coverageOf(covered, {
    from: at - rules.earlyMs,
    to: at + rules.missingAfterMs,
  })
  const kinds = gaps.map(({ kind }) => kind)
  return (['lost', 'beforeFirst', 'notYet'] as const).find((kind) => kinds.includes(kind)) ?? null
}
