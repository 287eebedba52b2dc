import { topics } from '#core/contract/define'
import { success } from '#core/contract/failure'
import { hourMs, secondMs } from '#core/time'
import type { RoutedHandlers } from '../ipc/answering.ts'
import { type ClosedStore, type OpenStore, openStore } from '../store/file/open.ts'
import { attemptWrite } from '../store/file/write-failure.ts'
import { listKeptFolders, removeKeptFolders } from '../store/recovery/kept-folders.ts'
import { startFromBackup } from '../store/recovery/start-from-backup.ts'
import {
  readWindowPlace,
  type WindowPlace,
  writeWindowPlace,
} from '../store/settings/window-place.ts'
import type { PicturePaths } from '../window/protocol/picture-paths.ts'
import { backupsInTurn } from './backups-in-turn.ts'
import { closedHandlers } from './closed-handlers.ts'
import { type OpenWorld, openHandlers } from './open-handlers.ts'
import type { Surroundings } from './surroundings.ts'
import { write } from './write.ts'

export interface World {
  readonly handlers: () => RoutedHandlers
  readonly isStoreOpen: () => boolean
  readonly openDemo: () => Promise<void>
  /** Of the store that is open at the moment. */
  readonly pictures: PicturePaths
  /** Whether the application goes on without its window. */
  readonly staysInTray: () => boolean
  readonly readWindowPlace: () => WindowPlace | null
  readonly writeWindowPlace: (place: WindowPlace) => void
  readonly close: () => void
}

export type WorldDependencies = Omit<
  Surroundings,
  | 'showStoreFolder'
  | 'keptFolders'
  | 'restoreBackup'
  | 'reopenStore'
  | 'backUpStore'
  | 'replaceBackups'
> & {
  readonly directory: string
  readonly showFolder: (path: string) => void
  /** A store that opened after all is a new beginning for every screen. */
  readonly beginAnew: () => void
  /** The computer has slept. */
  readonly onResume: (listener: () => void) => void
}

const noPictures: PicturePaths = {
  pathOfFile: () => null,
  pathOfResource: () => Promise.resolve(null),
}

/** A batch that is to be sent at a time goes at most so much later. */
const lookEveryMs = 10 * secondMs

/** The store with everything that stands on it; it can be opened again while the window stays. */
export const openWorld = async (dependencies: WorldDependencies): Promise<World> => {
  const { directory, clock, log, announce } = dependencies
  let store: OpenStore | ClosedStore = await openStore({ directory, clock, log })
  const backUp = backupsInTurn(log, () => store)
  const around: Surroundings = {
    ...dependencies,
    backUpStore: () => void backUp('now'),
    replaceBackups: () => backUp('instead'),
    showStoreFolder: () => dependencies.showFolder(directory),
    keptFolders: {
      listKept: () => attemptWrite(directory, () => listKeptFolders(directory)),
      removeKept: (names) => {
        const removed = attemptWrite(directory, () => removeKeptFolders(directory, names))
        return removed.ok ? success(null) : removed
      },
    },
    restoreBackup: () => startFromBackup({ directory, clock }),
    reopenStore: async () => {
      close()
      store = await openStore({ directory, clock, log })
      handlers = handlersFor(store)
      now.opened?.start()
      if (store.kind === 'open') dependencies.beginAnew()
      else announce(topics)
    },
  }
  const now: { opened: OpenWorld | null } = { opened: null }
  const handlersFor = (of: OpenStore | ClosedStore): RoutedHandlers => {
    now.opened = null
    pictures = noPictures
    if (of.kind === 'closed') return closedHandlers(of, around)
    const opened = openHandlers(of, around)
    now.opened = opened
    pictures = opened.pictures
    return opened.handlers
  }
  let pictures: PicturePaths
  let handlers = handlersFor(store)

  void backUp('due')
  const look = () => now.opened?.look()
  look()
  now.opened?.start()
  const timers = [setInterval(() => void backUp('due'), hourMs), setInterval(look, lookEveryMs)]
  dependencies.onResume(look)

  const close = () => {
    now.opened?.stop()
    now.opened = null
    pictures = noPictures
    if (store.kind === 'open') store.close()
  }
  return {
    handlers: () => handlers,
    isStoreOpen: () => store.kind === 'open',
    pictures: {
      pathOfFile: (fileId) => pictures.pathOfFile(fileId),
      pathOfResource: (of) => pictures.pathOfResource(of),
    },
    openDemo: async () => {
      await handlers['accounts.openDemo']({}, { signal: new AbortController().signal })
    },
    staysInTray: () => now.opened?.staysInTray() ?? false,
    readWindowPlace: () => (store.kind === 'open' ? readWindowPlace(store.db) : null),
    writeWindowPlace: (place) => {
      const open = store
      if (open.kind === 'open') write(open, () => writeWindowPlace(open.db, place))
    },
    close: () => {
      for (const timer of timers) clearInterval(timer)
      close()
    },
  }
}
