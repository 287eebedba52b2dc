import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ElectronApplication } from '@playwright/test'
import type { Settings } from '../../core/contract/settings.ts'
import { Unitdesk } from '../screens/unitdesk.ts'
import { type RunningApplication, startForStory } from './application.ts'
import { callMain } from './call-main.ts'
import { sharedDisplay } from './displays.ts'
import { enterWorkspace, type WorkspaceOfStory } from './enter-workspace.ts'
import { type KeychainSession, openKeychainSession } from './keychain-session.ts'
import { comeToPage, leavePage } from './leave-page.ts'
import { makeHome } from './person.ts'
import { rowsOfStore } from './rows-of-store.ts'

/** Notes what stories put something else in the place of: the system's dialogs and notices, links, files, and clocks. */
const noteWhatStoriesReplace = (electron: ElectronApplication): Promise<void> =>
  electron.evaluate(({ BrowserWindow, Notification, app, dialog, shell }) => {
    const files = process.getBuiltinModule('node:fs')
    const window = BrowserWindow.getAllWindows()[0]
    const replaced: (readonly [object, readonly string[]])[] = [
      [dialog, ['showSaveDialog', 'showOpenDialog', 'showMessageBox']],
      [Notification, ['isSupported']],
      [Notification.prototype, ['show']],
      [app, ['getFileIcon']],
      [shell, ['openExternal']],
      [files, ['readFileSync']],
      [Date, ['now']],
      [performance, ['now']],
      ...(window ? [[window.webContents, ['startDrag']] as const] : []),
    ]
    const notes = replaced.flatMap(([owner, names]) =>
      names.map((name) => ({ owner, name, was: Object.getOwnPropertyDescriptor(owner, name) })),
    )
    const bounds = window?.getBounds()
    Object.assign(globalThis, {
      putBack: () => {
        for (const { owner, name, was } of notes) {
          if (was) Object.defineProperty(owner, name, was)
          else Reflect.deleteProperty(owner, name)
        }
        if (window && bounds) window.setBounds(bounds)
      },
    })
  })

/** Puts back what a story has replaced, and takes what it has copied off the clipboard. */
const putBack = (electron: ElectronApplication): Promise<void> =>
  electron.evaluate(({ clipboard }) => {
    Reflect.get(globalThis, 'putBack')()
    clipboard.clear()
  })

/** The window of a story that shares it: closing and killing are not its business. */
export type OpenedUnitdesk = Pick<RunningApplication, 'page' | 'electron'> & {
  readonly unitdesk: Unitdesk
}

/** Opens a window with a workspace in it: the one that stories share, or one of the story's own. */
export type BeginStory<T extends OpenedUnitdesk> = (workspace: WorkspaceOfStory) => Promise<T>

export interface SharedWindow {
  /** Opens the window as at its first start, but for the workspace that is asked for. */
  readonly open: (workspace?: WorkspaceOfStory) => Promise<OpenedUnitdesk>
  /** What came from outside to the page, and what main has logged, since it was last opened. */
  readonly sinceOpened: () => { readonly networkAnswers: readonly string[]; readonly log: string }
  /** To be called when a story has passed: takes away what it has made. */
  readonly leave: () => Promise<void>
  readonly close: () => Promise<void>
}

interface RunningWindow {
  readonly home: string
  readonly profile: string
  readonly session: KeychainSession
  readonly application: RunningApplication
  readonly unitdesk: Unitdesk
  readonly settings: Settings
  readonly rows: ReturnType<typeof rowsOfStore>
}

const begin = async (): Promise<RunningWindow> => {
  const home = makeHome()
  const profile = join(home, 'profile')
  const session = await openKeychainSession({ home, keychain: 'unlocked' })
  const { busAddress } = session
  const display = sharedDisplay()
  const seat = { home, profile, artefacts: home, busAddress, display }
  const application = await startForStory(seat)
  const unitdesk = new Unitdesk(application.page)
  await unitdesk.expectWelcome()
  await noteWhatStoriesReplace(application.electron)
  const { tracing } = application.electron.context()
  await tracing.start()
  await tracing.stopChunk()
  // This writes the settings as rows of the store, as they are again after the changes of a story were taken back.
  const settings = await callMain(application.page, 'settings.changeSettings', {})
  return {
    home,
    profile,
    session,
    application,
    unitdesk,
    settings,
    rows: rowsOfStore(profile),
  }
}

/** Everything that the contract can take away, so that nothing works on for a story that is over. */
const empty = async ({
  application: { page, electron },
  settings,
}: RunningWindow): Promise<void> => {
  await leavePage(page)
  const workspaces = await callMain(page, 'accounts.listWorkspaces', {})
  for (const { id } of workspaces) {
    await callMain(page, 'accounts.removeWorkspace', { workspaceId: id })
  }
  await callMain(page, 'settings.changeSettings', settings)
  await page.evaluate(() => localStorage.clear())
  await page.emulateMedia({ colorScheme: null, media: null })
  await putBack(electron)
}

/** What the story before has left behind, and nothing took away. */
const leftBehind = async ({
  application: { page },
  profile,
  rows,
}: RunningWindow): Promise<string[]> => {
  await callMain(page, 'activity.clearCalls', {})
  const jobs = await callMain(page, 'jobs.listJobs', {})
  const now = rowsOfStore(profile)
  return [
    ...jobs.filter(({ phase }) => phase !== 'finished').map(({ kind }) => `the job ${kind}`),
    ...Object.keys({ ...rows, ...now }).filter((name) => rows[name] !== now[name]),
  ]
}

const end = async ({ application, session, home }: RunningWindow): Promise<void> => {
  await application.close()
  session.close()
  rmSync(home, { recursive: true, force: true, maxRetries: 5 })
}

/** One window for the stories of a worker, started with the first of them. */
export const sharedWindow = (): SharedWindow => {
  let running: RunningWindow | null = null
  let opened = { networkAnswers: 0, logged: 0 }
  const logOf = ({ profile }: RunningWindow): string =>
    readFileSync(join(profile, 'logs', 'main.log'), 'utf8')
  const close = async () => {
    const ending = running
    running = null
    if (ending) await end(ending)
  }
  const current = async (): Promise<RunningWindow> => {
    const left = running ? await leftBehind(running) : []
    if (left.length > 0) {
      process.stderr.write(`the next story gets a new window: ${left.join(', ')}\n`)
      await close()
    }
    running ??= await begin()
    return running
  }
  return {
    open: async (workspace) => {
      const now = await current()
      const { page, electron, networkAnswers } = now.application
      opened = { networkAnswers: networkAnswers.length, logged: logOf(now).length }
      await electron.context().tracing.startChunk()
      if (workspace) await enterWorkspace(now.unitdesk, workspace)
      else await comeToPage(page)
      return { page, electron, unitdesk: now.unitdesk }
    },
    sinceOpened: () => ({
      networkAnswers: running?.application.networkAnswers.slice(opened.networkAnswers) ?? [],
      log: running ? logOf(running).slice(opened.logged) : '',
    }),
    leave: async () => {
      if (!running) return
      await running.application.electron.context().tracing.stopChunk()
      await empty(running).catch(async (error: unknown) => {
        process.stderr.write(`the next story gets a new window: ${error}\n`)
        await close()
      })
    },
    close,
  }
}
