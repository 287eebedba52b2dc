import { systemClock } from '../../clock.ts'
import { openStore } from '../../store/file/open.ts'
import { reportsProcess } from '../../workers/start-reports.ts'
import { forkReports } from '../../workers/testing/fork-reports.ts'
import { nothingNoted } from '../../workers/testing/forked-reports.ts'
import { backedUp, saveBackup } from './exports/backups.ts'
import { exportsWorld } from './exports/exports-world.ts'
import { workspaceId } from './first-workspace.ts'
import { letGoOn } from './let-go-on.ts'

// Backs the CRM up, or goes on with the backup that an earlier run has begun, until it is killed.
const [directory = '', baseUrl = '', folder = '', script = '', run = ''] = process.argv.slice(2)

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
  const of = { baseUrl, clock: systemClock, run, reports, pickedFolder: folder }
  const world = exportsWorld(store, of)
  await letGoOn(world.caller, { baseUrl, login: 'exports@demo' })
  if ((await world.call('exports.readBackup', { workspaceId })) === null) {
    await saveBackup(world, { tables: ['projects', 'deals', 'tasks', 'events'] })
    await world.call('exports.backUpNow', { workspaceId })
  }
  process.stdout.write('under way\n')
  await backedUp(world)
}

await main()
