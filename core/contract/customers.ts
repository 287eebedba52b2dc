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
  /** As they were listed last; null: nobody has asked yet. */
  'customers.listConsentTypes': read({
    input: inWorkspace,
    output: z.strictObject({ types: z.array(consentTypeSchema), fetchedAt: z.int() }).nullable(),
    reads: ['consents'],
  }),
  'customers.refreshConsentTypes': job({
    input: inWorkspace,
    output: jobStartedSchema,
  }),
  /** Whom a revocation may hit. */
  'customers.readReach': read({
    input: z.strictObject({ workspaceId: workspaceIdSchema, holder: consentHolderSchema }),
    output: z.strictObject({ reach: jsonOf<RevocationReach>() }),
    reads: ['revocations', 'exportRuns', 'reports'],
  }),
  /** Sent once, whatever becomes of it. */
  'customers.revokeConsent': job({
    input: z.strictObject({
      workspaceId: workspaceIdSchema,
      revocation: consentRevocationSchema,
    }),
    output: z.strictObject({ ...jobStartedSchema.shape, revocationId: revocationIdSchema }),
  }),
  /** The audit list, newest first. */
  'customers.listRevocations': read({
    input: inWorkspace,
    output: z.array(revocationRecordSchema.extend({ id: revocationIdSchema })),
    reads: ['revocations'],
  }),
  /** Asked for anew each time: nothing of it is kept. */
  'customers.openCustomer': write({
    input: z.strictObject({ workspaceId: workspaceIdSchema, customerId: customerIdSchema }),
    output: z.strictObject({ tree: jsonOf<AnswerTree>(), askedAt: z.int() }),
  }),
}
