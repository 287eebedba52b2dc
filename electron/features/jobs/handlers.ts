import { success } from '#core/contract/failure'
import type { HandlersOf } from '../../ipc/handlers.ts'
import type { Jobs } from './run-jobs.ts'

type JobsHandlers = HandlersOf<'jobs'>

export const jobsHandlers = ({ jobs }: { jobs: Jobs }): JobsHandlers => ({
  'jobs.listJobs': () => success(jobs.list()),
  'jobs.cancelJob': ({ jobId }) => jobs.cancel(jobId),
})
