import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  consentTypeIdSchema,
  customerIdSchema,
  revocationIdSchema,
  workspaceIdSchema,
} from '../../../core/ids.ts'
import { systemClock } from '../../../electron/clock.ts'
import { insertWorkspace } from '../../../electron/store/accounts/workspaces.ts'
import { insertRevocation, listRevocations } from '../../../electron/store/customers/consents.ts'
import { openStore } from '../../../electron/store/file/open.ts'
import { sampleWorkspace } from '../../../electron/store/testing/samples.ts'
import { costOf, costOnce } from './measure-cost.ts'

// Prints what it costs to note so many withdrawn consents and to look at the list of them.
const size = Number(process.argv[2])
const directory = mkdtempSync(join(tmpdir(), 'unitdesk-growth-'))
const log = { event: () => undefined, defect: console.error }
const store = await openStore({ directory, clock: systemClock, log })
if (store.kind !== 'open') throw new Error(`The store is closed: ${store.state.cause}`)
const { db } = store
insertWorkspace(db, sampleWorkspace())
const workspaceId = workspaceIdSchema.parse(sampleWorkspace().id)
const idOf = (at: number) => revocationIdSchema.parse(`r${String(at).padStart(8, '0')}`)

const noteAll = db.transaction((): void => {
  for (let at = 0; at < size; at++) {
    const customerId = customerIdSchema.parse((at % 120_000) + 1)
    insertRevocation(db, {
      id: idOf(at),
      workspaceId,
      at,
      account: 'Zákazníci',
      holder: { kind: 'customer', customerId },
      consentTypeId: consentTypeIdSchema.parse(14),
      consentName: 'Marketing',
      notes: null,
      outcome: { kind: 'revoked', customerIds: [customerId] },
      email: null,
    })
  }
})
const page = { workspaceId, limit: 200 }
const costs = {
  'audit-note': await costOnce(noteAll),
  'audit-first-page': await costOf(() => listRevocations(db, { ...page, before: null })),
  'audit-last-page': await costOf(() => listRevocations(db, { ...page, before: idOf(200) })),
}
store.close()
rmSync(directory, { recursive: true, force: true })
console.log(JSON.stringify(costs))
