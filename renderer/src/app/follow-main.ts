import type { QueryClient } from '@tanstack/react-query'
import type { Job } from '#core/contract/jobs'
import { on } from '../bridge/on.ts'
import { query } from '../bridge/query.ts'

const putJob = (jobs: readonly Job[], changed: Job): Job[] =>
  jobs.some(({ id }) => id === changed.id)
    ? jobs.map((job) => (job.id === changed.id ? changed : job))
    : [changed, ...jobs]

/** Reads again whatever main says has changed, and follows the progress of jobs. */
export const followMain = (client: QueryClient): (() => void) => {
  const readAgain = (reads: readonly string[]) =>
    client.invalidateQueries({
      predicate: ({ queryKey: [name] }) => typeof name === 'string' && reads.includes(name),
    })
  const followJob = (job: Job) => {
    client.setQueryData(query('jobs.listJobs', {}).queryKey, (jobs) => putJob(jobs ?? [], job))
  }
  const ends = [
    on('store.topicsChanged', ({ reads }) => void readAgain(reads)),
    on('jobs.jobProgressed', followJob),
  ]
  return () => {
    for (const end of ends) end()
  }
}
