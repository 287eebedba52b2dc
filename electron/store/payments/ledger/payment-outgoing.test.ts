import { expect, test } from 'vitest'
import { accountIdSchema, workspaceIdSchema } from '#core/ids'
import { insertWorkspace } from '../../accounts/workspaces.ts'
import { insertOutgoingCall, settleInterrupted } from '../../activity/outgoing-calls.ts'
import { sampleWorkspace } from '../../testing/samples.ts'
import { openOrThrow, storeFolder } from '../../testing/store-folder.ts'
import { findPaymentOfCall, findUnknownPaymentCall } from './payment-outgoing.ts'

test('a payment whose answer was lost is that of its workspace, though another one has the same name', async () => {
  const { db, close } = await openOrThrow({ directory: storeFolder() })
  for (const id of ['w1', 'w2']) insertWorkspace(db, { ...sampleWorkspace(id), name: 'Vltavan' })
  const subject = 'payment 7'
  const [first, second] = ['w1', 'w2'].map((id) =>
    insertOutgoingCall(db, {
      at: 1,
      accountId: accountIdSchema.parse(sampleWorkspace(id).accounts[0]?.id),
      workspace: 'Vltavan',
      account: 'Payments',
      endpoint: 'add-incoming-payment',
      subject,
    }),
  )
  settleInterrupted(db)
  for (const [name, call] of [
    ['w1', first],
    ['w2', second],
  ] as const) {
    const workspaceId = workspaceIdSchema.parse(name)
    expect(findUnknownPaymentCall(db, { workspaceId, subject })).toBe(call)
    expect(findPaymentOfCall(db, call ?? 0)).toEqual({ workspaceId, subject })
  }
  close()
})
