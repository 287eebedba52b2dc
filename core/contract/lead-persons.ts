import { z } from 'zod'
import {
  customerIdSchema,
  inquiryIdSchema,
  leadDraftIdSchema,
  leadSendingIdSchema,
} from '#core/ids'
import type { SeenLead } from '#core/leads/archive/seen-lead'
import { otherPlaces } from '#core/leads/privacy/other-places'
import type { SentLead } from '#core/leads/sent/sent-lead'
import { job, jsonOf, read, write } from './define.ts'
import { jobStartedSchema } from './jobs.ts'
import { inWorkspace, ofWorkspace, sentKey } from './lead-inputs.ts'

const contactSchema = z.strictObject({ email: z.string(), phone: z.string() })

/** A person, by whatever is known of them. */
const personSchema = {
  ...ofWorkspace,
  customerIds: z.array(customerIdSchema).max(100),
  name: z.string().max(200),
  email: z.string().max(300),
  phone: z.string().max(100),
}

/** A run of a report, with the report's name. */
const runSchema = z.strictObject({ report: z.string(), at: z.int() })

export const leadPersonsCalls = {
  'leads.revealContact': write({
    input: z.strictObject({
      ...ofWorkspace,
      of: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('sent'), sentKey }),
        z.strictObject({ kind: z.literal('sending'), sendingId: leadSendingIdSchema }),
      ]),
    }),
    /** Null where the contact is no longer stored. */
    output: contactSchema.nullable(),
  }),
  /** Everything stored here that is about one person; a name alone may be that of others too. */
  'leads.findPerson': read({
    input: z.strictObject(personSchema),
    output: z.strictObject({
      leads: jsonOf<readonly SeenLead[]>(),
      sent: jsonOf<readonly SentLead[]>(),
      drafts: z.array(
        z.strictObject({ id: leadDraftIdSchema, name: z.string(), changedAt: z.int() }),
      ),
      sendings: z.array(z.strictObject({ id: leadSendingIdSchema, name: z.string(), at: z.int() })),
      /** Lines of the audit list: they stay, with nothing of the customers but their IDs. */
      revocations: z.int(),
      /** Contacts that are sealed with a lost key: nobody can tell whose they are. */
      unreadable: z.int(),
    }),
    reads: ['leads', 'sentLeads', 'leadDrafts', 'revocations', 'leadSettings'],
  }),
  /** Where else on this computer something of the person is stored. None of it is deleted with the person's leads. */
  'leads.findPersonElsewhere': write({
    input: z.strictObject(personSchema),
    output: z.strictObject({
      places: z.array(z.strictObject({ place: z.enum(otherPlaces), rows: z.int() })),
      runs: z.array(runSchema),
      /** Runs whose cells were never read: what they hold is not known. */
      unread: z.array(runSchema),
      /** When the backups of the store were made. */
      copies: z.array(z.int()),
    }),
  }),
  /** Deletes the records that were found and that a person has confirmed. */
  'leads.deletePerson': write({
    input: z.strictObject({
      ...personSchema,
      inquiryIds: z.array(inquiryIdSchema).max(1_000),
      sentKeys: z.array(sentKey).max(1_000),
      drafts: z.array(leadDraftIdSchema).max(1_000),
      sendings: z.array(leadSendingIdSchema).max(1_000),
    }),
    output: z.null(),
  }),
  /** Deletes the archive and all that was imported, drafted and sent; settings and the audit list stay. */
  'leads.deleteAll': job({
    input: inWorkspace,
    output: jobStartedSchema,
  }),
}
