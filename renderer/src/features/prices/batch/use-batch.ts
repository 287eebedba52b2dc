import { useQuery } from '@tanstack/react-query'
import type { BatchId } from '#core/ids'
import { query } from '../../../bridge/query.ts'
import { parseBatch } from './parse-batch.ts'

/** Undefined while it is read. */
export const useBatch = (batchId: BatchId | null) =>
  useQuery({
    // Without a batch the query is switched off.
    ...query('batches.readBatch', { batchId: batchId ?? ('' as BatchId) }),
    enabled: batchId !== null,
    select: parseBatch,
  }).data
