import { systemClock } from '../../../electron/clock.ts'
import { openStore } from '../../../electron/store/file/open.ts'
import { leadsAccount, leadsWorld, of } from '../../../electron/wiring/testing/leads/leads-world.ts'
import { fillLeads } from '../leads/fill-leads.ts'

// Puts so many leads into a store; what that takes is not what looking at them takes.
const [directory = '', count = ''] = process.argv.slice(2)
const log = { event: () => undefined, defect: console.error }
const store = await openStore({ directory, clock: systemClock, log })
if (store.kind !== 'open') throw new Error(`The store is closed: ${store.state.cause}`)
const world = leadsWorld(store, { baseUrl: 'http://127.0.0.1:1', clock: systemClock, run: 'fill' })
fillLeads(store, { ...of, accountId: leadsAccount, count: Number(count) })
world.stop()
await world.calling.close()
store.close()
console.log(JSON.stringify({}))
