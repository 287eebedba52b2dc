import { join } from 'node:path'
import type { Clock } from '#core/time'
import type { Log } from '../../log/log.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import {
  type ClosedStore,
  type OpeningDependencies,
  type OpenStore,
  openStore,
} from '../file/open.ts'
import { holdReadsToTopics } from './read-under-way.ts'

/** A clock that a test moves. */
export const handClock = (
  start = 1_780_000_000_000,
): Clock & { moveTo: (at: number) => void; moveElapsed: (elapsedMs: number) => void } => {
  let at = start
  let elapsed = 0
  return {
    now: () => at,
    elapsedMs: () => elapsed,
    moveTo: (to) => {
      at = to
    },
    moveElapsed: (elapsedMs) => {
      elapsed = elapsedMs
    },
  }
}

export const silentLog: Log = { event: () => undefined, defect: () => undefined }

/** A folder of the test's own, removed when it ends. */
export const storeFolder = (): string => {
  const folder = temporaryFolder()
  return join(folder, 'store')
}

type StoreFolderInput = Partial<OpeningDependencies> & { readonly directory: string }

export const openAny = (given: StoreFolderInput): Promise<OpenStore | ClosedStore> =>
  openStore({ clock: handClock(), log: silentLog, ...given })

/** A store that must open. */
export const openOrThrow = async (given: StoreFolderInput): Promise<OpenStore> => {
  const store = await openAny(given)
  if (store.kind === 'closed') throw new Error(`the store is closed: ${store.state.cause}`)
  holdReadsToTopics(store.db)
  return store
}
