import type { QueryClient } from '@tanstack/react-query'
import type { Topic } from '#core/contract/define'
import type { Job } from '#core/contract/jobs'
import { on } from '../bridge/on.ts'
import { query } from '../bridge/query.ts'

const putJob = (jobs: readonly Job[], changed: Job): Job[] =>
  jobs.some(({ id }) => id === changed.id)
    ? jobs.map((job) => (job.id === changed.id ? changed : job))
    : [changed, ...jobs]

/** Reads again whatever main says has changed, and follows the progress of jobs. */
export const followMain = (client: QueryClient): (() => void) => {
  const readAgain = async (topics: readonly Topic[]) => {
    // The schemas are large and not needed before the first change.
    const { calls, isCallName } = await import('#core/contract/index')
    await client.invalidateQueries({
      predicate: ({ queryKey: [name] }) => {
        if (!isCallName(name)) return false
        const called = calls[name]
        return called.kind === 'read' && called.reads.some((topic) => topics.includes(topic))
      },
    })
  }
  const followJob = (job: Job) => {
    client.setQueryData(query('jobs.listJobs', {}).queryKey, (jobs) => putJob(jobs ?? [], job))
  }
  const ends = [
    on('store.topicsChanged', ({ topics }) => void readAgain(topics)),
    on('jobs.jobProgressed', followJob),
  ]
  return () => {
    for (const end of ends) end()
  }
}
