import { groupBy } from '#core/group-by'
import type { InquiryId } from '#core/ids'
import { type LeadIndex, leadAt, leadsBetween, nameKey, partsOf } from '../archive/lead-index.ts'
import type { SeenLead } from '../archive/seen-lead.ts'
import type { SentLead } from '../sent/sent-lead.ts'
import { isClientError } from '../sent/site-answer.ts'
import { addPairs } from './add-pairs.ts'
import type { HandLinks } from './hand-links.ts'
import type { MatchRules } from './match-rules.ts'
import { matchTimes } from './match-times.ts'
import { nameWords } from './name-words.ts'

/** How a pair was found, the surest way first. */
export type MatchReason = 'byHand' | 'customerId' | 'name' | 'partOfName'

export interface LeadPair {
  readonly lead: SeenLead
  readonly reason: MatchReason
}

interface PairingInput {
  /** The site's leads in the order of time. */
  readonly sent: readonly SentLead[]
  readonly leads: readonly SeenLead[]
  readonly index: LeadIndex
  readonly links: HandLinks
  readonly rules: MatchRules
}

interface Pairs {
  readonly bySent: ReadonlyMap<string, LeadPair>
  /** Paired inquiries, and how each pair was found. */
  readonly taken: ReadonlyMap<InquiryId, MatchReason>
  readonly isUnlinked: (sentKey: string, inquiryId: InquiryId) => boolean
}

/**
 * Pairs leads one to one. A person's decision goes before the customer's ID, and the ID before the name; within one way
 * a prompt lead goes before a late one, and of either as many are paired as can be, nearest in time. A lead whose
 * customer ID the CRM does not have is not paired by name; a lead that the CRM refused is paired by a person alone.
 */
export const pairLeads = (pairing: PairingInput): Pairs => {
  const { sent, leads, index, links, rules } = pairing
  const bySent = new Map<string, LeadPair>()
  const taken = new Map<InquiryId, MatchReason>()
  const unlinked = new Set(links.unlinked.map((pair) => pairKey(pair.sentKey, pair.inquiryId)))
  const isUnlinked: Pairs['isUnlinked'] = (key, id) =>
    unlinked.size > 0 && unlinked.has(pairKey(key, id))
  const take = (key: string, lead: SeenLead, reason: MatchReason): void => {
    bySent.set(key, { lead, reason })
    taken.set(lead.inquiryId, reason)
  }
  takeLinked(pairing, take, { bySent, taken })
  const stage = { bySent, taken, isUnlinked, take }
  const taking = sent.filter(({ answer }) => !isClientError(answer))
  const known = groupBy(taking, ({ customerId }) => String(customerId ?? ''))
  // An ID that the CRM has answered is no coincidence, so clocks may differ by the whole window.
  const anyClock = { ...rules, earlyMs: rules.windowMs }
  for (const [id, group] of known) {
    if (id === '') continue
    const theirs = index.byCustomer.get(id) ?? []
    for (const near of [promptly(rules), anyClock]) {
      pairGroup(group, theirs, { ...stage, reason: 'customerId' }, near)
    }
  }
  const nameless = taking.filter(({ customerId }) => customerId === null)
  const named = groupBy(nameless, ({ name }) => nameKey(nameWords(name)))
  for (const [key, group] of named) {
    if (key === '') continue
    const alike = index.byName.get(key) ?? []
    for (const near of [promptly(rules), rules]) {
      pairGroup(group, alike, { ...stage, reason: 'name' }, near)
    }
  }
  if (taken.size < leads.length) pairByParts(nameless, index, stage, rules)
  return { bySent, taken, isUnlinked }
}

type Nearness = Pick<MatchRules, 'earlyMs' | 'windowMs'>

const promptly = ({ earlyMs, lateAfterMs, windowMs }: MatchRules): Nearness => ({
  earlyMs,
  windowMs: Math.min(lateAfterMs, windowMs),
})

const pairKey = (sentKey: string, inquiryId: InquiryId): string => `${inquiryId} ${sentKey}`

type TakePair = (key: string, lead: SeenLead, reason: MatchReason) => void

