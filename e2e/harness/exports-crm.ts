import { ExportsScreen } from '../screens/exports.ts'
import type { RunningApplication } from './application.ts'
import type { SandboxCrm } from './sandbox-crm.ts'
import { setClockBack } from './set-clock-back.ts'
import type { Start } from './test.ts'

/** The workspace Vltavan with an account for exports beside the one for prices, on the screen of exports. */
export const openExports = async (start: Start, crm: SandboxCrm) => {
  const application = await start()
  const { unitdesk, page } = application
  await unitdesk.connectTo(crm)
  await unitdesk.go('Settings')
  const { login, password } = crm.account('exports@demo')
  await unitdesk.accounts.add('Vltavan', { login, password, label: 'Reports', areas: ['Exports'] })
  await unitdesk.accounts.expectAdded('Reports')
  await unitdesk.go('Exports')
  await unitdesk.accounts.serveWith('Reports')
  await unitdesk.accounts.expectServedBy('Reports')
  return { ...application, exports: new ExportsScreen(page) }
}

/** A report that leaves only when somebody says so. */
export const addByHand = async (exports: ExportsScreen, name: string, table: string) => {
  await exports.newReport()
  await exports.fill('Name of the report', name)
  await exports.choose('Export', table)
  await exports.choose('Schedule', 'Only by hand')
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
