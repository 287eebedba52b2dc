import type { OutputOf } from '#core/contract/index'
import { fromJson } from '#core/json'
import type { Batch, BatchUnit } from '#core/prices/batch/batch'

export interface WholeBatch {
  readonly batch: Batch
  readonly units: readonly BatchUnit[]
}

/** A batch with its units; null where it is gone. */
export const parseBatch = (read: OutputOf<'batches.readBatch'>): WholeBatch | null =>
  read === null ? null : { batch: read.batch, units: fromJson(read.units) }
