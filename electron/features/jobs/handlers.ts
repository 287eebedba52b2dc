import { success } from '#core/contract/failure'
import type { jobsCalls } from '#core/contract/jobs'
import type { Handlers } from '../../ipc/handlers.ts'
import type { Jobs } from './run-jobs.ts'

type JobsHandlers = Pick<Handlers, keyof typeof jobsCalls>

export const jobsHandlers = ({ jobs }: { jobs: Jobs }): JobsHandlers => ({
  'jobs.listJobs': () => success(jobs.list()),
  'jobs.cancelJob': ({ jobId }) => jobs.cancel(jobId),
})
