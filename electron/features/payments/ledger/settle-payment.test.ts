import { expect, test } from 'vitest'
import { failed, success } from '#core/contract/failure'
import { paymentIdSchema } from '#core/ids'
import { sampleEntry } from '#core/payments/testing/sample-entry'
import { paymentsStore } from '../../../wiring/stores/payments-store.ts'
import {
  confirmAll,
  importFile,
  listPayments,
  statementText,
} from '../../../wiring/testing/payments/acts.ts'
import { emptyLedger } from '../../../wiring/testing/payments/empty-ledger.ts'
import { fileWith } from '../../../wiring/testing/payments/file-with.ts'
import { of } from '../../../wiring/testing/payments/payments-world.ts'
import { startPayments } from '../../../wiring/testing/payments/start-payments.ts'
import type { PaymentsDependencies } from '../dependencies.ts'
import { movePayments } from './move-payments.ts'
import { settlePayment } from './settle-payment.ts'

type Teller = Pick<PaymentsDependencies, 'store' | 'clock' | 'tellSettled'>

test('others hear what a person has found out before the ledger says it, and of what cannot be settled they hear nothing', async () => {
  const { world, clock } = await startPayments()
  await importFile(world, fileWith(statementText([{ reference: 'R1', minor: 100, symbol: '7' }])))
  await confirmAll(world)
  const store = paymentsStore(world.store)
  const [payment] = await listPayments(world)
  if (payment === undefined) throw new Error('nothing was imported')
  const stateNow = () => store.readPayment({ ...of, key: payment.key })?.state.kind
  const heard: unknown[] = []
  const dependencies: Teller = {
    store,
    clock,
    tellSettled: ({ payments }) => {
      heard.push(...payments.map((told) => [told.outcome, stateNow()]))
      return success(null)
    },
  }
  const { key } = payment
  const settle = (outcome: 'booked' | 'notBooked') =>
    settlePayment(dependencies, { ...of, key, outcome, paymentId: null })
  // It was never sent, so that nobody can have found out that it did not arrive.
  expect(settle('notBooked')).toMatchObject({ failure: { reason: 'notFound' } })
  expect(heard).toEqual([])
  expect(settle('booked')).toEqual(success(null))
  expect(heard).toEqual([['booked', 'confirmed']])
  expect(stateNow()).toBe('settled')
  // It has never left from here, so that it is not unknown when that is taken back.
  const reopen = { ...of, keys: [key], moveOf: () => ({ kind: 'reopen', at: 2 }) as const }
  expect(movePayments(dependencies, reopen)).toMatchObject({ value: { changed: 1 } })
  const entry = store.readPayment({ ...of, key })
  if (entry === null) throw new Error('it was imported')
  const state = { kind: 'settled', at: 3, outcome: 'notBooked', paymentId: null } as const
  store.write.writePayments({ ...of, entries: [{ ...entry, sends: 1, state }] })
  expect(movePayments(dependencies, reopen)).toMatchObject({ value: { changed: 1 } })
  expect(stateNow()).toBe('unknown')
  expect(settle('booked')).toEqual(success(null))
  expect(settle('notBooked')).toEqual(success(null))
  expect(heard.slice(1)).toEqual([
    ['takenBack', 'settled'],
    ['unknown', 'settled'],
    ['booked', 'unknown'],
    ['takenBack', 'settled'],
    ['notBooked', 'settled'],
  ])
  // Whoever says the same again takes nothing back.
  expect(settle('notBooked')).toEqual(success(null))
  expect(heard.at(-1)).toEqual(['notBooked', 'settled'])
  expect(heard.at(-2)).toEqual(['notBooked', 'settled'])
})

test('what others cannot be told stays as it was', async () => {
  const { world, clock } = await startPayments()
  await importFile(world, fileWith(statementText([{ reference: 'R1', minor: 100, symbol: '7' }])))
  await confirmAll(world)
  const store = paymentsStore(world.store)
  const [payment] = await listPayments(world)
  if (payment === undefined) throw new Error('nothing was imported')
  const full = failed({ kind: 'store', cause: 'full', path: '/', again: 'afterFix' } as const)
  const dependencies: Teller = {
    store,
    clock,
    tellSettled: () => full,
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

test('of two equal payments what one is booked as is no number of the other', async () => {
  const { store, of, clock } = await emptyLedger()
  const paymentId = paymentIdSchema.parse('501')
  const sent = sampleEntry('1', { state: { kind: 'sent', at: 1, paymentId, isNew: true } })
  const { key } = sampleEntry('2')
  const entries = [sent, sampleEntry('2', { state: { kind: 'unknown', since: 1 }, sends: 1 })]
  store.write.writePayments({ ...of, entries })
  const settle = (number: string) =>
    settlePayment(
      { store, clock, tellSettled: () => success(null) },
      { ...of, key, outcome: 'booked', paymentId: paymentIdSchema.parse(number) },
    )
  expect(settle('501')).toMatchObject({ failure: { rule: 'numberOfAnother', path: '501' } })
  expect(store.readPayment({ ...of, key })?.state.kind).toBe('unknown')
  expect(settle('502')).toEqual(success(null))
  // A person may say the same once more.
  expect(settle('502')).toEqual(success(null))
})
