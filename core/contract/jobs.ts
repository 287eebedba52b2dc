import { z } from 'zod'
import { jobIdSchema } from '#core/ids'
import { read, write } from './define.ts'
import { failureSchema } from './failure.ts'

export const jobSchema = z.object({
  id: jobIdSchema,
  kind: z.enum([
    'refreshProjects',
    'refreshPricelist',
    'readDeals',
    'sendBatch',
    'compareBatch',
    'refreshShown',
    'addFiles',
    'findFile',
    'lookWhetherArrived',
    'sendPayments',
    'readPaymentExports',
    'runExport',
    'pollLeads',
    'importSent',
    'sendLead',
    'refreshConsentTypes',
    'revokeConsent',
    'deleteLeads',
    'askAddress',
  ]),
  /** What it works on, so that a screen finds its own: a project's, workspace's or batch's id. */
  subject: z.string(),
  phase: z.enum([
    'waiting',
    'reading',
    'downloading',
    'saving',
    'sending',
    'confirming',
    'finished',
  ]),
  done: z.number().min(0),
  /** Null while nobody can know. */
  total: z.number().nullable(),
  unit: z.enum(['bytes', 'rows']),
  startedAt: z.int(),
  /** False from the moment at which it can no longer be called back: a cancel does nothing then. */
  canCancel: z.boolean(),
  outcome: z
    .union([
      z.object({ kind: z.literal('done') }),
      z.object({ kind: z.literal('failed'), failure: failureSchema }),
    ])
    .nullable(),
})
export type Job = z.infer<typeof jobSchema>

export const jobStartedSchema = z.object({ jobId: jobIdSchema })

export const jobsCalls = {
  /** Running jobs and those that ended since the application started, newest first. */
  'jobs.listJobs': read({
    input: z.strictObject({}),
    output: z.array(jobSchema),
    reads: ['jobs'],
  }),
  'jobs.cancelJob': write({
    input: z.strictObject({ jobId: jobIdSchema }),
    output: z.null(),
  }),
}

export const jobsEvents = {
  'jobs.jobProgressed': jobSchema,
}
