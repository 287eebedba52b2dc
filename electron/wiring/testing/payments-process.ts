import { flushCompileCache } from 'node:module'
import { systemClock } from '../../clock.ts'
import { openStore } from '../../store/file/open.ts'
import { letGoOn } from './let-go-on.ts'
import { sendAll } from './payments/acts.ts'
import { paymentsWorld } from './payments/payments-world.ts'

// Sends what an earlier run has left confirmed, until it is killed or nothing is left.
const [directory = '', baseUrl = '', run = ''] = process.argv.slice(2)
const tell = (line: string) => process.stdout.write(`${line}\n`)

const main = async () => {
  const log = { event: () => undefined, defect: () => undefined }
  const store = await openStore({ directory, clock: systemClock, log })
  if (store.kind === 'closed') throw new Error(`the store is closed: ${store.state.cause}`)
  const world = paymentsWorld(store, { baseUrl, clock: systemClock, run })
  // What a killed program has compiled it cannot keep any more.
  flushCompileCache()
  await letGoOn(world.calling.caller, { baseUrl, login: 'payments@demo' })
  tell('sending')
  await sendAll(world)
  tell('ended')
  process.exit(0)
}

await main()
