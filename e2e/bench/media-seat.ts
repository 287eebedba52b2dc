import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeFolder } from '../files/write-folder.ts'
import { type RunningApplication, type Seat, startApplication } from '../harness/application.ts'
import { openKeychainSession } from '../harness/keychain-session.ts'
import { giveToPerson } from '../harness/person.ts'
import { startSandboxProcess } from '../harness/sandbox-process.ts'
import { stageApplication } from '../harness/staged-application.ts'
import { unitsInCrm } from '../harness/units-in-crm.ts'
import { MediaScreen } from '../screens/media.ts'
import { Unitdesk } from '../screens/unitdesk.ts'

const rows = 2_000

/** A person whose list of media has two thousand pictures, and who left it open. */
export interface MediaSeat {
  readonly start: () => Promise<RunningApplication>
  readonly end: () => Promise<void>
}

export const takeMediaSeat = async (): Promise<MediaSeat> => {
  const staged = stageApplication()
  process.env['UNITDESK_E2E_FOLDER'] = staged.folder
  process.env['UNITDESK_E2E_EXECUTABLE'] = staged.executable
  const home = mkdtempSync(join(tmpdir(), 'unitdesk-bench-person-'))
  giveToPerson(home)
  const session = await openKeychainSession({ home, keychain: 'unlocked' })
  const sandboxes = startSandboxProcess()
  const crm = await sandboxes.open('demo')
  const seat: Seat = {
    ...{ home, profile: join(home, 'profile'), artefacts: home },
    busAddress: session.busAddress,
  }
  const application = await startApplication(seat)
  const unitdesk = new Unitdesk(application.page)
  await unitdesk.connectTo(crm, 'media@demo')
  await unitdesk.go('Media')
  const media = new MediaScreen(application.page)
  await media.expectEmpty()
  const folder = join(home, 'pictures')
  writeFolder(folder, pictures((await unitsInCrm(crm)).map(({ internalId }) => internalId)))
  await media.addFolder(folder)
  await media.expectCount('All', rows)
  await application.close()
  return {
    start: () => startApplication(seat),
    end: async () => {
      session.close()
      await sandboxes.end()
      staged.remove()
      rmSync(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const pictures = (numbers: readonly string[]): readonly string[] =>
  Array.from({ length: rows }, (_, at) => {
    const order = String(Math.floor(at / numbers.length) + 1).padStart(3, '0')
    return `${numbers[at % numbers.length]}_vizualizace_${order}.png`
  })
