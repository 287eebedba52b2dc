import { mkdirSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { cancelled, failed } from '#core/contract/failure'
import { fileTokenSchema } from '#core/ids'
import { systemClock } from '../../clock.ts'
import { openStore } from '../../store/file/open.ts'
import { saveReport } from './exports/acts.ts'
import { exportsWorld } from './exports/exports-world.ts'
import { workspaceId } from './first-workspace.ts'
import { letGoOn } from './let-go-on.ts'

// Runs a report by its schedule until it is killed, and tells on standard output when bytes arrive. Each run of
// the application begins an hour after the one before it.
const [directory = '', baseUrl = '', run = '0'] = process.argv.slice(2)
const tell = (line: string) => process.stdout.write(`${line}\n`)
const laterMs = Number(run) * 3_600_000
const clock = { ...systemClock, now: () => systemClock.now() + laterMs }

const main = async () => {
  const log = { event: () => undefined, defect: () => undefined }
  const store = await openStore({ directory, clock, log })
  if (store.kind === 'closed') throw new Error(`the store is closed: ${store.state.cause}`)
  // What has arrived is read by whoever lives longer.
  const reports = { ask: () => Promise.resolve(failed(cancelled)), stop: () => undefined }
  const pickedFolder = join(directory, 'latest')
  mkdirSync(pickedFolder, { recursive: true })
  const world = exportsWorld(store, { baseUrl, clock, run: `run${run}`, reports, pickedFolder })
  await letGoOn(world.caller, { baseUrl, login: 'exports@demo' })
  const known = await world.call('exports.listReports', { workspaceId })
  if (known.length === 0) {
    const schedule = { kind: 'cron', text: '* * * * *', zone: 'Europe/Prague' } as const
    await saveReport(world, {
      latest: { folder: fileTokenSchema.parse('picked'), fileName: 'Latest', format: 'asFetched' },
      rules: { schedule, missed: 'once', maxAgeMs: 86_400_000, pauseAfter: 20 },
    })
  }
  // What a killed program has compiled it cannot keep any more.
  flushCompileCache()
  tell('ready')
  for (;;) {
    await world.look()
    const job = world.jobs.list().find(({ outcome }) => outcome === null)
    if (job) tell(`under way ${job.phase}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

await main()
