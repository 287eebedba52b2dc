import { useQuery } from '@tanstack/react-query'
import type { Failure } from '#core/contract/failure'
import type { BatchId } from '#core/ids'
import { query } from '../../../bridge/query.ts'

/** Why the newest work on a batch in this run has not brought it to an end; null where it has. */
export const useComparisonFailure = (batchId: BatchId): Failure | null => {
  const jobs = useQuery(query('jobs.listJobs', {})).data
  const last = jobs?.find(({ subject }) => subject === batchId)
  return last?.outcome?.kind === 'failed' ? last.outcome.failure : null
}
