import { once } from 'node:events'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { app, type BrowserWindow, powerMonitor, session } from 'electron'
import type { ScreenName } from '#core/contract/app'
import type { OutputOf, ReadName } from '#core/contract/index'
import type { Subject } from '#core/contract/subject'
import { secondMs } from '#core/time'
import { systemClock } from './clock.ts'
import { answersAhead } from './ipc/answers-ahead.ts'
import { type Router, startRouter } from './ipc/router.ts'
import { type Log, openLog } from './log/log.ts'
import { firstForm } from './start/first-form.ts'
import type { FirstReading } from './start/first-reading.ts'
import { readPartingNote } from './store/file/parting-note.ts'
import { setApplicationMenu } from './window/application-menu.ts'
import type { AroundWindow } from './window/around-window.ts'
import { confinePages, confineSession } from './window/confine/confine.ts'
import { findRefusedSwitch, refusedExitCode } from './window/confine/refused-switches.ts'
import { graphicsMemory } from './window/graphics.ts'
import { type LaunchOptions, parseLaunchOptions } from './window/launch-options.ts'
import { createMainWindow, loadWindow, placeWindow } from './window/main-window.ts'
import { showWindow } from './window/notices/show-notice.ts'
import { openLink, showInFolder } from './window/outside/open-link.ts'
import { bundleOrigin } from './window/protocol/answer-bundle-request.ts'
import { declareAppProtocol, serveAppProtocol } from './window/protocol/app-protocol.ts'
import { saveScreenshot } from './window/save-screenshot.ts'
import { stayInTray } from './window/tray/stay-in-tray.ts'
import type { StartedWorld, WorldSurroundings } from './wiring/start-world.ts'

const built = join(app.getAppPath(), 'out')
const clock = systemClock
const platforms = ['linux', 'darwin', 'win32'] as const

const main = (): void => {
  const refusedSwitch = app.isPackaged ? findRefusedSwitch(process.argv.slice(1)) : null
  if (refusedSwitch !== null) {
    process.stderr.write(`Unitdesk does not start with --${refusedSwitch}.\n`)
    app.exit(refusedExitCode)
    return
  }
  process.umask(0o077)
  const options = parseLaunchOptions(process.argv.slice(1))
  if (options.profile !== null) app.setPath('userData', options.profile)
  if (!app.requestSingleInstanceLock()) {
    app.quit()
    return
  }
  const first = readAhead(options)
  const isWithoutGraphics = graphics().isKnownToLack()
  if (isWithoutGraphics) app.disableHardwareAcceleration()
  declareAppProtocol()
  confinePages(app)
  setApplicationMenu(process.platform)
  app.on('window-all-closed', () => app.quit())
  void app.whenReady().then(() => start({ ...options, isWithoutGraphics, first }))
}

const graphics = () =>
  graphicsMemory(join(app.getPath('userData'), 'graphics'), {
    clock,
    electron: process.versions.electron,
  })

const rememberGraphics = (): void => {
  const isDrawnByHardware = app.getGPUFeatureStatus().gpu_compositing.startsWith('enabled')
  graphics().remember(isDrawnByHardware ? 'hardware' : 'none')
}

/** What a start shows first, where that is what the store said when it was closed. */
const readAhead = ({ demo, background }: LaunchOptions): FirstReading | null =>
  demo || background
    ? null
    : (readPartingNote(storeFolder(), firstForm(app.getVersion())) as FirstReading | null)

const storeFolder = (): string => join(app.getPath('userData'), 'store')

interface Starting extends LaunchOptions {
  readonly isWithoutGraphics: boolean
  readonly first: FirstReading | null
}

const beginLog = ({ isWithoutGraphics, first }: Starting): Log => {
  const log = openLog({ directory: join(app.getPath('userData'), 'logs'), clock })
  process.on('unhandledRejection', (error) => log.defect('unhandled rejection', error))
  process.on('uncaughtException', (error) => log.defect('uncaught exception', error))
  log.event('started', {
    version: app.getVersion(),
    electron: process.versions.electron,
    graphics: isWithoutGraphics ? 'left out' : 'looked for',
    firstScreen: first === null ? 'asked' : 'noted',
  })
  return log
}

