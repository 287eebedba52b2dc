import type { appCalls, ScreenName } from '#core/contract/app'
import { notFound, type Result, success } from '#core/contract/failure'
import type { ParsedInputOf } from '#core/contract/index'
import type { WorkspaceId } from '#core/ids'
import type { Notice } from '#core/notice'
import type { ReadPolicy } from '#core/policy/policy'
import type { RoutedHandlers } from '../../ipc/handlers.ts'
import type { Log } from '../../log/log.ts'

/** What the application knows of itself and does by itself. */
export interface HostApplication {
  readonly version: string
  readonly runtime: { electron: string; chrome: string; node: string }
  readonly platform: 'linux' | 'darwin' | 'win32'
  readonly systemLocale: () => string
  /** Opens an address of one of these hosts in the system's browser; false when it is none of them. */
  readonly openLink: (address: string, hosts: readonly string[]) => Promise<boolean>
  /** What the company has decided; null where it has decided nothing. */
  readonly policy: ReadPolicy | null
  readonly painted: (screen: ScreenName) => void
  readonly readNotices: () => Promise<Result<Notice[]>>
}

export interface AppDependencies extends HostApplication {
  readonly webInterfaceOf: (workspaceId: WorkspaceId) => string | null
  /** The address that a person has last tested in this run. */
  readonly askedServer: () => string | null
  readonly newDefectId: () => string
  readonly log: Log
}

type AppHandlers = Pick<RoutedHandlers, keyof typeof appCalls & keyof RoutedHandlers>

const keychainHelpAddress = 'https://wiki.gnome.org/Projects/GnomeKeyring'

export const appHandlers = (dependencies: AppDependencies): AppHandlers => ({
  'app.readAbout': () =>
    success({
      version: dependencies.version,
      runtime: dependencies.runtime,
      platform: dependencies.platform,
      systemLocale: dependencies.systemLocale(),
      policy: dependencies.policy,
    }),

  'app.readNotices': dependencies.readNotices,

  'app.openLink': async (input) => {
    const address = addressOf(dependencies, input)
    const opened =
      address !== null && (await dependencies.openLink(address, [new URL(address).host]))
    return opened ? success(null) : notFound('never')
  },

  'app.reportDefect': ({ screen, stack }) => {
    const id = dependencies.newDefectId()
    dependencies.log.event('page defect', { id, screen, stack: framesOf(stack) })
    return success({ id })
  },

  'app.reportPainted': ({ screen }) => {
    dependencies.painted(screen)
    return success(null)
  },
})

const addressOf = (
  { webInterfaceOf, askedServer }: AppDependencies,
  input: ParsedInputOf<'app.openLink'>,
): string | null => {
  if (input.link === 'keychainHelp') return keychainHelpAddress
  return input.link === 'askedServer' ? askedServer() : webInterfaceOf(input.workspaceId)
}

// The message may quote what was typed: only the frames are logged.
const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, 12)
    .join(' | ')
