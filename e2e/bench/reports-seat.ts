import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Seat, startApplication } from '../harness/application.ts'
import { openKeychainSession } from '../harness/keychain-session.ts'
import { giveToPerson } from '../harness/person.ts'
import { stageApplication } from '../harness/staged-application.ts'
import { timeAct } from './in-page.ts'

/** A person who has a run of a large report in the cache. */
export interface ReportsSeat {
  /** From the click on it to its table, in a window that was just started. */
  readonly openRun: () => Promise<number>
  /** The run as nobody has read it yet. */
  readonly fill: (file: string) => Promise<void>
  readonly end: () => void
}

const report = 'Jednotky: týdně'
const cell = '[aria-label*=", sheet "] [row-index="12"] [col-id="0"]'

export const takeReportsSeat = async (): Promise<ReportsSeat> => {
  const staged = stageApplication()
  process.env['UNITDESK_E2E_FOLDER'] = staged.folder
  process.env['UNITDESK_E2E_EXECUTABLE'] = staged.executable
  const home = mkdtempSync(join(tmpdir(), 'unitdesk-bench-person-'))
  giveToPerson(home)
  const session = await openKeychainSession({ home, keychain: 'unlocked' })
  const seat: Seat = {
    ...{ home, profile: join(home, 'profile'), artefacts: home },
    busAddress: session.busAddress,
  }
  return {
    openRun: () => openRun(seat),
    fill: async (file) => {
      const script = join(import.meta.dirname, 'fill-reports-process.ts')
      const filling = spawn(process.execPath, [script, join(seat.profile, 'store'), file], {
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      const [code] = (await once(filling, 'exit')) as [number | null]
      if (code !== 0) throw new Error(`The store was not filled: ${code}`)
      giveFolderToPerson(seat.profile)
    },
    end: () => {
      session.close()
      staged.remove()
      rmSync(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const giveFolderToPerson = (folder: string): void => {
  giveToPerson(folder)
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    giveToPerson(join(folder, name))
  }
}

const openRun = async (seat: Seat): Promise<number> => {
  const application = await startApplication(seat)
  const { page } = application
  await page.getByRole('button', { name: report, exact: true }).click()
  await page.getByRole('tab', { name: 'Table', exact: true }).hover()
  const { tookMs } = await timeAct(
    page,
    { begins: 'click', selector: cell, text: /\d/ },
    async () => {
      await page.mouse.down()
      await page.mouse.up()
    },
  )
  await application.close()
  return tookMs
}
