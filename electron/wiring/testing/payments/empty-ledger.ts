import { onTestFinished } from 'vitest'
import { failed } from '#core/contract/failure'
import { workspaceIdSchema } from '#core/ids'
import { insertWorkspace } from '../../../store/accounts/workspaces.ts'
import { sampleWorkspace } from '../../../store/testing/samples.ts'
import { openOrThrow, storeFolder } from '../../../store/testing/store-folder.ts'
import { paymentsStore } from '../../stores/payments-store.ts'

const of = { workspaceId: workspaceIdSchema.parse('w1') }

const clock = { now: () => 10, elapsedMs: () => 0 }

/** A workspace without payments in a store of its own, which the test's end closes; it is ten there. */
export const emptyLedger = async () => {
  const opened = await openOrThrow({ directory: storeFolder() })
  onTestFinished(opened.close)
  insertWorkspace(opened.db, sampleWorkspace('w1'))
  return { db: opened.db, store: paymentsStore(opened), clock, of }
}

/** What a write answers where the disk is full. */
export const diskFull = failed({
  kind: 'store',
  cause: 'full',
  path: '/',
  again: 'afterFix',
} as const)
