import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawPng } from '../../files/draw-files.ts'
import { startApplication } from '../../harness/application.ts'
import { startSandboxProcess } from '../../harness/sandbox-process.ts'
import { unitsInCrm } from '../../harness/units-in-crm.ts'
import { MediaScreen } from '../../screens/media.ts'
import { Unitdesk } from '../../screens/unitdesk.ts'
import { takeSeat } from '../bench-seat.ts'
import type { BenchmarkGroup, Side } from '../measure.ts'
import { memoryMbOf } from '../process-memory.ts'

const files = 500
const fileBytes = 2_000_000
/** Files of a person are read, and pictures are drawn, in two processes of their own, which take 190 MB of it. */
const promisedMb = 300
const lookEveryMs = 500

/** What the window and all behind it take while a folder of a gigabyte is added and sent. */
export const mediaSendBenchmarks = (): BenchmarkGroup => ({
  all: [
    {
      name: 'media-send-memory',
      unit: 'MB',
      goal: { atMost: 1 },
      runs: 1,
      baseline: 'promised',
      measure,
    },
  ],
  end: () => undefined,
})

const measure = async (): Promise<Side> => {
  const { seat, end } = await takeSeat()
  const sandboxes = startSandboxProcess()
  try {
    const crm = await sandboxes.open('demo', { dataFile: join(seat.home, 'crm.db') })
    const application = await startApplication(seat)
    await new Unitdesk(application.page).connectTo(crm, 'media@demo')
    await new Unitdesk(application.page).go('Media')
    const media = new MediaScreen(application.page)
    await media.expectEmpty()
    const folder = join(seat.home, 'plans')
    const numbers = (await unitsInCrm(crm)).map(({ internalId }) => internalId)
    writePlans(folder, numbers.filter(isShown))
    // A collection first: memory that is kept is measured, and not what nobody has cleared away yet.
    await application.page.requestGC()
    const watch = watchMemory(application.pid)
    await media.addFolder(folder)
    await media.expectCount('Ready', files)
    await media.send()
    await media.expectCount('Done', files)
    const grownMb = watch.end()
    await application.close()
    return { unitdesk: grownMb, baseline: promisedMb }
  } finally {
    await sandboxes.end()
    end()
  }
}

const watchMemory = (pid: number) => {
  const before = memoryMbOf(pid)
  let most = before
  const look = () => {
    most = Math.max(most, memoryMbOf(pid))
  }
  const timer = setInterval(look, lookEveryMs)
  return {
    end: () => {
      clearInterval(timer)
      look()
      return most - before
    },
  }
}

/** Some of the storage rooms are sold apart and not shown. */
const isShown = (number: string): boolean => !number.includes('.S')

const writePlans = (folder: string, numbers: readonly string[]): void => {
  mkdirSync(folder)
  for (const [at, number] of numbers.slice(0, files).entries()) {
    const text = `${at} `.padEnd(fileBytes, 'unitdesk')
    writeFileSync(join(folder, `${number}_pudorys.png`), drawPng(text))
  }
}
