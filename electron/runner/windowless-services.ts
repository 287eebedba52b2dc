import { cancelled, failed, success } from '#core/contract/failure'
import type { Job } from '#core/contract/jobs'
import type { ReadPolicy } from '#core/policy/policy'
import type { BootClock, Clock } from '#core/time'
import type { Log } from '../log/log.ts'
import type { DesktopServices, HostServices, RunServices } from '../wiring/open-services.ts'

interface WindowlessInput {
  readonly clock: Clock
  readonly boot: BootClock
  readonly log: Log
  readonly version: string
  readonly policy: ReadPolicy | null
  readonly systemLocale: string
  readonly tellJob: (job: Job) => void
}

const nothing = (): void => undefined
const nobody = (): Promise<null> => Promise.resolve(null)

const platforms = ['linux', 'darwin', 'win32'] as const

/** What a window does for a person, where there is none: nobody is asked, and what would be shown is logged. */
export const windowlessServices = ({
  version,
  policy,
  systemLocale,
  ...run
}: WindowlessInput): DesktopServices => ({
  ...run,
  tellMedia: nothing,
  pickSaveFile: nobody,
  pickFolder: nobody,
  printPdf: nobody,
  printPage: null,
  // A person allows an address in the window.
  askFirstContact: () => Promise.resolve(false),
  // The words may hold names of customers; the kind alone is logged.
  notify: (_text, { kind }) => run.log.event('notice', { kind }),
  // Without a desktop nobody says that no network is there.
  isOnline: () => true,
  uploadSigns: { showFraction: nothing, keepAwake: nothing, notifyEnd: nothing },
  outsideFiles: {
    open: () => Promise.resolve(false),
    show: nothing,
    drag: () => Promise.resolve(),
  },
  background: {
    canStartWithSystem: false,
    startsWithSystem: () => false,
    setStartsWithSystem: () => success(null),
    canStayInTray: false,
  },
  showTray: nothing,
  app: {
    version,
    policy,
    runtime: { electron: '', chrome: '', node: process.versions.node },
    platform: platforms.find((known) => known === process.platform) ?? 'linux',
    systemLocale: () => systemLocale,
    openLink: () => Promise.resolve(false),
    painted: nothing,
    readNotices: () => Promise.resolve(success([])),
  },
})

/** The demo runs while somebody looks at it. */
export const noDemo: RunServices['demo'] = {
  start: () => Promise.resolve(failed(cancelled)),
  address: () => null,
}

/** Whoever has installed the runner brings its new versions too. */
export const noUpdates: HostServices['updates'] = {
  read: () => ({
    channel: 'stable',
    isChannelFixed: true,
    askedAt: null,
    state: { kind: 'notHere', because: 'packages' },
  }),
  ask: () => Promise.resolve(),
  chooseChannel: () => success(null),
  stop: () => undefined,
  install: () => Promise.resolve(),
}
