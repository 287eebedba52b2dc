import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toSecret } from '../../core/accounts/secret.ts'
import { success } from '../../core/contract/failure.ts'
import { systemBootClock, systemClock } from '../../electron/clock.ts'
import { type Caller, createCaller } from '../../electron/crm/calls/caller.ts'
import type { CallingAccount } from '../../electron/crm/guards/calling-account.ts'
import { nobodyElse } from '../../electron/crm/guards/export-claims.ts'
import { createLimits } from '../../electron/crm/guards/limits.ts'
import { createTransport } from '../../electron/crm/transport/transport.ts'
import { insertWorkspace } from '../../electron/store/accounts/workspaces.ts'
import { openStore } from '../../electron/store/file/open.ts'
import { sampleWorkspace } from '../../electron/store/testing/samples.ts'
import { callJournal } from '../../electron/wiring/stores/call-journal.ts'
import { guardMemory } from '../../electron/wiring/stores/guard-memory.ts'

interface MeasuredClient {
  readonly caller: Caller
  readonly account: CallingAccount
  readonly close: () => Promise<void>
}

const silent = { event: () => undefined, defect: () => undefined }

/** The whole client on a store of its own: guards, recording and transport. Only the keychain is left out. */
export const startMeasuredClient = async (baseUrl: string): Promise<MeasuredClient> => {
  const directory = mkdtempSync(join(tmpdir(), 'unitdesk-bench-client-'))
  const store = await openStore({ directory, clock: systemClock, log: silent })
  if (store.kind !== 'open') throw new Error(`The store is closed: ${store.state.cause}`)
  const transport = createTransport({ resolveProxy: () => Promise.resolve('DIRECT') })
  const around = { clock: systemClock, announce: () => undefined, log: silent }
  const journal = callJournal(store, around)
  const caller = createCaller({
    transport,
    limits: createLimits(),
    clock: systemClock,
    sleep: () => Promise.resolve(),
    readPassword: () => Promise.resolve(success(toSecret('password'))),
    memory: guardMemory(store, { ...around, boot: systemBootClock() }),
    claims: nobodyElse,
    recordCall: journal.record,
  })
  const workspace = sampleWorkspace()
  insertWorkspace(store.db, workspace)
  const [stored] = workspace.accounts
  if (stored === undefined) throw new Error('A workspace without an account')
  const { id, label, login } = stored
  return {
    caller,
    account: { id, label, login, workspaceName: workspace.name, baseUrl, timeZone: 'UTC' },
    close: async () => {
      await transport.close()
      journal.writeDown()
      store.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
