import { join } from 'node:path'
import { writeFolder } from '../../files/write-folder.ts'
import { type RunningApplication, startApplication } from '../../harness/application.ts'
import { startSandboxProcess } from '../../harness/sandbox-process.ts'
import { unitsInCrm } from '../../harness/units-in-crm.ts'
import { MediaScreen } from '../../screens/media.ts'
import { Unitdesk } from '../../screens/unitdesk.ts'
import { takeSeat } from '../bench-seat.ts'

const rows = 2_000

/** A person whose list of media has two thousand pictures, and who left it open. */
export interface MediaSeat {
  readonly start: () => Promise<RunningApplication>
  readonly end: () => Promise<void>
}

export const takeMediaSeat = async (): Promise<MediaSeat> => {
  const { seat, end } = await takeSeat()
  const sandboxes = startSandboxProcess()
  const crm = await sandboxes.open('demo')
  const application = await startApplication(seat)
  const unitdesk = new Unitdesk(application.page)
  await unitdesk.connectTo(crm, 'media@demo')
  await unitdesk.go('Media')
  const media = new MediaScreen(application.page)
  await media.expectEmpty()
  const folder = join(seat.home, 'pictures')
  writeFolder(folder, pictures((await unitsInCrm(crm)).map(({ internalId }) => internalId)))
  await media.addFolder(folder)
  await media.expectCount('All', rows)
  await application.close()
  return {
    start: () => startApplication(seat),
    end: async () => {
      await sandboxes.end()
      end()
    },
  }
}

const pictures = (numbers: readonly string[]): readonly string[] =>
  Array.from({ length: rows }, (_, at) => {
    const order = String(Math.floor(at / numbers.length) + 1).padStart(3, '0')
    return `${numbers[at % numbers.length]}_vizualizace_${order}.png`
  })
