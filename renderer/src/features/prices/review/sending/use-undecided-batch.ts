import { useQuery } from '@tanstack/react-query'
import type { DraftId, ProjectKey } from '#core/ids'
import type { Batch } from '#core/prices/batch/batch'
import { query } from '../../../../bridge/query.ts'
import { type Unread, unreadOf } from '../../../../bridge/unread.ts'
import { newestUndecided } from '../../batch/batch-kind.ts'

interface UndecidedBatch {
  /** Null where there is none; undefined as long as nobody knows. */
  readonly batch: Batch | null | undefined
  readonly unread: Unread | null
}

/** A batch of the same draft about which nothing is decided yet: until then it is not sent once more. */
export const useUndecidedBatch = (of: ProjectKey, draftId: DraftId): UndecidedBatch => {
  const read = useQuery(query('batches.listBatches', { ...of, ...newestUndecided(200) }))
  const { data } = read
  const batch = data?.find((one) => one.draftId === draftId) ?? null
  return { batch: data === undefined ? undefined : batch, unread: unreadOf(read) }
}
