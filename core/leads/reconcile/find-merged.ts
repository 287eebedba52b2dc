import type { InquiryId } from '#core/ids'
import { type LeadIndex, leadsBetween, nameKey } from '../archive/lead-index.ts'
import type { SeenLead } from '../archive/seen-lead.ts'
import type { SentLead } from '../sent/sent-lead.ts'
import type { MatchRules } from './match-rules.ts'
import { nameWords } from './name-words.ts'

/** How the list shows that the CRM has merged two leads. */
export type MergeReason = 'customerId' | 'sameName'

export interface MergedLead {
  readonly withKey: string
  readonly inquiryId: InquiryId
  readonly why: MergeReason
}

interface MergeContext {
  readonly index: LeadIndex
  readonly rules: MatchRules
  /** The site's lead that was paired with an inquiry. */
  readonly ownerOf: (inquiryId: InquiryId) => SentLead | undefined
  readonly isUnlinked: (sentKey: string, inquiryId: InquiryId) => boolean
}

/** The lead that was sent at nearly the same time and whose inquiry is this one's too; null where there is none. */
export const findMerged = (
  lead: SentLead,
  { index, rules, ownerOf, isUnlinked }: MergeContext,
): MergedLead | null => {
  const from = lead.at - rules.mergedWithinMs - rules.earlyMs
  const to = lead.at + rules.mergedWithinMs + rules.windowMs
  const ofCustomer =
    lead.customerId === null ? undefined : index.byCustomer.get(String(lead.customerId))
  const ofName = index.byName.get(nameKey(nameWords(lead.name)))
  const near = [...leadsBetween(ofCustomer, from, to), ...leadsBetween(ofName, from, to)]
  let best: { readonly merged: MergedLead; readonly apartMs: number } | null = null
  for (const listed of near) {
    const owner = ownerOf(listed.inquiryId)
    if (owner === undefined || isUnlinked(lead.key, listed.inquiryId)) continue
    const apartMs = Math.abs(owner.at - lead.at)
    const why = apartMs > rules.mergedWithinMs ? null : reasonOf(lead, owner, listed)
    const isNearer =
      best === null ||
      apartMs < best.apartMs ||
      (apartMs === best.apartMs && owner.key < best.merged.withKey)
    if (why === null || !isNearer) continue
    best = { apartMs, merged: { withKey: owner.key, inquiryId: listed.inquiryId, why } }
  }
  return best?.merged ?? null
}

/** Why two leads are one person's; another customer or another contact is another person, whatever the names. */
const reasonOf = (lead: SentLead, owner: SentLead, listed: SeenLead): MergeReason | null => {
  if (lead.customerId !== null) return lead.customerId === listed.customerId ? 'customerId' : null
  if (owner.customerId !== null && owner.customerId !== listed.customerId) return null
  const name = nameKey(nameWords(lead.name))
  if (name === '' || name !== nameKey(nameWords(owner.name))) return null
  const isOther =
    lead.contactMark !== null &&
    owner.contactMark !== null &&
    lead.contactMark !== owner.contactMark
  return isOther ? null : 'sameName'
}
