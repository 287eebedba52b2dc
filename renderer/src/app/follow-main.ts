import type { Query, QueryClient } from '@tanstack/react-query'
import type { Job } from '#core/contract/jobs'
import { on } from '../bridge/on.ts'
import { query } from '../bridge/query.ts'

/** Reads again whatever main says has changed, and follows the progress of jobs. */
export const followMain = (client: QueryClient): (() => void) => {
  const overtaken = new WeakSet<Query>()
  /** The library waits for a first answer, which may be of before the change, and takes it for a present one. */
  const readAgainAfterwards = (underWay: Query) => {
    if (overtaken.has(underWay)) return
    overtaken.add(underWay)
    const again = () => {
      overtaken.delete(underWay)
      void client.invalidateQueries({ queryKey: underWay.queryKey, exact: true })
    }
    underWay.promise?.then(again, again)
  }
  const readAgain = (reads: readonly string[]) => {
    const predicate = ({ queryKey: [name] }: Query) =>
      typeof name === 'string' && reads.includes(name)
    for (const underWay of client.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' })) {
      if (underWay.state.data === undefined || !underWay.isActive()) readAgainAfterwards(underWay)
    }
    void client.invalidateQueries({ predicate })
  }
  const followJob = (job: Job) => {
    const { queryKey } = query('jobs.listJobs', {})
    const underWay = client.getQueryCache().find({ queryKey, fetchStatus: 'fetching' })
    if (underWay !== undefined) readAgainAfterwards(underWay)
    // One job is no list: taken for one, it would keep the others from being asked for.
    client.setQueryData(queryKey, (jobs) => jobs && putJob(jobs, job))
  }
  const ends = [
    on('store.topicsChanged', ({ reads }) => readAgain(reads)),
    on('jobs.jobProgressed', followJob),
  ]
  return () => {
    for (const end of ends) end()
  }
}

const putJob = (jobs: readonly Job[], changed: Job): Job[] =>
  jobs.some(({ id }) => id === changed.id)
    ? jobs.map((job) => (job.id === changed.id ? changed : job))
    : [changed, ...jobs]
