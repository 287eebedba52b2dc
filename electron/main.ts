import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { app, type BrowserWindow, session } from 'electron'
import { systemClock } from './clock.ts'
import { createTransport } from './crm/transport.ts'
import { createFileGrants, type FileGrants } from './ipc/file-grants.ts'
import { type Router, startRouter } from './ipc/router.ts'
import { openKeychain } from './keychain/keychain.ts'
import { createPasswordVault } from './keychain/password-vault.ts'
import { type Log, openLog } from './log/log.ts'
import { bundleOrigin } from './window/answer-bundle-request.ts'
import { declareAppProtocol, serveAppProtocol } from './window/app-protocol.ts'
import { setApplicationMenu } from './window/application-menu.ts'
import { confinePages, confineSession } from './window/confine.ts'
import { type LaunchOptions, parseLaunchOptions } from './window/launch-options.ts'
import { createMainWindow, loadPage } from './window/main-window.ts'
import { openLink, showInFolder } from './window/open-link.ts'
import { pickSaveFile } from './window/pick-save-file.ts'
import { findRefusedSwitch, refusedExitCode } from './window/refused-switches.ts'
import { saveScreenshot } from './window/save-screenshot.ts'
import { openWorld, type World } from './wiring/open-world.ts'
import { demoCrmProcess } from './workers/start-demo-crm.ts'

const built = join(app.getAppPath(), 'out')
const clock = systemClock
const platforms = ['linux', 'darwin', 'win32'] as const
const newDefectId = () => randomBytes(4).toString('hex')

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
  declareAppProtocol()
  confinePages(app)
  setApplicationMenu(process.platform)
  app.on('window-all-closed', () => app.quit())
  void app.whenReady().then(() => start(options))
}

const start = async (options: LaunchOptions): Promise<void> => {
  const directory = app.getPath('userData')
  const log = openLog({ directory: join(directory, 'logs'), clock })
  process.on('unhandledRejection', (error) => log.defect('unhandled rejection', error))
  process.on('uncaughtException', (error) => log.defect('uncaught exception', error))
  log.event('started', { version: app.getVersion(), electron: process.versions.electron })

  confineSession(session.defaultSession)
  serveAppProtocol(session.defaultSession, join(built, 'renderer'))
  const fileGrants = createFileGrants(() => randomBytes(16).toString('hex'))
  const demo = demoCrmProcess(join(built, 'main', 'demo-crm.cjs'))
  // Made below, as they need each other: the window what is answered, the answers the window.
  let window: BrowserWindow | null = null
  let router: Router | null = null

  const world = await openWorld({
    directory: join(directory, 'store'),
    clock,
    log,
    newId: () => randomUUID(),
    newDefectId,
    demo,
    transport: createTransport({ resolveProxy: (url) => session.defaultSession.resolveProxy(url) }),
    vault: createPasswordVault(openKeychain()),
    grantedPath: fileGrants.pathOf,
    pickSaveFile: async (name) => (window === null ? null : pickSaveFile(window, name)),
    announce: (topics) => router?.send('store.topicsChanged', { topics: [...topics] }),
    tellJob: (job) => router?.send('jobs.jobProgressed', job),
    showFolder: showInFolder,
    app: {
      ...describeApplication(),
      openLink,
      painted: (screen) => {
        log.event('painted', { screen })
        if (screen === 'prices' && window !== null) void endWithScreenshot(window, options)
      },
    },
  })
  if (options.demo) await world.openDemo()
  router = routeCalls({ world, fileGrants, log })
  window = openWindow({ world, router, log })
  window.on('closed', () => {
    window = null
  })
  app.on('will-quit', () => {
    demo.stop()
    world.close()
    log.event('ended')
  })
  await loadPage(window)
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

const routeCalls = ({
  world,
  fileGrants,
  log,
}: {
  world: World
  fileGrants: FileGrants
  log: Log
}) =>
  startRouter({
    handlers: world.handlers,
    trustedOrigin: bundleOrigin,
    fileGrants,
    newDefectId,
    logRefused: ({ call, reason }) => log.event('call refused', { call, reason }),
    logDefect: ({ id, call, error }) => log.defect('defect', error, { id, call }),
  })

const openWindow = ({ world, router, log }: { world: World; router: Router; log: Log }) => {
  const window = createMainWindow({
    preload: join(built, 'preload', 'preload.cjs'),
    isPackaged: app.isPackaged,
    readPlace: world.readWindowPlace,
    writePlace: world.writeWindowPlace,
    onPageGone: (reason) => log.event('page gone', { reason }),
  })
  router.watch(window.webContents)
  app.on('second-instance', () => {
    if (window.isDestroyed()) return
    if (window.isMinimized()) window.restore()
    window.show()
    window.focus()
  })
  return window
}

const endWithScreenshot = async (window: BrowserWindow, { screenshotFile }: LaunchOptions) => {
  if (screenshotFile === null) return
  await saveScreenshot(window, screenshotFile)
  app.quit()
}

main()
