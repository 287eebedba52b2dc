import { z } from 'zod'
import { customerIdSchema } from '#core/ids'
import { suspicionSchema } from '../reconcile/suspicion.ts'
import { siteAnswerSchema } from './site-answer.ts'

/** A lead as the web site says that it has sent it. How to reach the person is kept apart, and not for long. */
export const sentLeadSchema = z.strictObject({
  /** The same for the same lead in every file. */
  key: z.string().min(1).max(300),
  at: z.int(),
  name: z.string(),
  /** What the CRM had answered, where the site stored it. */
  customerId: customerIdSchema.nullable(),
  project: z.string(),
  campaign: z.string(),
  /** Null: the file does not tell what the CRM said. */
  answer: siteAnswerSchema.nullable(),
  suspicion: suspicionSchema.nullable(),
  /** Tells two persons of one name apart, and nobody who they are; null: no contact was in the file. */
  contactMark: z.int().nullable(),
})
export type SentLead = z.infer<typeof sentLeadSchema>
