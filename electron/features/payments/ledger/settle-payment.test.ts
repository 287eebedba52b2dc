import { expect, test } from 'vitest'
import { failed, success } from '#core/contract/failure'
import { paymentsStore } from '../../../wiring/stores/payments-store.ts'
import {
  confirmAll,
  importFile,
  listPayments,
  statementText,
} from '../../../wiring/testing/payments/acts.ts'
import { fileWith } from '../../../wiring/testing/payments/file-with.ts'
import { of } from '../../../wiring/testing/payments/payments-world.ts'
import { startPayments } from '../../../wiring/testing/payments/start-payments.ts'
import type { PaymentsDependencies } from '../dependencies.ts'
import { settlePayment } from './settle-payment.ts'

test('others hear what a person has found out before the ledger says it, and of what cannot be settled they hear nothing', async () => {
  const { world, clock } = await startPayments()
  await importFile(world, fileWith(statementText([{ reference: 'R1', minor: 100, symbol: '7' }])))
  await confirmAll(world)
  const store = paymentsStore(world.store)
  const [payment] = await listPayments(world)
  if (payment === undefined) throw new Error('nothing was imported')
  const stateNow = () => store.readPayment({ ...of, key: payment.key })?.state.kind
  const heard: unknown[] = []
  const settle = (outcome: 'booked' | 'notBooked') =>
    settlePayment(
      {
        store,
        clock,
        settleOutgoing: ({ hasArrived }) => {
          heard.push([hasArrived, stateNow()])
          return success(null)
        },
      },
      { ...of, key: payment.key, outcome, paymentId: null },
    )
  // It was never sent, so that nobody can have found out that it did not arrive.
  expect(settle('notBooked')).toMatchObject({ failure: { reason: 'notFound' } })
  expect(heard).toEqual([])
  expect(settle('booked')).toEqual(success(null))
  expect(heard).toEqual([[true, 'confirmed']])
  expect(stateNow()).toBe('settled')
})

test('what others cannot be told stays as it was', async () => {
  const { world, clock } = await startPayments()
  await importFile(world, fileWith(statementText([{ reference: 'R1', minor: 100, symbol: '7' }])))
  await confirmAll(world)
  const store = paymentsStore(world.store)
  const [payment] = await listPayments(world)
  if (payment === undefined) throw new Error('nothing was imported')
  const full = failed({ kind: 'store', cause: 'full', path: '/', again: 'afterFix' } as const)
  const dependencies: Pick<PaymentsDependencies, 'store' | 'clock' | 'settleOutgoing'> = {
    store,
    clock,
    settleOutgoing: () => full,
  }
  const settled = settlePayment(dependencies, {
    ...of,
    key: payment.key,
    outcome: 'booked',
    paymentId: null,
  })
  expect(settled).toEqual(full)
  expect(store.readPayment({ ...of, key: payment.key })?.state.kind).toBe('confirmed')
})
