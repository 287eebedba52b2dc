import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '../../../electron/clock.ts'
import { openStore } from '../../../electron/store/file/open.ts'
import { leadsWorld, of } from '../../../electron/wiring/testing/leads/leads-world.ts'
import { figuresOf } from '../figures-of.ts'
import { costOf } from './measure-cost.ts'

// Prints what it costs to look into an archive of so many leads. As many come in a week as in a smaller one.
const size = Number(process.argv[2])
const directory = mkdtempSync(join(tmpdir(), 'unitdesk-growth-'))
await figuresOf('growth/fill-leads-process.ts', [directory, String(size)])
const log = { event: () => undefined, defect: console.error }
const store = await openStore({ directory, clock: systemClock, log })
if (store.kind !== 'open') throw new Error(`The store is closed: ${store.state.cause}`)
const world = leadsWorld(store, {
  baseUrl: 'http://127.0.0.1:1',
  clock: systemClock,
  run: 'growth',
})

const page = { sort: 'at', isDescending: true, limit: 200 } as const
const nothing = { project: null, campaign: null, productInterest: null, accountId: null } as const
const allSent = {
  ...of,
  from: null,
  to: null,
  project: null,
  campaign: null,
  search: '',
  statuses: [],
}
const list = (search: string, offset: number) =>
  world.call('leads.listLeads', {
    ...of,
    ...page,
    offset,
    filter: { ...nothing, search, isOnlyInCrm: false, from: null, to: null },
  })
const dashboard = (days: 7 | 365) =>
  world.call('leads.readDashboard', {
    ...of,
    period: { kind: 'days', days },
    timeZone: 'Europe/Prague',
  })

const costs = {
  'leads-week': await costOf(() => dashboard(7)),
  'leads-first-page': await costOf(() => list('', 0)),
  'leads-sent-first-page': await costOf(() =>
    world.call('leads.listSent', { ...allSent, ...page, offset: 0 }),
  ),
  'leads-sent-summary': await costOf(() => world.call('leads.summariseSent', allSent), 3),
  'leads-last-page': await costOf(() => list('', size - 200), 3),
  'leads-search': await costOf(() => list('jmeno2999 prijmeni7', 0), 3),
}
world.stop()
await world.calling.close()
store.close()
rmSync(directory, { recursive: true, force: true })
console.log(JSON.stringify(costs))
