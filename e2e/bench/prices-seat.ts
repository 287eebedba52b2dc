import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningApplication, type Seat, startApplication } from '../harness/application.ts'
import { openKeychainSession } from '../harness/keychain-session.ts'
import { giveToPerson } from '../harness/person.ts'
import type { SandboxCrm } from '../harness/sandbox-crm.ts'
import { startSandboxProcess } from '../harness/sandbox-process.ts'
import { stageApplication } from '../harness/staged-application.ts'
import { PriceEditor } from '../screens/price-editor.ts'
import { Unitdesk } from '../screens/unitdesk.ts'

export const largeWorkspace = 'Vltavan'
export const largeProject = 'Nové Město nad Tratí'

export interface PricesWindow {
  readonly application: RunningApplication
  readonly unitdesk: Unitdesk
  readonly editor: PriceEditor
}

/** A person who has ten thousand units in one workspace and the demo in another, which was open last. */
export interface PricesSeat {
  readonly start: () => Promise<PricesWindow>
  /** What a page without the application is started with. */
  readonly executable: string
  readonly seat: Seat
  readonly end: () => Promise<void>
}

const windowOf = (application: RunningApplication): PricesWindow => ({
  application,
  unitdesk: new Unitdesk(application.page),
  editor: new PriceEditor(application),
})

export const takePricesSeat = async (): Promise<PricesSeat> => {
  const staged = stageApplication()
  process.env['UNITDESK_E2E_FOLDER'] = staged.folder
  process.env['UNITDESK_E2E_EXECUTABLE'] = staged.executable
  const home = mkdtempSync(join(tmpdir(), 'unitdesk-bench-person-'))
  giveToPerson(home)
  const session = await openKeychainSession({ home, keychain: 'unlocked' })
  const sandboxes = startSandboxProcess()
  const crm = await sandboxes.open('large')
  const seat: Seat = {
    ...{ home, profile: join(home, 'profile'), artefacts: home },
    busAddress: session.busAddress,
  }
  const start = async () => windowOf(await startApplication(seat))
  await work(await start(), crm)
  return {
    ...{ start, seat, executable: staged.executable },
    end: async () => {
      session.close()
      await sandboxes.end()
      staged.remove()
      rmSync(home, { recursive: true, force: true, maxRetries: 5 })
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
