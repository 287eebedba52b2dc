import { hostname } from 'node:os'
import { join } from 'node:path'
import { topics } from '#core/contract/define'
import { type Failure, success } from '#core/contract/failure'
import type { StoreOwner } from '#core/contract/store'
import type { Subject } from '#core/contract/subject'
import { subjectOfLink } from '#core/links/subject-of-link'
import { hourMs, secondMs } from '#core/time'
import { oneAfterAnother } from '#core/works-in-turn'
import type { RoutedHandlers } from '../ipc/handlers.ts'
import { listWorkspaces } from '../store/accounts/workspaces.ts'
import { type ClosedStore, type OpenStore, openStore } from '../store/file/open.ts'
import { attemptWrite } from '../store/file/write-failure.ts'
import { backupsInTurn } from '../store/recovery/backups-in-turn.ts'
import { listKeptFolders, removeKeptFolders } from '../store/recovery/kept-folders.ts'
import { startFromBackup } from '../store/recovery/start-from-backup.ts'
import {
  readWindowPlace,
  type WindowPlace,
  writeWindowPlace,
} from '../store/settings/window-place.ts'
import type { PicturePaths } from '../window/protocol/picture-paths.ts'
import type { ClosingQuestion } from '../window/tray/closing-text.ts'
import { type OpenWorld, openHandlers } from './open-handlers.ts'
import { openRecovery, refuseAll } from './open-recovery.ts'
import type { HostServices, RunBeforeStore } from './open-services.ts'
import { write } from './stores/write.ts'

export interface World {
  readonly handlers: () => RoutedHandlers
  readonly isStoreOpen: () => boolean
  /** What the disk refuses at the moment; null where it takes every change. */
  readonly refusal: OpenStore['refusal']
  /** Where a link of the system leads; null where it leads nowhere here. */
  readonly subjectOfLink: (link: string) => Subject | null
  readonly openDemo: () => Promise<void>
  /** The pictures of the store that is open at the moment. */
  readonly pictures: PicturePaths
  /** Whether the application goes on without its window. */
  readonly staysInTray: () => boolean
  readonly closingQuestion: () => ClosingQuestion | null
  readonly stayFromNowOn: () => void
  /** Whether work is under way that another version should not have to end. */
  readonly isWorking: () => boolean
  readonly readWindowPlace: () => WindowPlace | null
  readonly writeWindowPlace: (place: WindowPlace) => void
  /** From here on it works by itself: what an earlier run has left, and what is due. */
  readonly begin: () => void
  /** Resolves when all that was asked of files in the list is written down: the next start goes on from there. */
  readonly writtenDown: () => Promise<void>
  /** Nothing begins by itself from here on. Resolves when what is under way has ended. */
  readonly finish: () => Promise<void>
  readonly close: () => void
}

/** What an open store means for the window, and what happens to the computer. */
export interface WindowLife {
  readonly showFolder: (path: string) => void
  /** A store that opened after all is a new beginning for every screen. */
  readonly reloadPage: () => void
  /** The computer has slept. */
  readonly onResume: (listener: () => void) => void
}

interface StorePlace extends WindowLife {
  readonly directory: string
  readonly program: StoreOwner['program']
}

/** A batch that is to be sent at a time goes at most so much later. */
const lookEveryMs = 10 * secondMs