const start = async (options: Starting): Promise<void> => {
  const log = beginLog(options)
  confineSession(session.defaultSession)
  const pageAsked = serveAppProtocol(session.defaultSession, {
    folder: join(built, 'renderer'),
    pictures: async () => (await starting).world.pictures,
  })
  const painted = (screen: ScreenName): void => {
    log.event('painted', { screen })
    if (!options.isWithoutGraphics) rememberGraphics()
    if (screen === 'prices') void endWithScreenshot(window, options)
  }
  const ahead = answersAhead({
    first: options.first && withAbout(options.first),
    onPainted: painted,
    longestMs: 3 * secondMs,
  })
  const starting = startBehindWindow(
    {
      directory: storeFolder(),
      clock,
      log,
      demoEntry: join(built, 'main', 'demo-crm.cjs'),
      tablesEntry: join(built, 'main', 'tables.cjs'),
      statementsEntry: join(built, 'main', 'statements.cjs'),
      leadsEntry: join(built, 'main', 'leads.cjs'),
      filesEntry: join(built, 'main', 'files.cjs'),
      reportsEntry: join(built, 'main', 'reports.cjs'),
      resolveProxy: (url) => session.defaultSession.resolveProxy(url),
      tellChanged: (reads) => router.send('store.topicsChanged', { reads }),
      tellJob: (job) => router.send('jobs.jobProgressed', job),
      tellMedia: (name, told) => router.send(name, told),
      showFolder: showInFolder,
      beginAnew: () => void loadWindow(window),
      onResume: (listener) => powerMonitor.on('resume', listener),
      app: {
        ...describeApplication(),
        openLink,
        painted,
      },
    },
    {
      begin: Promise.all([pageAsked, ahead.over]),
      window: () => window,
      goTo: (subject) => router.send('app.subjectRequested', { subject }),
      ...options,
    },
  )
  const router = startRouter({
    ahead,
    answering: starting.then(({ answering }) => answering),
    trustedOrigin: bundleOrigin,
    logRefused: ({ call, reason }) => log.event('call refused', { call, reason }),
  })
  const window = openWindow({ router, log })
  const isDrawn = once(window, 'ready-to-show')
  void loadWindow(window)
  const showing = showPlaced(window, { ...options, starting, isDrawn })
  const { answering, end } = await starting
  app.on('will-quit', () => {
    end()
    log.event('ended')
  })
  await correct({ window, router, log, reads: await ahead.contradicted(answering.read) })
  await showing
}

interface Showing extends Starting {
  readonly starting: Promise<StartedWorld>
  readonly isDrawn: Promise<unknown>
}

// What was read ahead says where and how: the window need not wait for the store.
const showPlaced = async (window: BrowserWindow, { starting, first, ...options }: Showing) => {
  let world: StartedWorld['world'] | null = null
  const opened = starting.then((started) => (world = started.world))
  stayInTray(window, () => world?.staysInTray() ?? first?.staysInTray ?? false)
  await placeWindow(window, {
    place: first === null ? (await opened).readWindowPlace() : first.windowPlace,
    writePlace: (place) => world?.writeWindowPlace(place),
    isDrawn: options.isDrawn,
    isHidden: options.background && (await opened).staysInTray(),
  })
}

interface Correction {
  readonly window: BrowserWindow
  readonly router: Router
  readonly log: Log
  /** That the page was told otherwise than the open store says. */
  readonly reads: ReadName[]
}

/** What depends on the clock, or was changed by opening the store, is otherwise than it was noted. */
const correct = async ({ window, router, log, reads }: Correction): Promise<void> => {
  if (reads.length > 0) log.event('store read otherwise', { reads: reads.join(' ') })
  // A page is made for an open store or for a closed one.
  if (reads.includes('store.readState')) await loadWindow(window)
  else if (reads.length > 0) router.send('store.topicsChanged', { reads })
}

interface Behind extends Starting {
  readonly begin: Promise<unknown>
  readonly window: () => BrowserWindow
  readonly goTo: (subject: Subject) => void
}

const startBehindWindow = async (
  surroundings: Omit<WorldSurroundings, keyof AroundWindow>,
  { begin, window, goTo, demo }: Behind,
): Promise<StartedWorld> => {
  await begin
  // What the page has just been told is on its way first.
  await setImmediate()
  const { aroundWindow } = await import('./window/around-window.ts')
  const { startWorld } = await import('./wiring/start-world.ts')
  const started = await startWorld({ ...surroundings, ...aroundWindow(window, goTo) })
  if (demo) await started.world.openDemo()
  return started
}

const describeApplication = () => ({
  version: app.getVersion(),
  runtime: {
    electron: process.versions.electron,
    chrome: process.versions.chrome,
    node: process.versions.node,
  },
  platform: platforms.find((known) => known === process.platform) ?? 'linux',
  systemLocale: () => app.getPreferredSystemLanguages()[0] ?? app.getLocale(),
})

/** With what main knows without a store. */
const withAbout = ({ answers, screen }: FirstReading) => {
  const { systemLocale, ...about } = describeApplication()
  const value: OutputOf<'app.readAbout'> = { ...about, systemLocale: systemLocale() }
  return { screen, answers: [...answers, { name: 'app.readAbout', input: {}, value } as const] }
}

const openWindow = ({ router, log }: { router: Router; log: Log }): BrowserWindow => {
  const window = createMainWindow({
    preload: join(built, 'preload', 'preload.cjs'),
    isPackaged: app.isPackaged,
    onPageGone: (reason) => log.event('page gone', { reason }),
  })
  router.watch(window.webContents)
  app.on('second-instance', () => {
    showWindow(window)
  })
  return window
}

const endWithScreenshot = async (window: BrowserWindow, { screenshotFile }: LaunchOptions) => {
  if (screenshotFile === null) return
  await saveScreenshot(window, screenshotFile)
  app.quit()
}

main()
