import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toSecret } from '../../core/accounts/secret.ts'
import { success } from '../../core/contract/failure.ts'
import { accountIdSchema } from '../../core/ids.ts'
import { systemClock } from '../../electron/clock.ts'
import { type Caller, createCaller } from '../../electron/crm/caller.ts'
import type { CallingAccount } from '../../electron/crm/calling-account.ts'
import { createTransport } from '../../electron/crm/transport.ts'
import { appendCall } from '../../electron/store/activity.ts'
import { commitWithoutWaiting } from '../../electron/store/commit-without-waiting.ts'
import { openStore } from '../../electron/store/open.ts'
import { guardMemory } from '../../electron/wiring/guard-memory.ts'

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
  const caller = createCaller({
    transport,
    clock: systemClock,
    sleep: () => Promise.resolve(),
    readPassword: () => Promise.resolve(success(toSecret('password'))),
    memory: guardMemory(store, around),
    recordCall: (call) => {
      commitWithoutWaiting(store.db, () => appendCall(store.db, call))
    },
  })
  const id = accountIdSchema.parse('measured')
  const account = { id, workspaceName: 'Bench', label: 'Leads', login: 'bench', baseUrl }
  return {
    caller,
    account,
    close: async () => {
      await transport.close()
      store.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