/** The store with everything that stands on it; it can be opened again while the window stays. */
export const openWorld = async (
  services: RunBeforeStore,
  { directory, program, showFolder, reloadPage, onResume }: StorePlace,
): Promise<World> => {
  const { clock, log, announce } = services
  const opening = {
    directory,
    program,
    clock,
    log,
    version: services.app.version,
    person: services.author,
    desk: hostname(),
  }
  let store = await openStore(opening)
  /** From its end on nobody is answered from the store: its handle is closed. */
  const openNow = (): OpenStore | null => (store.kind === 'open' && store.db.open ? store : null)
  let opened = withoutStore(refuseAll(notOpenYet))
  const backUp = backupsInTurn(log, () => store)
  const inTurn = oneAfterAnother()
  const timers: NodeJS.Timeout[] = []
  let isBegun = false
  let isEnding = false
  const beginNoMore = () => {
    isEnding = true
    for (const timer of timers) clearInterval(timer)
  }
  const close = () => {
    opened.stop()
    opened = withoutStore(opened.handlers)
    openNow()?.close()
  }
  const forFeatures: HostServices = {
    ...services,
    program,
    mayBegin: () => isBegun && !isEnding,
    backUpStore: () => void backUp('now'),
    replaceBackups: () => backUp('instead'),
    showStoreFolder: () => showFolder(directory),
    showLogFolder: () => showFolder(join(services.profile, 'logs', 'main.log')),
    keptFolders: {
      listKept: () => attemptWrite(directory, () => listKeptFolders(directory)),
      removeKept: (names) => {
        const removed = attemptWrite(directory, () => removeKeptFolders(directory, names))
        return removed.ok ? success(null) : removed
      },
    },
    restoreBackup: () => startFromBackup({ directory, clock }),
    reopenStore: () =>
      inTurn(async () => {
        // Two ways out of a closed store may be taken at once: the store that the first has opened stays.
        if (isEnding || store.kind === 'open') return
        close()
        const reopened = await openStore(opening)
        if (isEnding) {
          if (reopened.kind === 'open') reopened.close()
          return
        }
        store = reopened
        opened = openUpon(store, forFeatures)
        if (isBegun) opened.start()
        if (store.kind === 'open') reloadPage()
        else announce(topics)
      }),
  }
  opened = openUpon(store, forFeatures)
  const look = () => {
    if (!isEnding) opened.look()
  }
  return {
    handlers: () => opened.handlers,
    isStoreOpen: () => openNow() !== null,
    refusal: () => openNow()?.refusal() ?? null,
    subjectOfLink: (link) => {
      const open = openNow()
      return open && subjectOfLink(link, listWorkspaces(open.db))
    },
    pictures: {
      pathOfFile: (fileId) => opened.pictures.pathOfFile(fileId),
      pathOfResource: (of) => opened.pictures.pathOfResource(of),
    },
    openDemo: async () => {
      await opened.handlers['accounts.openDemo']({}, { signal: new AbortController().signal })
    },
    staysInTray: () => opened.staysInTray(),
    closingQuestion: () => opened.closingQuestion(),
    stayFromNowOn: () => opened.stayFromNowOn(),
    isWorking: () => opened.isWorking(),
    readWindowPlace: () => {
      const open = openNow()
      return open && readWindowPlace(open.db)
    },
    writeWindowPlace: (place) => {
      const open = openNow()
      if (open !== null) write(open, () => writeWindowPlace(open.db, place))
    },
    begin: () => {
      // A command begins what the service that does it for others has begun long before.
      if (isBegun) return
      isBegun = true
      void backUp('due')
      look()
      opened.start()
      timers.push(
        setInterval(() => void backUp('due'), hourMs),
        setInterval(look, lookEveryMs),
      )
      onResume(look)
    },
    writtenDown: () => opened.writtenDown(),
    finish: () => {
      beginNoMore()
      return opened.finish()
    },
    close: () => {
      beginNoMore()
      close()
    },
  }
}

const openUpon = (store: OpenStore | ClosedStore, services: HostServices): OpenWorld =>
  store.kind === 'open'
    ? openHandlers(store, services)
    : withoutStore(openRecovery(store, services))

const notOpenYet: Failure = { kind: 'cancelled', again: 'now' }

const nothing = (): void => undefined

/** Answers without a store: nothing runs by itself, and every caller gets these answers. */
const withoutStore = (handlers: RoutedHandlers): OpenWorld => ({
  handlers,
  pictures: {
    pathOfFile: () => null,
    pathOfResource: () => Promise.resolve(null),
  },
  start: nothing,
  look: nothing,
  writtenDown: () => Promise.resolve(),
  finish: () => Promise.resolve(),
  stop: nothing,
  staysInTray: () => false,
  closingQuestion: () => null,
  stayFromNowOn: nothing,
  isWorking: () => false,
})
