import { join } from 'node:path'
import { systemClock } from '../../../electron/clock.ts'
import { openStore } from '../../../electron/store/file/open.ts'
import { addProjects } from '../../../electron/store/prices/pricelist/projects.ts'
import { finished } from '../../../electron/wiring/testing/prices/acts.ts'
import { of, pricesWorld } from '../../../electron/wiring/testing/prices/prices-world.ts'
import { startServer } from '../../harness/started-server.ts'
import { costOnce } from './measure-cost.ts'

// Loads a project of so many units into a store, and prints what that costs.
const [directory = '', size = ''] = process.argv.slice(2)
const server = await startServer(join(import.meta.dirname, 'project-server.ts'), [size])
const log = { event: () => undefined, defect: console.error }
const store = await openStore({ directory, clock: systemClock, log })
if (store.kind !== 'open') throw new Error(`The store is closed: ${store.state.cause}`)
const baseUrl = `http://127.0.0.1:${server.line}`
const world = pricesWorld(store, { baseUrl, clock: systemClock, run: 'load' })
const project = {
  id: of.projectId,
  name: 'Růst',
  city: null,
  freeUnits: null,
  developerId: null,
  screenIds: [],
}
addProjects(store.db, { ...of, fetchedAt: systemClock.now(), projects: [project] })
const cost = await costOnce(async () => {
  const { jobId } = await world.call('prices.refreshPricelist', of)
  const failure = await finished(world, jobId)
  if (failure) throw new Error(`The project was not loaded: ${failure.kind}`)
})
await world.jobs.stop()
await world.calling.close()
store.close()
await server.end()
console.log(JSON.stringify({ 'units-load': cost }))
