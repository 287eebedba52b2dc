import { onTestFinished } from 'vitest'
import type { ReportDefinition } from '#core/exports/reports/report-definition'
import { openOrThrow, storeFolder } from '../../../store/testing/store-folder.ts'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { reportsProcess } from '../../../workers/start-reports.ts'
import { forkReports } from '../../../workers/testing/fork-reports.ts'
import { nothingNoted } from '../../../workers/testing/forked-reports.ts'
import { contentsWorld } from './contents-world.ts'

/** Runs of a report over a real store, a real process and real files. */
export const startContents = async (definition: Partial<ReportDefinition> = {}) => {
  const store = await openOrThrow({ directory: storeFolder() })
  const folder = temporaryFolder()
  let launched = 0
  let fork = forkReports()
  const reports = reportsProcess({
    launch: () => {
      launched += 1
      return fork()
    },
    beingRead: nothingNoted,
    idleMs: 60_000,
    longestMs: 60_000,
  })
  const world = contentsWorld(store, { reports, folder, definition })
  onTestFinished(world.stop)
  return {
    ...world,
    store,
    folder,
    launched: () => launched,
    /** Makes every process that reads end as soon as it has begun. */
    breakReader: () => {
      reports.stop()
      fork = forkReports({ script: new URL('no-such-script.ts', import.meta.url).href })
    },
  }
}

export const context = { signal: new AbortController().signal }
