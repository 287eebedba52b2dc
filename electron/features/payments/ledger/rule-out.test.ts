import { expect, test } from 'vitest'
import { success } from '#core/contract/failure'
import { type LedgerEntry, ledgerEntrySchema } from '#core/payments/ledger/ledger'
import type { PaymentMove } from '#core/payments/ledger/move-payment'
import { sampleEntry } from '#core/payments/testing/sample-entry'
import { sampleIncoming } from '#core/payments/testing/sample-incoming'
import { emptyLedger } from '../../../wiring/testing/payments/empty-ledger.ts'
import { confirmPayments } from './confirm-payments.ts'
import { movePayments } from './move-payments.ts'
import { settlePayment } from './settle-payment.ts'
import { suspectedBooked } from './suspected-booked.ts'

const one = sampleEntry('1')
const { key } = one

/** A payment, and a CRM that has one like it. */
const start = async (given: Partial<LedgerEntry> = {}) => {
  const { store, of } = await emptyLedger()
  store.write.writePayments({ ...of, entries: [{ ...one, ...given }] })
  let at = 20
  const clock = { now: () => at, elapsedMs: () => 0 }
  const work = { store, clock, tellSettled: () => success(null) }
  const ask = (...ids: readonly string[]) => {
    at += 10
    const payments = ids.map((id) => sampleIncoming(id))
    const exported = { name: 'payments-incoming', payments, unreadRows: [], exportedAt: at }
    store.write.writePaymentExport({ ...of, ...exported, name: 'payments-incoming' })
    at += 1
  }
  ask('501')
  return {
    ask,
    isSuspected: () => suspectedBooked(store, of).length > 0,
    confirm: (isNoTwin: boolean) =>
      confirmPayments(work, { ...of, payments: [{ key, prescribedPaymentId: 7, isNoTwin }] }),
    settle: (outcome: 'booked' | 'notBooked') =>
      settlePayment(work, { ...of, key, outcome, paymentId: null }),
    move: (move: PaymentMove) => movePayments(work, { ...of, keys: [key], moveOf: () => move }),
    entry: () => store.readPayment({ ...of, key }),
  }
}

test('what looks booked is confirmed by nobody who has not seen it', async () => {
  const { confirm } = await start()
  expect(confirm(false)).toEqual(success({ changed: 0, maybeTwins: [key] }))
  expect(confirm(true)).toEqual(success({ changed: 1, maybeTwins: [] }))
})

test('a payment of the CRM that a person has ruled out is not told again, and a new one is', async () => {
  const { ask, confirm, isSuspected, entry } = await start()
  expect(isSuspected()).toBe(true)
  confirm(true)
  expect(isSuspected()).toBe(false)
  // Each export has it again.
  ask('501')
  expect(isSuspected()).toBe(false)
  ask('501', '502')
  expect(isSuspected()).toBe(true)
  expect(ledgerEntrySchema.parse(entry())).toMatchObject({ ruledOut: ['501'] })
})

test('what was found not booked with a payment of the CRM in view rules that one out, also for who confirms it then', async () => {
  const { ask, settle, confirm, isSuspected } = await start({
    state: { kind: 'unknown', since: 5 },
  })
  expect(settle('notBooked')).toEqual(success(null))
  ask('501')
  expect(isSuspected()).toBe(false)
  expect(confirm(false)).toEqual(success({ changed: 1, maybeTwins: [] }))
  ask('501')
  expect(isSuspected()).toBe(false)
  ask('502')
  expect(isSuspected()).toBe(true)
})

test('who has taken a payment of the CRM for it and then finds it not booked rules that one out', async () => {
  const { ask, settle, isSuspected } = await start()
  settle('booked')
  settle('notBooked')
  ask('501')
  expect(isSuspected()).toBe(false)
})

test.each<[string, (world: Awaited<ReturnType<typeof start>>) => void]>([
  ['undoes the confirmation', ({ move }) => move({ kind: 'withdraw' })],
  [
    'leaves it out and takes it back',
    ({ move }) => {
      move({ kind: 'leaveOut', at: 50 })
      move({ kind: 'takeBack' })
    },
  ],
  [
    'finds it booked and takes that back',
    ({ settle, move }) => {
      settle('booked')
      move({ kind: 'reopen', at: 50 })
    },
  ],
])('who confirms it as another one and %s has ruled out nothing', async (_, undo) => {
  const world = await start()
  world.confirm(true)
  undo(world)
  expect(world.isSuspected()).toBe(true)
  expect(world.entry()).not.toHaveProperty('ruledOut')
})

test('an entry that was written before payments were ruled out is read as it is', () => {
  expect(ledgerEntrySchema.parse(one)).toEqual(one)
})
