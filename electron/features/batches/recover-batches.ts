import type { BatchesDependencies } from './dependencies.ts'
import { endLeftBatch } from './end-left-batch.ts'

type Recovering = Pick<BatchesDependencies, 'store' | 'clock' | 'requestMs'>

/** What the application did not live to see the end of. Called before anything is sent. */
export const recoverBatches = (recovering: Recovering): void => {
  const { store, clock } = recovering
  for (const batch of store.listInState(['checking', 'sending'])) endLeftBatch(recovering, batch)
  for (const { id, state } of store.listInState(['scheduled'])) {
    // A person was told that the computer must be on; nobody is surprised by a price that changes later.
    if (state.kind === 'scheduled' && state.at <= clock.now()) {
      store.writeState({ batchId: id, state: { kind: 'missed', at: state.at } })
    }
  }
}
