import type { InquiryId } from '#core/ids'
import type { Timestamp } from '#core/time'
import type { ListedLead } from './lead.ts'
import type { SeenLead } from './seen-lead.ts'

interface Poll {
  readonly askedAt: Timestamp
  readonly leads: readonly ListedLead[]
  /** Leads of persons who were deleted here; the server goes on listing them for a week. */
  readonly deleted: ReadonlySet<InquiryId>
}

interface MergedPoll {
  /** Every lead that this poll listed, as the archive stores it. */
  readonly leads: readonly SeenLead[]
  /** The listed leads that are new to the archive. */
  readonly fresh: readonly InquiryId[]
}

/** Merges a poll into what is known of the leads that it lists. The result does not depend on the order of polls. */
export const mergePoll = (
  known: ReadonlyMap<InquiryId, SeenLead>,
  { askedAt, leads, deleted }: Poll,
): MergedPoll => {
  // Where the server names a lead twice, the first one counts: the list begins with the most recent.
  const listed = new Map<InquiryId, ListedLead>()
  for (const lead of leads) {
    const isOut = listed.has(lead.inquiryId) || deleted.has(lead.inquiryId)
    if (!isOut) listed.set(lead.inquiryId, lead)
  }
  return {
    leads: [...listed.values()].map((lead) =>
      updatedLead(known.get(lead.inquiryId), lead, askedAt),
    ),
    fresh: [...listed.keys()].filter((id) => !known.has(id)),
  }
}

const updatedLead = (
  known: SeenLead | undefined,
  lead: ListedLead,
  askedAt: Timestamp,
): SeenLead => {
  const firstSeenAt = Math.min(known?.firstSeenAt ?? askedAt, askedAt)
  const lastSeenAt = Math.max(known?.lastSeenAt ?? askedAt, askedAt)
  // An answer that a later one has overtaken says nothing new.
  const newest = known !== undefined && known.lastSeenAt > askedAt ? known : lead
  return { ...newest, projects: [...newest.projects], firstSeenAt, lastSeenAt }
}
