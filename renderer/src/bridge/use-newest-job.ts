import { useQuery } from '@tanstack/react-query'
import type { Job } from '#core/contract/jobs'
import { query } from './query.ts'

/**
 * The newest job of a kind for a subject: null where there is none, undefined while nobody knows.
 * The component is drawn again whenever any job advances, and then also sees what the clock has made due.
 */
export const useNewestJob = (
  kind: Job['kind'],
  subject: Job['subject'] | null,
): Job | null | undefined => {
  const jobs = useQuery(query('jobs.listJobs', {})).data
  return jobs && (jobs.find((job) => job.kind === kind && job.subject === subject) ?? null)
}
