import { expect, test } from 'vitest'
import { success } from '#core/contract/failure'
import { paymentIdSchema } from '#core/ids'
import type { PaymentState } from '#core/payments/ledger/payment-state'
import type { IncomingPayment } from '#core/payments/matching/booked-evidence'
import { sampleEntry } from '#core/payments/testing/sample-entry'
import { sampleIncoming } from '#core/payments/testing/sample-incoming'
import { markRestoredLedgers } from '../../../store/payments/ledger/payment-restored.ts'
import { emptyLedger } from '../../../wiring/testing/payments/empty-ledger.ts'
import { acceptRestored } from './accept-restored.ts'
import { restoredLedger } from './restored-ledger.ts'
import { settleFound } from './settle-found.ts'
import { claimedPayments, suspectedBooked } from './suspected-booked.ts'

const restoredAt = 10
const backupFrom = 3

interface StartInput {
  readonly isRestored?: boolean
  /** When the CRM was asked; null: never. */
  readonly askedAt?: number | null
  readonly incoming?: readonly IncomingPayment[]
}

const start = async ({
  isRestored = true,
  askedAt = 20,
  incoming = [sampleIncoming('501')],
}: StartInput = {}) => {
  const { db, store, of } = await emptyLedger()
  if (isRestored) markRestoredLedgers(db, { restoredAt, backupFrom })
  if (askedAt !== null) {
    store.write.writePaymentExport({
      ...of,
      name: 'payments-incoming',
      payments: incoming,
      unreadRows: [4, 5],
      exportedAt: askedAt,
    })
  }
  return { store, of }
}

const one = sampleEntry('1')

test('a ledger that lost nothing needs no comparison, whatever the CRM has, and suspects what is clearly alike', async () => {
  const { store, of } = await start({ isRestored: false })
  store.write.writePayments({ ...of, entries: [one] })
  expect(suspectedBooked(store, of)).toMatchObject([{ key: one.key, paymentId: '501' }])
  expect(restoredLedger(store, of)).toBeNull()
  const untold = { incoming: [sampleIncoming('501', { variableSymbol: null, paidOn: null })] }
  const lost = await start(untold)
  lost.store.write.writePayments({ ...of, entries: [one] })
  expect(suspectedBooked(lost.store, of)).toHaveLength(1)
  const whole = await start({ ...untold, isRestored: false })
  whole.store.write.writePayments({ ...of, entries: [one] })
  expect(suspectedBooked(whole.store, of)).toEqual([])
})

test.each([
  ['was never asked', null, false],
  ['was asked before the restore', restoredAt - 1, false],
  ['was asked at the moment of the restore', restoredAt, true],
  ['was asked after it', restoredAt + 1, true],
])(
  'where the CRM %s, a restored ledger says whether it is compared',
  async (_when, askedAt, is) => {
    const { store, of } = await start({ askedAt })
    store.write.writePayments({ ...of, entries: [one] })
    const unread = is ? 2 : 0
    expect(restoredLedger(store, of)).toEqual({
      backupFrom,
      isCompared: is,
      looksBooked: is ? [one.key] : [],
      certain: is ? [one.key] : [],
      missing: [],
      unread,
    })
  },
)

const settled = (at: number, outcome: 'booked' | 'notBooked'): PaymentState => ({
  kind: 'settled',
  at,
  outcome,
  paymentId: null,
})
const sent = { kind: 'sent', at: 1, paymentId: paymentIdSchema.parse('9'), isNew: true } as const