const takeLinked = (
  { sent, leads, links }: PairingInput,
  take: TakePair,
  { bySent, taken }: Pick<Pairs, 'bySent' | 'taken'>,
): void => {
  if (links.linked.length === 0) return
  const keys = new Set(sent.map(({ key }) => key))
  const byId = new Map(leads.map((lead) => [lead.inquiryId, lead]))
  // A later decision goes before an earlier one.
  for (const { sentKey, inquiryId } of [...links.linked].reverse()) {
    const lead = byId.get(inquiryId)
    if (lead === undefined || !keys.has(sentKey)) continue
    if (!bySent.has(sentKey) && !taken.has(inquiryId)) take(sentKey, lead, 'byHand')
  }
}

interface PairingStage extends Pairs {
  readonly take: TakePair
}

const pairGroup = (
  group: readonly SentLead[],
  leads: readonly SeenLead[],
  { bySent, taken, isUnlinked, take, reason }: PairingStage & { readonly reason: MatchReason },
  { earlyMs, windowMs }: Nearness,
): void => {
  const sent = group.filter(({ key }) => !bySent.has(key))
  const free = leads.filter(({ inquiryId }) => !taken.has(inquiryId))
  if (sent.length === 0 || free.length === 0) return
  const sentTimes = sent.map(({ at }) => at)
  const times = free.map(leadAt)
  let hasUnlinked = false
  const mayPair = (from: number, to: number): boolean => {
    const [one, other] = [sent[from], free[to]]
    if (one === undefined || other === undefined) return false
    if (!isUnlinked(one.key, other.inquiryId)) return true
    hasUnlinked = true
    return false
  }
  const near = { sent: sentTimes, listed: times, earlyMs, windowMs, mayPair }
  let partners = matchTimes(near)
  // Where a person has parted pairs the best matching may have pairs that cross, which going through in order misses.
  if (hasUnlinked) {
    const isNear = (from: number, to: number): boolean => {
      const delay = (times[to] ?? 0) - (sentTimes[from] ?? 0)
      return delay >= -earlyMs && delay <= windowMs && mayPair(from, to)
    }
    partners = addPairs({ partners, listedCount: free.length, mayPair: isNear })
  }
  for (const [from, to] of partners.entries()) {
    const [one, other] = [sent[from], to === null ? undefined : free[to]]
    if (one !== undefined && other !== undefined) take(one.key, other, reason)
  }
}

/** Leads in the window whose name has all words of this one and more, or some of them and no others. */
export const leadsByPart = (
  { name, at }: SentLead,
  { byName, byPart }: LeadIndex,
  { earlyMs, windowMs }: MatchRules,
): readonly { readonly lead: SeenLead; readonly words: number }[] => {
  const tokens = nameWords(name)
  const wider = leadsBetween(byPart.get(nameKey(tokens)), at - earlyMs, at + windowMs)
  const narrower = partsOf(tokens).flatMap((part) =>
    leadsBetween(byName.get(nameKey(part)), at - earlyMs, at + windowMs).map((lead) => ({
      lead,
      words: part.length,
    })),
  )
  return [...wider.map((lead) => ({ lead, words: tokens.length })), ...narrower]
}

/**
 * Pairs by a part of the name, where it has two words at least, the lead came promptly, and neither of the two fits
 * anybody else.
 */
const pairByParts = (
  sent: readonly SentLead[],
  index: LeadIndex,
  { bySent, taken, isUnlinked, take }: PairingStage,
  rules: MatchRules,
): void => {
  const suitors = new Map<InquiryId, number>()
  const only = new Map<string, SeenLead>()
  for (const one of sent) {
    if (bySent.has(one.key)) continue
    const free = leadsByPart(one, index, rules).filter(
      ({ lead }) => !taken.has(lead.inquiryId) && !isUnlinked(one.key, lead.inquiryId),
    )
    for (const { lead } of free) suitors.set(lead.inquiryId, (suitors.get(lead.inquiryId) ?? 0) + 1)
    const [first, second] = free
    const isPrompt = first !== undefined && leadAt(first.lead) <= one.at + rules.lateAfterMs
    if (isPrompt && second === undefined && first.words > 1) only.set(one.key, first.lead)
  }
  for (const [key, lead] of only) {
    if (suitors.get(lead.inquiryId) === 1) take(key, lead, 'partOfName')
  }
}
