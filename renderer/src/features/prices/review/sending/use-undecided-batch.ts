import { useQuery } from '@tanstack/react-query'
import type { DraftId, ProjectKey } from '#core/ids'
import type { Batch } from '#core/prices/batch/batch'
import { query } from '../../../../bridge/query.ts'
import { newestUndecided } from '../../batch/batch-kind.ts'

/** A batch of the same draft about which nothing is decided yet: until then it is not sent once more. */
export const useUndecidedBatch = (of: ProjectKey, draftId: DraftId): Batch | null => {
  const batches = useQuery(query('batches.listBatches', { ...of, ...newestUndecided(200) })).data
  return batches?.find((batch) => batch.draftId === draftId) ?? null
}
