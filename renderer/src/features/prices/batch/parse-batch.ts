import type { OutputOf } from '#core/contract/index'
import type { Batch, BatchUnit } from '#core/prices/batch/batch'

export interface WholeBatch {
  readonly batch: Batch
  readonly units: readonly BatchUnit[]
}

/** A batch with its units; null where it is gone. Main has written the text from what it had checked itself. */
export const parseBatch = (read: OutputOf<'batches.readBatch'>): WholeBatch | null =>
  read === null ? null : { batch: read.batch, units: JSON.parse(read.unitsJson) }
