import { z } from 'zod'
import { dayMs, type Timestamp } from '#core/time'
import type { ReconciledLead } from '../reconcile/reconcile.ts'

export const leadRetentionSchema = z.strictObject({
  /** Null: for ever. At least as long as the server lists leads, which would come back as new otherwise. */
  archiveDays: z.int().min(8).max(3_650).nullable(),
  /** How long the contact of a missing lead is kept. */
  contactDays: z.int().min(1).max(90),
})
export type LeadRetention = z.infer<typeof leadRetentionSchema>

/** Leads before this moment are no longer kept. */
export const leadsKeptSince = (
  { archiveDays }: Pick<LeadRetention, 'archiveDays'>,
  now: Timestamp,
): Timestamp => (archiveDays === null ? Number.NEGATIVE_INFINITY : now - archiveDays * dayMs)

/**
 * A cumulative file names everybody again and again: the hash of a deleted lead is kept while files name it, and for so
 * long after.
 */
export const sentForgottenMs = 400 * dayMs

/** Whether a lead's contact is still needed: only a lead that may have to be sent again has to be reached. */
export const needsContact = ({ kind }: ReconciledLead['status']): boolean =>
  kind !== 'arrived' && kind !== 'late'
