import { text } from 'node:stream/consumers'
import { toSecret } from '#core/accounts/secret'
import { success } from '#core/contract/failure'
import { screenIdSchema, unitIdSchema } from '#core/ids'
import { systemClock } from '../../clock.ts'
import { createCaller } from '../../crm/calls/caller.ts'
import { media } from '../../crm/endpoints/media.ts'
import { nobodyElse } from '../../crm/guards/export-claims.ts'
import { createLimits } from '../../crm/guards/limits.ts'
import { lookAtFile } from '../../crm/testing/look-at-file.ts'
import { createTransport } from '../../crm/transport/transport.ts'
import { listWorkspaces } from '../../store/accounts/workspaces.ts'
import { appendCall } from '../../store/activity/activity.ts'
import { openStore } from '../../store/file/open.ts'
import { guardMemory } from '../stores/guard-memory.ts'
import { bootOf } from './boot-of.ts'

// Sends one picture to a unit's gallery as the application does, on the store of its profile, and tells on
// standard output when all of it has left and how it ended. What it needs comes by standard input.
interface UploadOrder {
  readonly directory: string
  readonly login: string
  readonly password: string
  readonly path: string
  readonly unitId: number
}

const { directory, login, password, path, unitId } = JSON.parse(
  await text(process.stdin),
) as UploadOrder
const log = { event: () => undefined, defect: () => undefined }
const store = await openStore({ directory, clock: systemClock, log })
if (store.kind !== 'open') throw new Error(`The store is closed: ${store.state.cause}`)
const { db } = store
const found = listWorkspaces(db)
  .flatMap(({ accounts, ...workspace }) => accounts.map((account) => ({ account, workspace })))
  .find(({ account }) => account.login === login)
if (!found) throw new Error(`The store has no account ${login}`)
const { account, workspace } = found

const transport = createTransport({ resolveProxy: () => Promise.resolve('DIRECT') })
const caller = createCaller({
  transport,
  limits: createLimits(),
  clock: systemClock,
  sleep: () => Promise.resolve(),
  readPassword: () => Promise.resolve(success(toSecret(password))),
  memory: guardMemory(store, { clock: systemClock, boot: bootOf(systemClock), log }),
  claims: nobodyElse,
  recordCall: (call) => void appendCall(db, call),
})
const upload = {
  account: {
    ...account,
    workspaceName: workspace.name,
    baseUrl: workspace.baseUrl,
    timeZone: workspace.timeZone,
  },
  signal: new AbortController().signal,
  file: lookAtFile(path, 'image/png'),
  onSent: (bytes: number, total: number) => {
    if (bytes === total) process.stdout.write('sent\n')
  },
}
const ended = await media(caller).addUnitGalleryImage(upload, {
  unitId: unitIdSchema.parse(unitId),
  screenId: screenIdSchema.parse(1),
  name: 'Living room',
})
process.stdout.write(`${ended.ok ? 'done' : ended.failure.kind}\n`)
await transport.close()
store.close()
