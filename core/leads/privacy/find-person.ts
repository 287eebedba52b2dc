import type { CustomerId, InquiryId } from '#core/ids'
import type { SeenLead } from '../archive/seen-lead.ts'
import { nameWords } from '../reconcile/name-words.ts'
import type { ReconciledLead } from '../reconcile/reconcile.ts'

interface PersonQuery {
  /** All customer IDs that the person has. */
  readonly customerIds: readonly CustomerId[]
  /** Empty to search by IDs alone. */
  readonly name: string
}

interface FoundPerson {
  readonly inquiryIds: readonly InquiryId[]
  readonly sentKeys: readonly string[]
}

/**
 * Everything in the local store that is about one person. Others may have the same name, so a person confirms the
 * result.
 */
export const findPerson = (
  { customerIds, name }: PersonQuery,
  leads: readonly SeenLead[],
  sent: readonly ReconciledLead[],
): FoundPerson => {
  const wanted = nameWords(name).join(' ')
  const ids = new Set<number>(customerIds)
  const isNamed = (text: string): boolean => wanted !== '' && nameWords(text).join(' ') === wanted
  const found = leads.filter((lead) => ids.has(lead.customerId) || isNamed(lead.customerName))
  const inquiryIds = new Set(found.map(({ inquiryId }) => inquiryId))
  const isTheirs = ({ lead, status }: ReconciledLead): boolean =>
    (lead.customerId !== null && ids.has(lead.customerId)) ||
    isNamed(lead.name) ||
    ('inquiryId' in status && inquiryIds.has(status.inquiryId))
  const theirs = sent.filter(isTheirs)
  for (const { status } of theirs) {
    if ('inquiryId' in status) inquiryIds.add(status.inquiryId)
  }
  return {
    inquiryIds: [...inquiryIds],
    sentKeys: theirs.map(({ lead }) => lead.key),
  }
}
