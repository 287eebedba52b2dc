import { type RunningApplication, startApplication } from '../../harness/application.ts'
import type { SandboxCrm } from '../../harness/sandbox-crm.ts'
import { startSandboxProcess } from '../../harness/sandbox-process.ts'
import { PriceEditor } from '../../screens/price-editor.ts'
import { Unitdesk } from '../../screens/unitdesk.ts'
import { type BenchSeat, takeSeat } from '../bench-seat.ts'

export const largeWorkspace = 'Vltavan'
export const largeProject = 'Nové Město nad Tratí'

export interface PricesWindow {
  readonly application: RunningApplication
  readonly unitdesk: Unitdesk
  readonly editor: PriceEditor
}

/** A person who has ten thousand units in one workspace and the demo in another, which was open last. */
export interface PricesSeat extends Pick<BenchSeat, 'seat' | 'executable'> {
  readonly start: () => Promise<PricesWindow>
  readonly end: () => Promise<void>
}

const windowOf = (application: RunningApplication): PricesWindow => ({
  application,
  unitdesk: new Unitdesk(application.page),
  editor: new PriceEditor(application),
})

/** `prepare` changes what the CRM has before the first day. */
export const takePricesSeat = async (
  prepare: (crm: SandboxCrm) => Promise<void> = async () => undefined,
): Promise<PricesSeat> => {
  const { seat, executable, end } = await takeSeat()
  const sandboxes = startSandboxProcess()
  const crm = await sandboxes.open('large')
  await prepare(crm)
  const start = async () => windowOf(await startApplication(seat))
  await work(await start(), crm)
  return {
    start,
    seat,
    executable,
    end: async () => {
      await sandboxes.end()
      end()
    },
  }
}

/** A first day: everything is loaded once, and the day ends in the demo. */
const work = async ({ unitdesk, application }: PricesWindow, crm: SandboxCrm): Promise<void> => {
  const { page } = unitdesk
  await unitdesk.chooseToConnect()
  const account = crm.account('prices@demo')
  await unitdesk.connectForm.fill({ name: largeWorkspace, address: crm.baseUrl, ...account })
  await unitdesk.connectForm.connect()
  // Its first download takes as long as the machine needs.
  await unitdesk.prices.table(largeProject).getByRole('gridcell').first().waitFor()
  await unitdesk.prices.count.filter({ hasText: /units$/ }).waitFor()
  await page.getByRole('button', { name: /^Workspace/ }).click()
  await page.getByRole('menuitem', { name: 'Explore the demo' }).click()
  await unitdesk.prices.expectUnits()
  await application.close()
}
