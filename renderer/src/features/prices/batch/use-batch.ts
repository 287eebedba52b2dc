import { useQuery } from '@tanstack/react-query'
import type { BatchId } from '#core/ids'
import { query } from '../../../bridge/query.ts'
import { parseBatch } from './parse-batch.ts'

/** Undefined while it is read. */
export const useBatch = (batchId: BatchId | null) =>
  useQuery({
    // Where there is none, the key is never asked for.
    ...query('batches.readBatch', { batchId: batchId ?? ('' as BatchId) }),
    enabled: batchId !== null,
    select: parseBatch,
  }).data
