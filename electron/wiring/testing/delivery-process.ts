import type { InputOf } from '#core/contract/index'
import { fromJson, keptJson } from '#core/json'
import { systemClock } from '../../clock.ts'
import { openStore } from '../../store/file/open.ts'
import { reportsProcess } from '../../workers/start-reports.ts'
import { forkReports } from '../../workers/testing/fork-reports.ts'
import { nothingNoted } from '../../workers/testing/forked-reports.ts'
import { savePlaces, saveReport } from './exports/acts.ts'
import { exportsWorld } from './exports/exports-world.ts'

type Places = InputOf<'exports.saveDelivery'>

// Runs a report that is sent to a place, until it is killed.
const [directory = '', baseUrl = '', placesText = '', script = ''] = process.argv.slice(2)

const main = async () => {
  const log = { event: () => undefined, defect: () => undefined }
  const store = await openStore({ directory, clock: systemClock, log })
  if (store.kind === 'closed') throw new Error(`the store is closed: ${store.state.cause}`)
  const reports = reportsProcess({
    launch: forkReports({ script }),
    beingRead: nothingNoted,
    idleMs: 5_000,
    longestMs: 60_000,
  })
  const world = exportsWorld(store, { baseUrl, clock: systemClock, run: 'killed', reports })
  const places = fromJson(keptJson<Places>(placesText))
  await savePlaces(world, places)
  const reportId = await saveReport(world, {
    content: { name: 'projects', format: 'xlsx', parameters: {} },
    delivery: {
      recipients: [],
      toWebhook: places.webhook !== null,
      toSftp: places.sftp != null,
      when: 'always',
      file: 'attached',
      withComparison: false,
    },
  })
  await world.call('exports.runReport', { reportId })
}

await main()
