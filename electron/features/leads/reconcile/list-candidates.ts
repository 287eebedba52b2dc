import type { OutputOf, ParsedInputOf } from '#core/contract/index'
import { toJson } from '#core/json'
import { dayMs } from '#core/time'
import type { LeadsDependencies } from '../dependencies.ts'

const candidatesShown = 100

/** Inquiries that a sent lead may be: its own candidates first, then those nearest in time. */
export const listCandidates = (
  { store }: Pick<LeadsDependencies, 'store'>,
  { workspaceId, sentKey, search }: ParsedInputOf<'leads.listCandidates'>,
): OutputOf<'leads.listCandidates'> => {
  const archive = store.findLeadArchive(workspaceId)
  const sent = store.readSentLead({ archive, key: sentKey })
  if (sent === null) return { leads: toJson([]) }
  const { lead, status } = sent
  const own =
    status.kind === 'ambiguous' ? store.readLeads({ archive, ids: status.candidates }) : []
  const around = store.listLeadPage({
    archive,
    filter: {
      search,
      project: null,
      campaign: null,
      productInterest: null,
      accountId: null,
      isOnlyInCrm: false,
      from: lead.at - 2 * dayMs,
      to: lead.at + 8 * dayMs,
    },
    sort: 'at',
    isDescending: false,
    offset: 0,
    limit: 1_000,
  })
  const apart = ({ at, firstSeenAt }: (typeof around)[number]) =>
    Math.abs((at ?? firstSeenAt) - lead.at)
  const ids = new Set(own.map(({ inquiryId }) => inquiryId))
  const others = around
    .filter(({ inquiryId }) => !ids.has(inquiryId))
    .sort((a, b) => apart(a) - apart(b))
  const shown = [...(search.trim() === '' ? own : []), ...others].slice(0, candidatesShown)
  const taken = store.listTakenInquiries({ archive, ids: shown.map(({ inquiryId }) => inquiryId) })
  return {
    leads: toJson(shown.map((one) => ({ ...one, isTaken: taken.includes(one.inquiryId) }))),
  }
}
