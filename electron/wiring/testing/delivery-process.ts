import { systemClock } from '../../clock.ts'
import { openStore } from '../../store/file/open.ts'
import { reportsProcess } from '../../workers/start-reports.ts'
import { forkReports } from '../../workers/testing/fork-reports.ts'
import { nothingNoted } from '../../workers/testing/forked-reports.ts'
import { savePlaces, saveReport } from './exports/acts.ts'
import { exportsWorld } from './exports/exports-world.ts'

// Runs a report that is sent to a webhook, until it is killed.
const [directory = '', baseUrl = '', url = '', script = ''] = process.argv.slice(2)

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
  const secret = { kind: 'set', value: 'a secret of ours' } as const
  await savePlaces(world, { mail: null, webhook: { url, secret }, sftp: null })
  const reportId = await saveReport(world, {
    content: { name: 'projects', format: 'xlsx', parameters: {} },
    delivery: {
      recipients: [],
      toWebhook: true,
      toSftp: false,
      when: 'always',
      file: 'attached',
      withComparison: false,
    },
  })
  await world.call('exports.runReport', { reportId })
}

await main()
