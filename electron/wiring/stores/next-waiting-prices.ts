import type { Timestamp } from '#core/time'
import type { ReadableDb } from '../../store/file/handle.ts'
import { listBatchesInState } from '../../store/prices/batch/batches.ts'

/** When prices leave next by themselves; null where none wait for their time. */
export const nextWaitingPrices = (db: ReadableDb): Timestamp | null => {
  const times = listBatchesInState(db, ['scheduled']).flatMap(({ state }) =>
    state.kind === 'scheduled' ? [state.at] : [],
  )
  return times.length === 0 ? null : Math.min(...times)
}
