import type { Failure } from '#core/contract/failure'
import type { Batch, BatchState } from '#core/prices/batch'
import type { Timestamp } from '#core/time'
import type { BatchesStore } from './dependencies.ts'

const cancelled: Failure = { kind: 'cancelled', again: 'now' }

/** What the application did not live to see the end of. Called before anything is sent. */
export const recoverBatches = (
  { listInState, writeState }: Pick<BatchesStore, 'listInState' | 'writeState'>,
  now: Timestamp,
): void => {
  for (const batch of listInState(['checking', 'sending', 'scheduled'])) {
    const state = stateAtStart(batch, now)
    if (state !== null) writeState({ batchId: batch.id, state })
  }
}

const stateAtStart = ({ state }: Batch, now: Timestamp): BatchState | null => {
  if (state.kind === 'checking') return { kind: 'notSent', failure: cancelled }
  if (state.kind === 'sending') return { kind: 'unknown', since: state.since }
  // A person was told that the computer must be on; nobody is surprised by a price that changes later.
  return state.kind === 'scheduled' && state.at <= now ? { kind: 'missed', at: state.at } : null
}
