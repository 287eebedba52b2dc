import { once } from 'node:events'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { app, type BrowserWindow, powerMonitor, session } from 'electron'
import type { ScreenName } from '#core/contract/app'
import { freePolicy, type Policy, type ReadPolicy, readPolicy } from '#core/policy/policy'
import { secondMs } from '#core/time'
import { systemBootClock, systemClock } from './clock.ts'
import { startRouter } from './ipc/router.ts'
import { type TellPage, tellPage } from './ipc/tell-page.ts'
import { type Log, openLog } from './log/log.ts'
import { answerFirstScreen } from './start/answer-first-screen.ts'
import { answersWithoutStore, describeApplication } from './start/answers-without-store.ts'
import { claimProfile } from './start/claim-profile.ts'
import type { FirstScreen } from './start/first-screen.ts'
import { takeFirstScreenNote } from './start/first-screen-note.ts'
import { moment } from './start/moment.ts'
import { emptyCoreDumps } from './system/empty-core-dumps.ts'
import { ownProgram } from './system/own-program.ts'
import { readPolicyText } from './system/policy-source.ts'
import { hideMenuBar, showMenuOfMac } from './window/application-menu.ts'
import { confinePages, confineSession } from './window/confine/confine.ts'
import { endAfterDefect } from './window/ending/end-after-defect.ts'
import { endOnQuit } from './window/ending/end-on-quit.ts'
import { isPeerGone } from './window/ending/is-peer-gone.ts'
import { languageOfSystem, refuseStart } from './window/ending/refuse-start.ts'
import { type LaunchOptions, parseLaunchOptions } from './window/launch-options.ts'
import { createMainWindow, loadWindow, placeWindow, rememberPlace } from './window/main-window.ts'
import { showWindow } from './window/notices/show-notice.ts'
import { collectLinks } from './window/outside/links.ts'
import { openLink, showInFolder } from './window/outside/open-link.ts'
import { bundleOrigin } from './window/protocol/answer-bundle-request.ts'
import { declareAppProtocol, serveAppProtocol } from './window/protocol/app-protocol.ts'
import { reloadDeadPage } from './window/reload-dead-page.ts'
import { saveScreenshot } from './window/save-screenshot.ts'
import { askToClose } from './window/tray/ask-to-close.ts'
import { stayInTray } from './window/tray/stay-in-tray.ts'
import { spareMissingGraphics } from './window/without-graphics.ts'
import type { OpenedApplication } from './wiring/open-application.ts'

const built = join(app.getAppPath(), 'out')
const program = ownProgram(process)
const clock = systemClock
/** Windows shows notices of the application that its shortcut names so. */
const applicationId = 'com.unitdesk.Unitdesk'

/** A start in order: the profile, the window, the page with what was noted of it, the store, and the end of it all. */
const main = async (): Promise<void> => {
  emptyCoreDumps()
  const options = parseLaunchOptions(process.argv.slice(1))
  const told = readPolicyText(app.isPackaged ? null : options.policyFile)
  const policy = told === null ? null : readPolicy(told)
  const decided = policy?.policy ?? freePolicy
  const profile = claimProfile(options, decided)
  if (profile === null) return
  const firstScreen = readFirstScreen(profile, options)
  declareAppProtocol()
  confinePages(app)
  spareMissingGraphics(app)
  if (process.platform === 'win32') app.setAppUserModelId(applicationId)
  const links = collectLinks(app, { args: process.argv.slice(1), platform: process.platform })
  hideMenuBar(process.platform)
  app.on('window-all-closed', () => app.quit())
  await app.whenReady()

  const log = beginLog({ profile, firstScreen, keeps: decided.log })
  confineSession(session.defaultSession)
  const window = openWindow(log)
  const tell = tellPage(window.webContents)
  showMenuOfMac(process.platform, {
    language: languageOfSystem(),
    showReport: () => tell('support.reportRequested', {}),
    showLogFolder: () => showInFolder(join(profile, 'logs', 'main.log')),
  })
  const pagePainted = moment()
  const painted = (screen: ScreenName): void => {
    log.event('painted', { screen })
    pagePainted.reach()
    if (screen === 'prices') void endWithScreenshot(window, options)
  }
  const first = answerFirstScreen({
    noted: firstScreen && {
      screen: firstScreen.screen,
      answers: [...answersWithoutStore(policy), ...firstScreen.answers],
    },
    onPainted: painted,
    longestMs: 3 * secondMs,
  })
  const pageAsked = moment()
  const starting = Promise.all([pageAsked.reached, first.over]).then(() =>
    openBehindWindow({ profile, policy, log, window, tell, painted, isDemo: options.demo }),
  )
  serveAppProtocol(session.defaultSession, {
    folder: join(built, 'renderer'),
    pictures: async () => (await starting).world.pictures,
    onPageAsked: pageAsked.reach,
  })
  startRouter({
    contents: window.webContents,
    answerAhead: first.take,
    answering: starting.then(({ answering }) => answering),
    trustedOrigin: bundleOrigin,
    logRefused: ({ call, reason }) => log.event('call refused', { call, reason }),
  })
  const isDrawn = once(window, 'ready-to-show')
  void loadWindow(window)
  const decideToStay = stayInTray(window, {
    app,
    ask: (question) => askToClose(window, question),
    atStart: firstScreen?.staysInTray ?? false,
  })
  const noted = firstScreen && { place: firstScreen.windowPlace, isHidden: false }
  void showWindowAt(window, isDrawn, noted ?? starting.then(placeOf(options)))

  const { world, beginUpdates, end } = await starting
  endOnQuit(app, {
    program,
    end: async () => {
      await end()
      log.event('ended')
    },
  })
  decideToStay(world)
  rememberPlace(window, world.writeWindowPlace)
  // What was noted is as old as the last end: all of it is asked again, of the open store.
  const reads = [...new Set(firstScreen?.answers.map(({ name }) => name))]
  if (world.isStoreOpen()) tell('store.topicsChanged', { reads })
  // A page is made for an open store or for a closed one.
  else if (firstScreen !== null) await loadWindow(window)
  void pagePainted.reached.then(() => links.follow(leadTo({ world, window, tell, log })))
  // A hidden window paints nothing, and a closed store may wait for the very version that opens it.
  if (options.background || !world.isStoreOpen()) beginUpdates()
  else void pagePainted.reached.then(beginUpdates)
}