test.each<[what: string, PaymentState, is: boolean]>([
  ['undecided', { kind: 'new' }, true],
  ['refused', { kind: 'refused', at: 30, message: 'No.' }, true],
  ['confirmed', { kind: 'confirmed', at: 21 }, true],
  ['found not booked', settled(21, 'notBooked'), true],
  ['found booked', settled(restoredAt, 'booked'), false],
  ['left out', { kind: 'leftOut', at: 5 }, false],
  ['perhaps booked', { kind: 'unknown', since: 5 }, false],
  ['sent', sent, false],
])(
  'a payment that is %s is suspected before and after a person has accepted the ledger: %j',
  async (_what, state, is) => {
    const { store, of } = await start()
    const entry = { ...one, state }
    store.write.writePayments({ ...of, entries: [entry] })
    const suspected = () => suspectedBooked(store, of).map(({ key }) => key)
    expect(suspected()).toEqual(is ? [one.key] : [])
    store.write.acceptRestoredLedger({ ...of, at: 40 })
    expect(suspected()).toEqual(is ? [one.key] : [])
    expect(restoredLedger(store, of)).toBeNull()
  },
)

test('a restored ledger is accepted once it is compared, and one that lost nothing at any time', async () => {
  const accept = async (given: StartInput) => {
    const { store, of } = await start(given)
    const tellSettled = () => success(null)
    const clock = { now: () => 40, elapsedMs: () => 0 }
    const accepted = acceptRestored({ store, clock, tellSettled }, of)
    return [accepted.ok, store.readRestoredLedger(of)?.acceptedAt]
  }
  expect(await accept({ askedAt: restoredAt - 1 })).toEqual([false, null])
  expect(await accept({ askedAt: restoredAt })).toEqual([true, 40])
  expect(await accept({ isRestored: false, askedAt: null })).toEqual([true, undefined])
})

test('what the CRM has for another payment of the ledger makes none suspicious', async () => {
  const { store, of } = await start({ incoming: [sampleIncoming('7'), sampleIncoming('8')] })
  const known = [
    sampleEntry('2', { state: { ...sent, paymentId: paymentIdSchema.parse('7') } }),
    sampleEntry('3', {
      state: { ...settled(1, 'booked'), paymentId: paymentIdSchema.parse('8') } as PaymentState,
    }),
    sampleEntry('4', { state: settled(1, 'booked') }),
  ]
  store.write.writePayments({ ...of, entries: [one, ...known] })
  expect(claimedPayments(store, of)).toEqual(new Set(['7', '8']))
  expect(suspectedBooked(store, of)).toEqual([])
})

test('one that may be either of two is suspected and not certain, and what the export cannot tell is said', async () => {
  const untold = { variableSymbol: null, paidOn: null }
  const { store, of } = await start({
    incoming: [sampleIncoming('7', untold), sampleIncoming('8', untold)],
  })
  store.write.writePayments({ ...of, entries: [one] })
  expect(restoredLedger(store, of)).toMatchObject({
    looksBooked: [one.key],
    certain: [],
    missing: ['variableSymbol', 'paidOn'],
  })
  // Nobody knows which of the two it is: nothing is booked by itself.
  const clock = { now: () => 40, elapsedMs: () => 0 }
  const tellSettled = () => expect.fail('nothing was settled')
  expect(settleFound({ store, clock, tellSettled }, of)).toEqual(success({ settled: [] }))
  expect(store.readPayment({ ...of, key: one.key })?.state).toEqual({ kind: 'new' })
})

test('what a person has found not booked is not booked by itself when the CRM has one like it later', async () => {
  const entry = sampleEntry('2', { state: settled(15, 'notBooked') }, { variableSymbol: '118' })
  const incoming = [sampleIncoming('501'), sampleIncoming('502', { variableSymbol: '118' })]
  const { store, of } = await start({ incoming })
  store.write.writePayments({ ...of, entries: [one, entry] })
  expect(restoredLedger(store, of)).toMatchObject({
    looksBooked: [one.key, entry.key],
    certain: [one.key],
  })
  const clock = { now: () => 40, elapsedMs: () => 0 }
  const found = settleFound({ store, clock, tellSettled: () => success(null) }, of)
  expect(found).toEqual(success({ settled: [one.key] }))
  expect(store.readPayment({ ...of, key: entry.key })?.state).toEqual(entry.state)
})
