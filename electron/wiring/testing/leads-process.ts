import { flushCompileCache } from 'node:module'
import { leadDraftIdSchema } from '#core/ids'
import { systemClock } from '../../clock.ts'
import { keychainInAFile } from '../../keychain/testing/keychain-in-a-file.ts'
import { openStore } from '../../store/file/open.ts'
import { leadsAccount, leadsWorld } from './leads/leads-world.ts'
import { letGoOn } from './let-go-on.ts'

// Sends a draft, until it is killed or the draft was sent.
const [directory = '', baseUrl = '', run = '', draft = '', revision = ''] = process.argv.slice(2)
const tell = (line: string) => process.stdout.write(`${line}\n`)

const main = async () => {
  const log = { event: () => undefined, defect: () => undefined }
  const store = await openStore({ directory, clock: systemClock, log })
  if (store.kind === 'closed') throw new Error(`the store is closed: ${store.state.cause}`)
  const keychain = keychainInAFile(`${directory}-keychain.json`)
  const world = leadsWorld(store, { baseUrl, clock: systemClock, run, keychain })
  // What a killed program has compiled it cannot keep any more.
  flushCompileCache()
  await letGoOn(world.caller, { baseUrl, login: 'leads@demo' })
  const draftId = leadDraftIdSchema.parse(draft)
  const job = await world.call('leads.sendLead', {
    draftId,
    revision: Number(revision),
    accountId: leadsAccount,
  })
  tell('sending')
  await world.finished(job)
  tell('ended')
  process.exit(0)
}

await main()
