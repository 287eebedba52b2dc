import { once } from 'node:events'
import { join } from 'node:path'
import { app, type BrowserWindow, powerMonitor, session } from 'electron'
import { systemClock } from './clock.ts'
import { type Router, startRouter } from './ipc/router.ts'
import { type Log, openLog } from './log/log.ts'
import { bundleOrigin } from './window/answer-bundle-request.ts'
import { declareAppProtocol, serveAppProtocol } from './window/app-protocol.ts'
import { setApplicationMenu } from './window/application-menu.ts'
import { aroundWindow } from './window/around-window.ts'
import { confinePages, confineSession } from './window/confine.ts'
import { graphicsMemory } from './window/graphics.ts'
import { type LaunchOptions, parseLaunchOptions } from './window/launch-options.ts'
import { createMainWindow, loadPage, placeWindow } from './window/main-window.ts'
import { openLink, showInFolder } from './window/open-link.ts'
import { findRefusedSwitch, refusedExitCode } from './window/refused-switches.ts'
import { saveScreenshot } from './window/save-screenshot.ts'
import { showWindow } from './window/show-notice.ts'
import { stayInTray } from './window/stay-in-tray.ts'
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
  const isWithoutGraphics = graphics().isKnownToLack()
  if (isWithoutGraphics) app.disableHardwareAcceleration()
  declareAppProtocol()
  confinePages(app)
  setApplicationMenu(process.platform)
  app.on('window-all-closed', () => app.quit())
  void app.whenReady().then(() => start({ ...options, isWithoutGraphics }))
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

const start = async (options: LaunchOptions & { isWithoutGraphics: boolean }): Promise<void> => {
  const directory = app.getPath('userData')
  const log = openLog({ directory: join(directory, 'logs'), clock })
  process.on('unhandledRejection', (error) => log.defect('unhandled rejection', error))
  process.on('uncaughtException', (error) => log.defect('uncaught exception', error))
  log.event('started', {
    version: app.getVersion(),
    electron: process.versions.electron,
    graphics: options.isWithoutGraphics ? 'left out' : 'looked for',
  })

  confineSession(session.defaultSession)
  const pageAsked = serveAppProtocol(session.defaultSession, {
    folder: join(built, 'renderer'),
    pictures: async () => (await starting).world.pictures,
  })
  const starting = startBehindWindow(
    {
      directory: join(directory, 'store'),
      clock,
      log,
      demoEntry: join(built, 'main', 'demo-crm.cjs'),
      tablesEntry: join(built, 'main', 'tables.cjs'),
      statementsEntry: join(built, 'main', 'statements.cjs'),
      leadsEntry: join(built, 'main', 'leads.cjs'),
      filesEntry: join(built, 'main', 'files.cjs'),
      reportsEntry: join(built, 'main', 'reports.cjs'),
      resolveProxy: (url) => session.defaultSession.resolveProxy(url),
      ...aroundWindow(
        () => window,
        (subject) => router.send('app.subjectRequested', { subject }),
      ),
      tellChanged: (reads) => router.send('store.topicsChanged', { reads }),
      tellJob: (job) => router.send('jobs.jobProgressed', job),
      tellMedia: (name, told) => router.send(name, told),
      showFolder: showInFolder,
      onResume: (listener) => powerMonitor.on('resume', listener),
      app: {
        ...describeApplication(),
        openLink,
        painted: (screen) => {
          log.event('painted', { screen })
          if (!options.isWithoutGraphics) rememberGraphics()
          if (screen === 'prices') void endWithScreenshot(window, options)
        },
      },
    },
    { begin: pageAsked, ...options },
  )
  const router = startRouter({
    answering: starting.then(({ answering }) => answering),
    trustedOrigin: bundleOrigin,
    logRefused: ({ call, reason }) => log.event('call refused', { call, reason }),
  })
  const window = openWindow({ router, log })
  const painted = once(window, 'ready-to-show')
  void loadPage(window)
  const { world, end } = await starting
  app.on('will-quit', () => {
    end()
    log.event('ended')
  })
  stayInTray(window, world.staysInTray)
  await placeWindow(window, {
    readPlace: world.readWindowPlace,
    writePlace: world.writeWindowPlace,
    painted,
    isHidden: options.background && world.staysInTray(),
  })
}

const startBehindWindow = async (
  surroundings: WorldSurroundings,
  { begin, demo }: LaunchOptions & { readonly begin: Promise<void> },
): Promise<StartedWorld> => {
  // The page's process is busy with itself now, so this one reads the large part of its code.
  await begin
  const { startWorld } = await import('./wiring/start-world.ts')
  const started = await startWorld(surroundings)
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
