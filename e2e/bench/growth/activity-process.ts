import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '../../../electron/clock.ts'
import { appendCall, listCalls } from '../../../electron/store/activity/activity.ts'
import { openStore } from '../../../electron/store/file/open.ts'
import { costOf, costOnce } from './measure-cost.ts'

// Prints what it costs to note so many calls to the CRM, of which the store keeps the newest, and to look at them.
const size = Number(process.argv[2])
const directory = mkdtempSync(join(tmpdir(), 'unitdesk-growth-'))
const log = { event: () => undefined, defect: console.error }
const store = await openStore({ directory, clock: systemClock, log })
if (store.kind !== 'open') throw new Error(`The store is closed: ${store.state.cause}`)
const { db } = store

const noteAll = db.transaction((): void => {
  for (let at = 0; at < size; at++) {
    appendCall(db, {
      at,
      workspace: 'Podviní',
      account: 'Ceník',
      endpoint: at % 3 === 0 ? 'list-leads' : 'get-project',
      status: 200,
      durationMs: 50,
      bytesSent: 300,
      bytesReceived: 40_000,
      attempt: 1,
      outcome: 'ok',
      note: null,
    })
  }
})
const page = { outcome: 'all', before: null, limit: 200 } as const
const costs = {
  'activity-note': await costOnce(noteAll),
  'activity-first-page': await costOf(() => listCalls(db, { ...page, search: '' })),
  'activity-search': await costOf(() => listCalls(db, { ...page, search: 'nothing' })),
}
store.close()
rmSync(directory, { recursive: true, force: true })
console.log(JSON.stringify(costs))
