import { dayMs } from '../../../core/time.ts'
import { systemClock } from '../../../electron/clock.ts'
import { type OpenStore, openStore } from '../../../electron/store/file/open.ts'
import { findLeadArchive } from '../../../electron/store/leads/archive/lead-archives.ts'
import { leadsAccount, leadsWorld, of } from '../../../electron/wiring/testing/leads/leads-world.ts'
import { fillLeads, yearMs, yearOfLeads } from './fill-leads.ts'

// Reads the dashboard of a year of leads, and prints how long it took; the same by plain SQL beside it.
const rounds = 5

const [directory = ''] = process.argv.slice(2)
const log = { event: () => undefined, defect: () => undefined }

const bySql = (store: OpenStore): void => {
  const archive = findLeadArchive(store.db, of.workspaceId)
  const now = systemClock.now()
  const counted = (sql: string) => store.db.prepare(sql).all(archive, now - yearMs, now)
  const within = 'archive = ? AND counted_at >= ? AND counted_at < ?'
  counted(`SELECT counted_at / ${dayMs} AS day, count(*) FROM lead WHERE ${within} GROUP BY day`)
  counted(`SELECT name, count(*) FROM lead_project WHERE ${within} GROUP BY name`)
  counted(`SELECT campaign, count(*) FROM lead WHERE ${within} GROUP BY campaign`)
  counted(`SELECT product_interest, count(*) FROM lead WHERE ${within} GROUP BY product_interest`)
  counted(`SELECT status_kind, count(*) FROM sent_lead
    WHERE archive = ? AND at >= ? AND at < ? GROUP BY status_kind`)
}

const timed = async (work: () => Promise<unknown> | unknown): Promise<number> => {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now()
    await work()
    times.push(performance.now() - startedAt)
  }
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
}

const store = await openStore({ directory, clock: systemClock, log })
if (store.kind !== 'open') throw new Error(`The store is closed: ${store.state.cause}`)
const world = leadsWorld(store, { baseUrl: 'http://127.0.0.1:1', clock: systemClock, run: 'bench' })
if (findLeadArchive(store.db, of.workspaceId) === 0) {
  fillLeads(store, { ...of, accountId: leadsAccount })
}

const period = { kind: 'days', days: 365 } as const
const filter = { project: null, campaign: null, productInterest: null, accountId: null } as const
const page = { sort: 'at', isDescending: true, offset: 0, limit: 200 } as const
const list = (search: string, offset: number) =>
  world.call('leads.listLeads', {
    ...of,
    ...page,
    offset,
    filter: { ...filter, search, isOnlyInCrm: false, from: null, to: null },
  })

const dashboardMs = await timed(() =>
  world.call('leads.readDashboard', { ...of, period, timeZone: 'Europe/Prague' }),
)
const sqlMs = await timed(() => bySql(store))
const lastPageMs = await timed(() => list('', yearOfLeads - 200))
const narrowed = { from: null, to: null, project: null, campaign: null } as const
const allSent = { ...of, ...narrowed, search: '', statuses: [] }
const sentMs = await timed(async () => {
  await world.call('leads.listSent', { ...allSent, ...page })
  await world.call('leads.summariseSent', allSent)
})
const searchMs = await timed(() => list(`jmeno${Math.floor(performance.now())}`, 0))
world.stop()
await world.calling.close()
store.close()
process.stdout.write(`${JSON.stringify({ dashboardMs, sqlMs, lastPageMs, searchMs, sentMs })}\n`)
