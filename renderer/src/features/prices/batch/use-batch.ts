import { useQuery } from '@tanstack/react-query'
import type { BatchId } from '#core/ids'
import { query } from '../../../bridge/query.ts'
import { unreadOf } from '../../../bridge/unread.ts'
import { parseBatch } from './parse-batch.ts'

/** The batch: undefined as long as it is not read, null where it is gone. */
export const useBatch = (batchId: BatchId | null) => {
  const read = useQuery({
    // Without a batch the query is switched off.
    ...query('batches.readBatch', { batchId: batchId ?? ('' as BatchId) }),
    enabled: batchId !== null,
    select: parseBatch,
  })
  return { whole: read.data, unread: unreadOf(read) }
}
