import { z } from 'zod'
import type { InquiryId } from '#core/ids'
import { dayMs, type Timestamp } from '#core/time'
import { listedForMs } from '../archive/coverage.ts'
import { leadAt } from '../archive/lead-index.ts'
import type { SeenLead } from '../archive/seen-lead.ts'
import type { ReconciledLead } from '../reconcile/reconcile.ts'

export const leadRetentionSchema = z.strictObject({
  /** Null: for ever. What the server still lists would come back as new. */
  archiveDays: z.int().min(8).max(3_650).nullable(),
  /** How to reach those whose lead is missing. */
  contactDays: z.int().min(1).max(90),
})
export type LeadRetention = z.infer<typeof leadRetentionSchema>

/**
 * A cumulative file tells of everybody again and again: who was deleted here is known, by a hash, as long as that goes
 * on, and for so long after.
 */
export const sentForgottenMs = 400 * dayMs

interface Kept {
  readonly leads: readonly SeenLead[]
  readonly sent: readonly ReconciledLead[]
  readonly retention: LeadRetention
  readonly now: Timestamp
}

interface ToForget {
  readonly inquiryIds: readonly InquiryId[]
  readonly sentKeys: readonly string[]
  /** The lead stays, its email and phone do not. */
  readonly contactsOf: readonly string[]
}

/** What is older than it may get, and whose contact nobody needs any more. */
export const planForgetting = ({ leads, sent, retention, now }: Kept): ToForget => {
  const { archiveDays, contactDays } = retention
  const oldest = archiveDays === null ? Number.NEGATIVE_INFINITY : now - archiveDays * dayMs
  const isOld = (lead: SeenLead): boolean =>
    leadAt(lead) < oldest && lead.lastSeenAt < now - listedForMs
  const oldSent = sent.filter(({ lead }) => lead.at < oldest)
  const isNeedless = ({ lead, status }: ReconciledLead): boolean =>
    !needsContact(status) || lead.at < now - contactDays * dayMs
  return {
    inquiryIds: leads.filter(isOld).map(({ inquiryId }) => inquiryId),
    sentKeys: oldSent.map(({ lead }) => lead.key),
    contactsOf: sent.filter(isNeedless).map(({ lead }) => lead.key),
  }
}

/** Only a lead that may have to be sent again has to be reached. */
export const needsContact = ({ kind }: ReconciledLead['status']): boolean =>
  kind !== 'arrived' && kind !== 'late'
