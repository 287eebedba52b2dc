import type { BatchId, DraftId } from '#core/ids'
import type { BatchState, BatchUnit } from '#core/prices/batch/batch'
import type { DraftChange } from '#core/prices/draft/draft-price'
import type { Timestamp } from '#core/time'
import type { WritableDb } from '../../file/handle.ts'
import { type Refusals, rememberRefusals } from '../deals/deal-evidence.ts'
import { appendDraftStep } from '../draft/draft-steps.ts'
import { replaceBatchUnits } from './batch-units.ts'
import { writeBatchState, writeFoundOut } from './batches.ts'

export interface Settlement {
  readonly batchId: BatchId
  readonly at: Timestamp
  readonly state: BatchState
  readonly units: readonly BatchUnit[]
  /** The outcome was not answered but found by reading. */
  readonly isFoundOut: boolean
  /** The step that the batch leaves in its draft; nothing before it can be taken back. */
  readonly sentStep: { readonly draftId: DraftId; readonly changes: readonly DraftChange[] } | null
  readonly refusals: Refusals | null
}

/** Writes everything that an outcome changes in one commit: a draft never has a price that is known to be sent. */
export const settleBatch = (db: WritableDb, settlement: Settlement): void =>
  db.transaction(() => {
    const { batchId, at, state, units, isFoundOut, sentStep, refusals } = settlement
    writeBatchState(db, { batchId, state })
    // The record of who did what tells of them with their units.
    if (refusals !== null) rememberRefusals(db, refusals)
    replaceBatchUnits(db, { batchId, units })
    if (isFoundOut) writeFoundOut(db, { batchId, at })
    if (sentStep !== null) {
      const label = { kind: 'sent', detail: null } as const
      appendDraftStep(db, { ...sentStep, at, label, isBarrier: true })
    }
  })()
