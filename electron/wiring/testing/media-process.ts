import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { systemClock } from '../../clock.ts'
import { openStore } from '../../store/file/open.ts'
import { letGoOn } from './let-go-on.ts'
import { settled } from './media/acts.ts'
import { mediaWorld } from './media/media-world.ts'

// Goes on with the files that an earlier run has left in the line, until it is killed or nothing is left.
const [directory = '', baseUrl = '', run = ''] = process.argv.slice(2)
const tell = (line: string) => process.stdout.write(`${line}\n`)

const main = async () => {
  const log = { event: () => undefined, defect: () => undefined }
  const store = await openStore({ directory, clock: systemClock, log })
  if (store.kind === 'closed') throw new Error(`the store is closed: ${store.state.cause}`)
  const mediaFolder = join(directory, 'media')
  const world = mediaWorld(store, { baseUrl, clock: systemClock, mediaFolder, run })
  // What the CRM shows is asked with the other login.
  for (const login of ['media@demo', 'prices@demo']) await letGoOn(world.caller, { baseUrl, login })
  world.start()
  tell('sending')
  // What a killed program has compiled it cannot keep any more.
  flushCompileCache()
  await settled(world)
  tell('ended')
  process.exit(0)
}

await main()
