import type { Failure } from '#core/contract/failure'
import type { Jobs } from '../../features/jobs/run-jobs.ts'
import { readUntil } from './read-until.ts'

interface WatchedJob {
  readonly jobs: Pick<Jobs, 'list'>
  readonly jobId: string
  /** When something is told of any job. */
  readonly nextTold: () => Promise<void>
}

/** How a job ended: null is well. */
export const endOfJob = async ({ jobs, jobId, nextTold }: WatchedJob): Promise<Failure | null> => {
  const read = async () => jobs.list().find(({ id }) => id === jobId)?.outcome ?? null
  const outcome = await readUntil(nextTold, read, (now) => now !== null)
  return outcome?.kind === 'failed' ? outcome.failure : null
}
