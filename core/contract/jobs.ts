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
    'backUp',
    'sendDashboard',
    'pollLeads',
    'importSent',
    'sendLead',
    'refreshConsentTypes',
    'revokeConsent',
    'deleteLeads',
    'askAddress',
  ]),
  /** The id of the project, workspace or batch that the job works on, so that a screen finds its own jobs. */
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
  /** Null while the total is unknown. */
  total: z.number().nullable(),
  unit: z.enum(['bytes', 'rows']),
  startedAt: z.int(),
  /** False from the moment at which the job can no longer be called back: cancelling does nothing then. */
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
  /** Running jobs and those that ended since the application started, the newest first. */
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
