import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { _electron, type ElectronApplication, type Page } from '@playwright/test'

/** A person's place on the computer: survives the application's end, is new with every test. */
export interface Seat {
  readonly home: string
  readonly profile: string
  readonly busAddress: string
  readonly display: string
  /** Where logs of the main process and pictures of failures go. */
  readonly artefacts: string
}

export interface StartOptions {
  /** Whose window it is, where it is not the first person's: with a profile of their own. */
  readonly person?: string
  readonly arguments?: readonly string[]
  /** A script that runs before the application does. */
  readonly before?: string
  /** What stands in its environment besides what every seat has. */
  readonly environment?: Readonly<Record<string, string>>
  /** A page that crashes while it is traced stays with the debugger. */
  readonly trace?: 'off'
}

export interface RunningApplication {
  readonly page: Page
  readonly electron: ElectronApplication
  readonly pid: number
  /** Addresses outside the application from which the page got an answer. */
  readonly networkAnswers: readonly string[]
  /** Kills the application as a power cut would: nothing gets a chance to be saved. */
  readonly kill9: () => Promise<void>
  readonly close: () => Promise<void>
}

// Each attempt has as much more: on a busy machine it may be the start itself that takes long.
const launchTimeoutMs = 30_000
const launchAttempts = 3
// As long as an expectation.
const stepTimeoutMs = 120_000
// What is written at the end takes its time on a busy machine; only an application that hangs takes all of it.
const closeTimeoutMs = 30_000
const ownAddress = /^(app:\/\/bundle\/|data:|blob:|devtools:)/

export const environmentOf = (seat: Seat): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  HOME: seat.home,
  XDG_RUNTIME_DIR: seat.home,
  XDG_CONFIG_HOME: join(seat.home, '.config'),
  DISPLAY: seat.display,
  DBUS_SESSION_BUS_ADDRESS: seat.busAddress,
  LANG: 'en_US.UTF-8',
  LANGUAGE: 'en',
})

/** Main is told by a file, as its debugger may lose the answer to a question that it gets while it starts. */
export const firstContactScript = 'e2e/inside/confirm-first-contact.cjs'

/** Main's clocks can be put forward with it. */
export const movedTimeScript = 'e2e/inside/moved-time.cjs'

export const stagedExecutable = (): string => process.env['UNITDESK_E2E_EXECUTABLE'] ?? ''
export const stagedFolder = (): string => process.env['UNITDESK_E2E_FOLDER'] ?? ''

export const argumentsOf = (seat: Seat, options: StartOptions = {}): string[] => [
  ...(options.before ? ['-r', options.before] : []),
  stagedFolder(),
  `--profile=${seat.profile}`,
  '--lang=en-US',
  '--disable-gpu',
  ...(options.arguments ?? []),
]

// Now and then the debugger attaches in the moment in which the first page changes its process, and waits for
// ever. Nothing of the application is wrong then: it is ended and started again.
const launch = async (seat: Seat, options: StartOptions): Promise<ElectronApplication> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await _electron.launch({
        executablePath: stagedExecutable(),
        args: ['-r', join(stagedFolder(), firstContactScript), ...argumentsOf(seat, options)],
        env: { ...environmentOf(seat), ...options.environment },
        cwd: stagedFolder(),
        chromiumSandbox: true,
        timeout: launchTimeoutMs * attempt,
      })
    } catch (error) {
      if (attempt === launchAttempts) throw error
    }
  }
}

export const startApplication = async (
  seat: Seat,
  options: StartOptions = {},
): Promise<RunningApplication> => {
  const electron = await launch(seat, options)
  const child = electron.process()
  const log = createWriteStream(join(seat.artefacts, 'main-process.log'), { flags: 'a' })
  child.stdout?.pipe(log, { end: false })
  child.stderr?.pipe(log, { end: false })
  const networkAnswers: string[] = []
  electron.context().on('response', (response) => {
    if (!ownAddress.test(response.url())) networkAnswers.push(response.url())
  })
  // A person would wait as long as an expectation does.
  electron.context().setDefaultTimeout(stepTimeoutMs)
  const ended = once(child, 'exit')
  const kill9 = async () => {
    child.kill('SIGKILL')
    await ended
  }
  const page = await electron.firstWindow()
  // Playwright emulates a person who wants motion; the application was started for one who wants it reduced.
  await page.emulateMedia({ reducedMotion: null })
  return {
    page,
    electron,
    pid: child.pid ?? 0,
    networkAnswers,
    kill9,
    close: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const closing = electron.close().then(() => 'closed')
      const limit = new Promise((resolve) =>
        setTimeout(resolve, closeTimeoutMs, 'too late').unref(),
      )
      if ((await Promise.race([closing, limit])) === 'too late') await kill9()
    },
  }
}

const storySwitches = [
  // The person wants no movement, so that nothing waits for a dialog to have faded.
  '--force-prefers-reduced-motion',
  // A story is over before code that is compiled with the most care has paid for its compiling.
  '--js-flags=--no-opt',
]

/** Starts the application with the switches of stories. Benchmarks go without them: what they measure runs as it does for people. */
export const startForStory = (
  seat: Seat,
  { arguments: given = [], person, ...options }: StartOptions = {},
): Promise<RunningApplication> => {
  const profile = person === undefined ? seat.profile : join(seat.home, person)
  return startApplication(
    { ...seat, profile },
    { ...options, arguments: [...storySwitches, ...given] },
  )
}
