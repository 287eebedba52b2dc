import type { Topic } from '#core/contract/define'
import { type Result, success } from '#core/contract/failure'
import type { KeptFolder, StoreState } from '#core/contract/store'
import type { HandlersOf } from '../../ipc/handlers.ts'

export interface StoreDependencies {
  readonly state: () => StoreState
  readonly acknowledge: () => Result<null>
  readonly showFolder: () => void
  /** A failure where the folder cannot be read. */
  readonly listKept: () => Result<KeptFolder[]>
  readonly removeKept: (names: readonly string[]) => Result<null>
  /** Moves the unusable file out of the way and puts the newest backup in its place. */
  readonly restoreBackup: () => Result<null>
  /** Opens the store once more, with everything that stands on it. */
  readonly reopen: () => Promise<void>
  readonly announce: (topics: readonly Topic[]) => void
}

type StoreHandlers = HandlersOf<'store'>

export const storeHandlers = (dependencies: StoreDependencies): StoreHandlers => {
  const { state, acknowledge, showFolder, restoreBackup, reopen, announce } = dependencies
  return {
    'store.readState': () => success(state()),

    'store.acknowledge': () => acknowledge(),

    'store.listKept': () => dependencies.listKept(),

    'store.removeKept': ({ names }) => {
      const removed = dependencies.removeKept(names)
      announce(['store'])
      return removed
    },

    'store.showFolder': () => {
      showFolder()
      return success(null)
    },

    'store.startFromBackup': async () => {
      const restored = restoreBackup()
      if (restored.ok) await reopen()
      return restored
    },

    'store.tryAgain': async () => {
      await reopen()
      return success(null)
    },
  }
}
