import { toJson } from '#core/json'
import { systemClock } from '../../clock.ts'
import { openStore } from '../../store/file/open.ts'
import { forkedReports } from '../../workers/testing/forked-reports.ts'
import { savePlaces } from './exports/acts.ts'
import { exportsWorld } from './exports/exports-world.ts'
import { lostLead } from './exports/lost-lead.ts'

// Tells a webhook of a lead that is missing, and ends, unless it is killed before.
const [directory = '', url = ''] = process.argv.slice(2)

const main = async () => {
  const log = { event: () => undefined, defect: () => undefined }
  const store = await openStore({ directory, clock: systemClock, log })
  if (store.kind === 'closed') throw new Error(`the store is closed: ${store.state.cause}`)
  const baseUrl = 'http://127.0.0.1:9'
  const world = exportsWorld(store, {
    baseUrl,
    clock: systemClock,
    run: `run-${process.pid}`,
    reports: forkedReports(),
  })
  world.leadTroubles.push(lostLead)
  const secret = { kind: 'set', value: 'a secret of ours' } as const
  await savePlaces(world, { mail: null, webhook: { url, secret }, sftp: null })
  await world.call('exports.saveAlarms', {
    settings: toJson({ recipients: [], toWebhook: true, kinds: ['leads'] as const }),
  })
  process.stdout.write('looks\n')
  await world.look()
  await world.finish()
  await world.stop()
  store.close()
}

await main()
