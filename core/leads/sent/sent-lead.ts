import { z } from 'zod'
import { customerIdSchema } from '#core/ids'
import { suspicionSchema } from '../reconcile/suspicion.ts'
import { siteAnswerSchema } from './site-answer.ts'

/** A lead as the web site's file lists it. The person's contact is stored apart and for a short time. */
export const sentLeadSchema = z.strictObject({
  /** Identifies the lead in every file. */
  key: z.string().min(1).max(300),
  at: z.int(),
  name: z.string(),
  /** The customer that the CRM answered, where the site stored it. */
  customerId: customerIdSchema.nullable(),
  project: z.string(),
  campaign: z.string(),
  /** Null where the file has no answer of the CRM. */
  answer: siteAnswerSchema.nullable(),
  suspicion: suspicionSchema.nullable(),
  /** Tells two persons of one name apart without identifying them; null where the file has no contact. */
  contactMark: z.int().nullable(),
})
export type SentLead = z.infer<typeof sentLeadSchema>
