import { ExportsScreen } from '../screens/exports.ts'
import type { RunningApplication } from './application.ts'
import type { SandboxCrm } from './sandbox-crm.ts'
import { setClockBack } from './set-clock-back.ts'
import type { BeginStory, OpenedUnitdesk } from './shared-window.ts'

/** The workspace Vltavan with an account for exports beside the one for prices, on the screen of exports. */
export const openExports = async <T extends OpenedUnitdesk>(
  begin: BeginStory<T>,
  crm: SandboxCrm,
) => {
  const application = await begin({
    crm,
    others: [{ login: 'exports@demo', label: 'Reports' }],
    screen: 'exports',
  })
  const { unitdesk, page } = application
  await unitdesk.expectScreen('Exports')
  await unitdesk.accounts.expectServedBy('Reports')
  return { ...application, exports: new ExportsScreen(page) }
}

/** A report that leaves only when somebody says so. */
export const addByHand = async (exports: ExportsScreen, name: string, table: string) => {
  await exports.newReport()
  await exports.fill('Name of the report', name)
  await exports.choose('Export', table)
  await exports.choose('Schedule', 'Manually only')
  await exports.save()
  await exports.expectReport(name)
}

/** Time passes for the application and for the server. */
export const letTimePass = async (
  running: Pick<RunningApplication, 'electron' | 'page'>,
  crm: SandboxCrm,
  ms: number,
): Promise<void> => {
  await crm.control('POST', '/clock', { moveByMs: ms })
  await setClockBack(running, -ms)
  // A clock that was set forward ends no cooldown: the time that has passed does.
  await running.electron.evaluate((_electron, passedMs) => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + passedMs
  }, ms)
}

/** How often the server was asked for an export, and what it answered. */
export const exportAnswers = async (crm: SandboxCrm, name: string): Promise<number[]> =>
  (await crm.requests())
    .filter(({ endpoint }) => endpoint === `list-excel-${name}`)
    .map(({ status }) => status)