interface LeadingDependencies {
  readonly world: Pick<OpenedApplication['world'], 'subjectOfLink'>
  readonly window: BrowserWindow
  readonly tell: TellPage
  readonly log: Log
}

/** Leads a person to where a link points, or says that it leads nowhere; the page gets a subject and never the link. */
const leadTo =
  ({ world, window, tell, log }: LeadingDependencies) =>
  (link: string): void => {
    const subject = world.subjectOfLink(link)
    showWindow(window)
    if (subject !== null) tell('app.subjectRequested', { subject })
    else {
      log.event('link refused')
      tell('app.linkRefused', {})
    }
  }

/** Takes the note of the last end, which is shown only where a person begins with the window. */
const readFirstScreen = (profile: string, { demo, background }: LaunchOptions) => {
  const noted = takeFirstScreenNote(profile, app.getVersion())
  return demo || background ? null : noted
}

interface BeginLogInput {
  readonly profile: string
  readonly firstScreen: FirstScreen | null
  readonly keeps: Policy['log']
}

const beginLog = ({ profile, firstScreen, keeps }: BeginLogInput): Log => {
  const log = openLog({ directory: join(profile, 'logs'), clock, keeps })
  process.on('unhandledRejection', (error) => log.defect('unhandled rejection', error))
  process.on('uncaughtException', (error) => {
    log.defect('uncaught exception', error)
    if (!isPeerGone(error)) endAfterDefect()
  })
  log.event('started', {
    version: app.getVersion(),
    electron: process.versions.electron,
    firstScreen: firstScreen === null ? 'asked' : 'noted',
  })
  return log
}

const openWindow = (log: Log): BrowserWindow => {
  const window = createMainWindow({
    preload: join(built, 'preload', 'preload.cjs'),
    isPackaged: app.isPackaged,
  })
  reloadDeadPage(window.webContents, {
    clock,
    onPageGone: (reason) => log.event('page gone', { reason }),
  })
  app.on('second-instance', (_event, args) => {
    // The start with the computer is meant for nobody's eyes, also where somebody was quicker.
    if (!parseLaunchOptions(args).background) showWindow(window)
  })
  return window
}

interface OpenBehindWindowInput {
  readonly profile: string
  readonly policy: ReadPolicy | null
  readonly log: Log
  readonly window: BrowserWindow
  readonly tell: TellPage
  readonly painted: (screen: ScreenName) => void
  readonly isDemo: boolean
}

/** Opens the store with everything that stands on it; its code is loaded here, behind the first frame. */
const openBehindWindow = async ({
  profile,
  policy,
  log,
  window,
  tell,
  painted,
  isDemo,
}: OpenBehindWindowInput): Promise<OpenedApplication> => {
  // What the page has just been told is on its way first.
  await setImmediate()
  const { windowServices } = await import('./window/window-services.ts')
  const { launchUtility } = await import('./window/launch-utility.ts')
  const { readNotices } = await import('./window/read-notices.ts')
  const { openApplication } = await import('./wiring/open-application.ts')
  const scriptOf = (name: string): string => join(built, 'main', `${name}.cjs`)
  const opened = await openApplication({
    profile,
    desktop: {
      ...windowServices({
        program,
        window: () => window,
        goTo: (subject) => tell('app.subjectRequested', { subject }),
      }),
      clock,
      boot: systemBootClock(),
      log,
      tellJob: (job) => tell('jobs.jobProgressed', job),
      tellMedia: tell,
      app: {
        ...describeApplication(policy),
        openLink,
        painted,
        readNotices: () => readNotices(built),
      },
    },
    scripts: {
      demo: scriptOf('demo-crm'),
      leads: scriptOf('leads'),
      reports: scriptOf('reports'),
      pictures: scriptOf('pictures'),
    },
    launchWorker: launchUtility,
    // The page's own session leads nowhere.
    resolveProxy: (url) => session.fromPartition('crm').resolveProxy(url),
    windowLife: {
      showFolder: showInFolder,
      reloadPage: () => void loadWindow(window),
      onResume: (listener) => powerMonitor.on('resume', listener),
    },
    mayUpdate: app.isPackaged && !isDemo,
    tellChanged: (reads) => tell('store.topicsChanged', { reads }),
  })
  if (isDemo) await opened.world.openDemo()
  return opened
}

type WindowPlacing = Omit<Parameters<typeof placeWindow>[1], 'isDrawn'>

const placeOf =
  ({ background }: LaunchOptions) =>
  ({ world }: OpenedApplication): WindowPlacing => ({
    place: world.readWindowPlace(),
    isHidden: background && world.staysInTray(),
  })

const showWindowAt = async (
  window: BrowserWindow,
  isDrawn: Promise<unknown>,
  placing: WindowPlacing | Promise<WindowPlacing>,
): Promise<void> => placeWindow(window, { ...(await placing), isDrawn })

const endWithScreenshot = async (window: BrowserWindow, { screenshotFile }: LaunchOptions) => {
  if (screenshotFile === null) return
  await saveScreenshot(window, screenshotFile)
  app.quit()
}

main().catch(refuseStart)
