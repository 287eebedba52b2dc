import { z } from 'zod'
import { listedLeadSchema } from './lead.ts'

/**
 * A lead that was listed at least once, with what the latest list said about it. Lists have neither email nor phone.
 */
export const seenLeadSchema = listedLeadSchema.extend({
  /** When the poll asked, not when its answer came. */
  firstSeenAt: z.int(),
  lastSeenAt: z.int(),
})
export type SeenLead = Readonly<z.infer<typeof seenLeadSchema>>

/** An inquiry that a sent lead may have become. */
export type LeadCandidate = SeenLead & {
  /** Another sent lead has become it. */
  readonly isTaken: boolean
}
