import type { InquiryId } from '#core/ids'
import type { Timestamp } from '#core/time'
import type { ListedLead } from './lead.ts'
import type { SeenLead } from './seen-lead.ts'

interface Poll {
  readonly askedAt: Timestamp
  readonly leads: readonly ListedLead[]
  /** Of persons who were deleted here: the server lists them for a week yet. */
  readonly forgotten: ReadonlySet<InquiryId>
}

interface Merged {
  /** All that this poll listed, as they are to be kept. */
  readonly leads: readonly SeenLead[]
  /** Those of them that nobody had seen before. */
  readonly fresh: readonly InquiryId[]
}

/** What a poll adds to what is known of the leads that it lists. In whichever order polls come in, the same is kept. */
export const mergePoll = (
  known: ReadonlyMap<InquiryId, SeenLead>,
  { askedAt, leads, forgotten }: Poll,
): Merged => {
  // Should the server name one twice, the first counts: the list begins with the most recent.
  const listed = new Map<InquiryId, ListedLead>()
  for (const lead of leads) {
    const isKept = !listed.has(lead.inquiryId) && !forgotten.has(lead.inquiryId)
    if (isKept) listed.set(lead.inquiryId, lead)
  }
  return {
    leads: [...listed.values()].map((lead) => seenAgain(known.get(lead.inquiryId), lead, askedAt)),
    fresh: [...listed.keys()].filter((id) => !known.has(id)),
  }
}

const seenAgain = (known: SeenLead | undefined, lead: ListedLead, askedAt: Timestamp): SeenLead => {
  const firstSeenAt = Math.min(known?.firstSeenAt ?? askedAt, askedAt)
  const lastSeenAt = Math.max(known?.lastSeenAt ?? askedAt, askedAt)
  // An answer that was overtaken by a later one tells nothing new.
  const newest = known !== undefined && known.lastSeenAt > askedAt ? known : lead
  return { ...newest, projects: [...newest.projects], firstSeenAt, lastSeenAt }
}
