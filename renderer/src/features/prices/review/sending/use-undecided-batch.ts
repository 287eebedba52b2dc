import { useQuery } from '@tanstack/react-query'
import type { Failure } from '#core/contract/failure'
import type { DraftId, ProjectKey } from '#core/ids'
import type { Batch } from '#core/prices/batch/batch'
import { failureOf } from '../../../../bridge/failure-of.ts'
import { query } from '../../../../bridge/query.ts'
import { newestUndecided } from '../../batch/batch-kind.ts'

interface UndecidedBatch {
  /** Null where there is none; undefined as long as nobody knows. */
  readonly batch: Batch | null | undefined
  /** Why nobody knows; null where that was read, or is being read. */
  readonly failure: Failure | null
}

/** A batch of the same draft about which nothing is decided yet: until then it is not sent once more. */
export const useUndecidedBatch = (of: ProjectKey, draftId: DraftId): UndecidedBatch => {
  const { data, error } = useQuery(query('batches.listBatches', { ...of, ...newestUndecided(200) }))
  const batch = data?.find((one) => one.draftId === draftId) ?? null
  return { batch: data === undefined ? undefined : batch, failure: failureOf(error) }
}
