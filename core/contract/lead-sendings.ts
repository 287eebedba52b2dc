import { z } from 'zod'
import { accountIdSchema, inquiryIdSchema, leadDraftIdSchema, leadSendingIdSchema } from '#core/ids'
import type { NewLead } from '#core/leads/archive/lead'
import type { LeadFault, LeadWarning } from '#core/leads/send/check-lead'
import { leadSendingSchema } from '#core/leads/send/lead-sending'
import { job, jsonInput, jsonOf, read, write } from './define.ts'
import { jobStartedSchema } from './jobs.ts'
import { inWorkspace, ofWorkspace, sentKey } from './lead-inputs.ts'

/** A `NewLead`; only the workspace knows its custom attributes. */
const lead = jsonInput<NewLead>(500_000)

export const leadSendingsCalls = {
  'leads.listDrafts': read({
    input: inWorkspace,
    output: z.array(
      z.strictObject({
        id: leadDraftIdSchema,
        changedAt: z.int(),
        name: z.string(),
        isTest: z.boolean(),
        ofSentKey: z.string().nullable(),
        /** Whether the draft cannot be read now, not even its name. */
        isSealed: z.boolean(),
      }),
    ),
    reads: ['leadDrafts', 'leadSettings'],
  }),
  'leads.readDraft': read({
    input: z.strictObject({ draftId: leadDraftIdSchema }),
    output: z
      .strictObject({
        id: leadDraftIdSchema,
        revision: z.int(),
        lead: jsonOf<NewLead>(),
        isTest: z.boolean(),
        ofSentKey: z.string().nullable(),
      })
      .nullable(),
    reads: ['leadDrafts', 'leadSettings', 'sentLeads'],
  }),
  /** Stores the draft as it is typed. The answer says under which id and as which revision. */
  'leads.saveDraft': write({
    input: z.strictObject({
      ...ofWorkspace,
      /** Null for a new draft. */
      draftId: leadDraftIdSchema.nullable(),
      lead,
      isTest: z.boolean(),
    }),
    output: z.strictObject({ draftId: leadDraftIdSchema, revision: z.int() }),
  }),
  'leads.removeDraft': write({
    input: z.strictObject({ draftId: leadDraftIdSchema }),
    output: z.null(),
  }),
  /** Makes a draft of a missing lead, after the lists were read once more. */
  'leads.draftAgain': write({
    input: z.strictObject({ ...ofWorkspace, sentKey }),
    output: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('draft'), draftId: leadDraftIdSchema }),
      z.strictObject({
        kind: z.literal('refused'),
        why: z.enum([
          'arrived',
          'merged',
          'suspect',
          'sentAgain',
          'unclear',
          'unknownTime',
          'underWay',
          'needsCheck',
          'noContact',
        ]),
      }),
    ]),
  }),
  /** Exactly what will leave, and with which account. */
  'leads.previewLead': read({
    input: z.strictObject({ ...ofWorkspace, lead, isTest: z.boolean() }),
    output: z.strictObject({
      account: z.strictObject({ id: accountIdSchema, label: z.string() }).nullable(),
      /** Inquiries of that name in the list as it was last read: the lead may have been sent before. */
      listed: z.array(z.strictObject({ inquiryId: inquiryIdSchema, at: z.int() })),
      /** Sendings to that person of which nobody knows yet whether the CRM has taken them. */
      unsettled: z.array(z.strictObject({ sendingId: leadSendingIdSchema, at: z.int() })),
      parameters: z.array(z.strictObject({ name: z.string(), value: z.string() })),
      faults: jsonOf<readonly LeadFault[]>(),
      warnings: jsonOf<readonly LeadWarning[]>(),
    }),
    reads: ['leadSettings', 'consents', 'workspaces', 'leads', 'leadDrafts', 'sentLeads'],
  }),
  /**
   * Sends the lead once, whatever becomes of it, and with the account that was shown. A draft that has changed since it
   * was reviewed is not sent.
   */
  'leads.sendLead': job({
    input: z.strictObject({
      draftId: leadDraftIdSchema,
      revision: z.int(),
      accountId: accountIdSchema,
    }),
    output: z.strictObject({ ...jobStartedSchema.shape, sendingId: leadSendingIdSchema }),
  }),
  /** Lists sendings, the newest first. */
  'leads.listSendings': read({
    input: inWorkspace,
    output: z.array(leadSendingSchema),
    reads: ['leadDrafts', 'leads'],
  }),
  /** The inquiry that a person has found; null where the lead was not taken. */
  'leads.settleSending': write({
    input: z.strictObject({
      sendingId: leadSendingIdSchema,
      inquiryId: inquiryIdSchema.nullable(),
    }),
    output: z.null(),
  }),
}
