import { expect } from 'vitest'
import type { Jobs } from '../../jobs/run-jobs.ts'

/** Resolves with how a job has ended. */
export const jobOutcome = async ({ jobs }: { readonly jobs: Jobs }, jobId: string) => {
  const find = () => jobs.list().find(({ id }) => id === jobId)
  await expect.poll(() => find()?.phase).toBe('finished')
  return find()?.outcome
}
