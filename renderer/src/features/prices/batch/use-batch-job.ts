import { useQuery } from '@tanstack/react-query'
import type { Job } from '#core/contract/jobs'
import type { BatchId } from '#core/ids'
import { query } from '../../../bridge/query.ts'

/** The work that sends or compares a batch now; null when none does. */
export const useBatchJob = (batchId: BatchId | null): Job | null => {
  const jobs = useQuery(query('jobs.listJobs', {})).data
  const running = jobs?.find(
    ({ kind, subject, outcome }) =>
      (kind === 'sendBatch' || kind === 'compareBatch') && subject === batchId && outcome === null,
  )
  return running ?? null
}
