import { z } from 'zod'
import type { AnswerTree } from '#core/api/answer-tree'
import {
  consentHolderSchema,
  consentRevocationSchema,
  consentTypeSchema,
} from '#core/customers/consent'
import { revocationRecordSchema } from '#core/customers/revocation-outcome'
import type { RevocationReach } from '#core/customers/revocation-reach'
import { customerIdSchema, revocationIdSchema, workspaceIdSchema } from '#core/ids'
import { job, jsonOf, read, write } from './define.ts'
import { jobStartedSchema } from './jobs.ts'

const inWorkspace = z.strictObject({ workspaceId: workspaceIdSchema })

export const customersCalls = {
  /** The consent types as they were last listed; null while nobody has asked. */
  'customers.listConsentTypes': read({
    input: inWorkspace,
    output: z.strictObject({ types: z.array(consentTypeSchema), fetchedAt: z.int() }).nullable(),
    reads: ['consents'],
  }),
  'customers.refreshConsentTypes': job({
    input: inWorkspace,
    output: jobStartedSchema,
  }),
  /** Which customers a revocation may hit. */
  'customers.readReach': read({
    input: z.strictObject({ workspaceId: workspaceIdSchema, holder: consentHolderSchema }),
    output: z.strictObject({ reach: jsonOf<RevocationReach>() }),
    reads: ['revocations', 'exportRuns', 'reports'],
  }),
  /** Sends the revocation once, whatever becomes of it. */
  'customers.revokeConsent': job({
    input: z.strictObject({
      workspaceId: workspaceIdSchema,
      revocation: consentRevocationSchema,
    }),
    output: z.strictObject({ ...jobStartedSchema.shape, revocationId: revocationIdSchema }),
  }),
  /** The audit list, newest first. */
  'customers.listRevocations': read({
    input: z.strictObject({
      workspaceId: workspaceIdSchema,
      /** Those before this one; null begins with the newest. */
      before: revocationIdSchema.nullable(),
      limit: z.int().min(1).max(1_000),
    }),
    output: z.array(revocationRecordSchema.extend({ id: revocationIdSchema })),
    reads: ['revocations'],
  }),
  /** Asks the CRM for a customer; nothing of the answer is stored. */
  'customers.openCustomer': write({
    input: z.strictObject({ workspaceId: workspaceIdSchema, customerId: customerIdSchema }),
    output: z.strictObject({ tree: jsonOf<AnswerTree>(), askedAt: z.int() }),
  }),
}
