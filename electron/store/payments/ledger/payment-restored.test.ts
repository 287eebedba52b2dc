import { expect, test } from 'vitest'
import { workspaceIdSchema } from '#core/ids'
import { insertWorkspace } from '../../accounts/workspaces.ts'
import { sampleWorkspace } from '../../testing/samples.ts'
import { openOrThrow, storeFolder } from '../../testing/store-folder.ts'
import {
  acceptRestoredLedger,
  markRestoredLedgers,
  readRestoredLedger,
} from './payment-restored.ts'

const of = { workspaceId: workspaceIdSchema.parse('w1') }

test('a store that is empty because there was no backup asks for a comparison in a workspace that is connected later', async () => {
  const { db, close } = await openOrThrow({ directory: storeFolder() })
  expect(readRestoredLedger(db, of)).toBeNull()
  markRestoredLedgers(db, { restoredAt: 5, backupFrom: null })
  insertWorkspace(db, sampleWorkspace('w1'))
  const asked = { restoredAt: 5, backupFrom: null, acceptedAt: null }
  expect(readRestoredLedger(db, of)).toEqual(asked)
  acceptRestoredLedger(db, { ...of, at: 6 })
  markRestoredLedgers(db, { restoredAt: 5, backupFrom: null })
  expect(readRestoredLedger(db, of)).toEqual({ ...asked, acceptedAt: 6 })
  close()
})

test('a store that is restored once more is compared once more, whatever its clock says', async () => {
  const { db, close } = await openOrThrow({ directory: storeFolder() })
  insertWorkspace(db, sampleWorkspace('w1'))
  markRestoredLedgers(db, { restoredAt: 50, backupFrom: 1 })
  acceptRestoredLedger(db, { ...of, at: 51 })
  markRestoredLedgers(db, { restoredAt: 40, backupFrom: 2 })
  expect(readRestoredLedger(db, of)).toEqual({ restoredAt: 40, backupFrom: 2, acceptedAt: null })
  close()
})
