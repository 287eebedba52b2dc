import { topics } from '#core/contract/define'
import { hourMs } from '#core/time'
import type { RoutedHandlers } from '../ipc/answering.ts'
import { type ClosedStore, type OpenStore, openStore } from '../store/open.ts'
import { startFromBackup } from '../store/start-from-backup.ts'
import { readWindowPlace, type WindowPlace, writeWindowPlace } from '../store/window-place.ts'
import { closedHandlers } from './closed-handlers.ts'
import { openHandlers } from './open-handlers.ts'
import type { Surroundings } from './surroundings.ts'
import { write } from './write.ts'

export interface World {
  readonly handlers: () => RoutedHandlers
  readonly openDemo: () => Promise<void>
  readonly readWindowPlace: () => WindowPlace | null
  readonly writeWindowPlace: (place: WindowPlace) => void
  readonly close: () => void
}

export type WorldDependencies = Omit<
  Surroundings,
  'showStoreFolder' | 'restoreBackup' | 'reopenStore' | 'backUpStore'
> & {
  readonly directory: string
  readonly showFolder: (path: string) => void
}

/** The store with everything that stands on it; it can be opened again while the window stays. */
export const openWorld = async (dependencies: WorldDependencies): Promise<World> => {
  const { directory, clock, log, announce } = dependencies
  let store: OpenStore | ClosedStore = await openStore({ directory, clock, log })
  let lastBackup: Promise<void> = Promise.resolve()
  const backUp = (when: 'due' | 'now') => {
    const open = store
    if (open.kind !== 'open') return
    lastBackup = lastBackup
      .then(() => open.backUp(when))
      .catch((error: unknown) => log.defect('backup failed', error))
  }
  const around: Surroundings = {
    ...dependencies,
    backUpStore: () => backUp('now'),
    showStoreFolder: () => dependencies.showFolder(directory),
    restoreBackup: () => startFromBackup({ directory, clock }),
    reopenStore: async () => {
      close()
      store = await openStore({ directory, clock, log })
      handlers = handlersFor(store)
      announce(topics)
    },
  }
  const handlersFor = (of: OpenStore | ClosedStore): RoutedHandlers =>
    of.kind === 'open' ? openHandlers(of, around).handlers : closedHandlers(of, around)
  let handlers = handlersFor(store)

  backUp('due')
  const timer = setInterval(() => backUp('due'), hourMs)

  const close = () => {
    if (store.kind === 'open') store.close()
  }
  return {
    handlers: () => handlers,
    openDemo: async () => {
      await handlers['accounts.openDemo']({}, { signal: new AbortController().signal })
    },
    readWindowPlace: () => (store.kind === 'open' ? readWindowPlace(store.db) : null),
    writeWindowPlace: (place) => {
      const open = store
      if (open.kind === 'open') write(open, () => writeWindowPlace(open.db, place))
    },
    close: () => {
      clearInterval(timer)
      close()
    },
  }
}
