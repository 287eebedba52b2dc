import { customerIdSchema, inquiryIdSchema } from '../../core/ids.ts'
import type { SeenLead } from '../../core/leads/seen-lead.ts'
import { dayMs, hourMs } from '../../core/time.ts'
import { systemClock } from '../../electron/clock.ts'
import { findLeadArchive, makeLeadArchive } from '../../electron/store/lead-archives.ts'
import { replaceLeadCovered, writeLeadPoll } from '../../electron/store/lead-polls.ts'
import { writeLeads } from '../../electron/store/leads.ts'
import { type OpenStore, openStore } from '../../electron/store/open.ts'
import { leadsAccount, leadsWorld, of } from '../../electron/wiring/testing/leads/leads-world.ts'

// Reads the dashboard of a year of leads, and prints how long it took; the same by plain SQL beside it.
const leads = 200_000
const rounds = 5
const yearMs = 365 * dayMs

const [directory = ''] = process.argv.slice(2)
const log = { event: () => undefined, defect: () => undefined }

const leadOf = (index: number, now: number): SeenLead => {
  const at = now - Math.floor((index / leads) * yearMs) - (index % 97) * 1_000
  return {
    inquiryId: inquiryIdSchema.parse(index + 1),
    customerId: customerIdSchema.parse((index % 120_000) + 1),
    customerName: `Jméno${index % 3_000} Příjmení${index % 7_001}`,
    at,
    projects: [`Projekt ${index % 12}`, ...(index % 9 === 0 ? ['Terasy'] : [])],
    campaign: `kampaň ${index % 60}`,
    productInterest: `${1 + (index % 5)}+kk`,
    ...{ firstSeenAt: at + hourMs / 4, lastSeenAt: at + 7 * dayMs },
  }
}

const fill = (store: OpenStore): void => {
  const now = systemClock.now()
  const archive = makeLeadArchive(store.db, of.workspaceId)
  for (let from = 0; from < leads; from += 5_000) {
    const slice = Array.from({ length: 5_000 }, (_unused, index) => leadOf(from + index, now))
    store.db.transaction(() =>
      writeLeads(store.db, { archive, accountId: leadsAccount, leads: slice }),
    )()
  }
  const covered = [{ from: now - yearMs, to: now }]
  replaceLeadCovered(store.db, { accountId: leadsAccount, covered })
  writeLeadPoll(store.db, { accountId: leadsAccount, askedAt: now, checkedAt: now, failure: null })
}

const bySql = (store: OpenStore): void => {
  const archive = findLeadArchive(store.db, of.workspaceId)
  const now = systemClock.now()
  const counted = (sql: string) => store.db.prepare(sql).all(archive, now - yearMs, now)
  const within = 'archive = ? AND counted_at >= ? AND counted_at < ?'
  counted(`SELECT counted_at / ${dayMs} AS day, count(*) FROM lead WHERE ${within} GROUP BY day`)
  counted(`SELECT name, count(*) FROM lead_project WHERE ${within} GROUP BY name`)
  counted(`SELECT campaign, count(*) FROM lead WHERE ${within} GROUP BY campaign`)
  counted(`SELECT product_interest, count(*) FROM lead WHERE ${within} GROUP BY product_interest`)
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
if (findLeadArchive(store.db, of.workspaceId) === 0) fill(store)

const period = { kind: 'days', days: 365 } as const
const filter = { project: null, campaign: null, productInterest: null, accountId: null } as const
const page = { sort: 'at', isDescending: true, offset: 0, limit: 200 } as const
const list = (search: string, offset: number) =>
  world.call('leads.listLeads', {
    ...{ ...of, ...page, offset },
    filter: { ...filter, search, isOnlyInCrm: false, from: null, to: null },
  })

const dashboardMs = await timed(() =>
  world.call('leads.readDashboard', { ...of, period, timeZone: 'Europe/Prague' }),
)
const sqlMs = await timed(() => bySql(store))
const lastPageMs = await timed(() => list('', leads - 200))
const searchMs = await timed(() => list(`jmeno${Math.floor(performance.now())}`, 0))
world.stop()
await world.calling.close()
store.close()
process.stdout.write(`${JSON.stringify({ dashboardMs, sqlMs, lastPageMs, searchMs })}\n`)
