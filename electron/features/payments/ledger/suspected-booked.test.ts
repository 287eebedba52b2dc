import { expect, test } from 'vitest'
import { paymentIdSchema } from '#core/ids'
import type { PaymentState } from '#core/payments/ledger/payment-state'
import type { IncomingPayment } from '#core/payments/matching/booked-evidence'
import type { Transaction } from '#core/payments/statements/statement'
import { aboHead, aboMovement } from '#core/payments/testing/abo-lines'
import { sampleEntry } from '#core/payments/testing/sample-entry'
import { sampleIncoming } from '#core/payments/testing/sample-incoming'
import {
  confirmAll,
  finished,
  importFile,
  listPayments,
  readSending,
  received,
  sendAll,
  statementText,
} from '../../../wiring/testing/payments/acts.ts'
import { emptyLedger } from '../../../wiring/testing/payments/empty-ledger.ts'
import { fileWith } from '../../../wiring/testing/payments/file-with.ts'
import { of, type PaymentsWorld } from '../../../wiring/testing/payments/payments-world.ts'
import { startPayments } from '../../../wiring/testing/payments/start-payments.ts'
import { suspectedBooked } from './suspected-booked.ts'

const minor = 25_000_050
const csv = statementText([{ reference: 'R1', minor, symbol: '117' }])
const abo = [
  aboHead({ opening: 0, closing: minor }),
  aboMovement({ minor, variableSymbol: '117', document: '1', name: 'NOVAK JIRI' }),
].join('\r\n')

const askCrm = async (world: PaymentsWorld): Promise<void> => {
  const { jobId } = await world.call('payments.refreshExports', of)
  expect(await finished(world, jobId)).toBeNull()
}

test('money that two desks import in two formats is booked once: the second desk is told that the CRM has it', async () => {
  const { world, sandbox, clock, startOther } = await startPayments()
  await importFile(world, fileWith(csv))
  await confirmAll(world)
  expect(await sendAll(world)).toBeNull()
  clock.moveTo(clock.now() + 1_000)
  const other = await startOther()
  await importFile(other, fileWith(abo, 'vypis.gpc'))
  await askCrm(other)
  const [row] = await listPayments(other)
  const [sent] = await listPayments(world)
  // To the team, which goes by keys, these are two payments.
  expect(row?.key).not.toBe(sent?.key)
  expect(row).toMatchObject({ twinOf: null, looksBooked: true })
  await confirmAll(other)
  expect((await readSending(other)).preview.calls).toEqual([])
  expect(await sendAll(other)).toBeNull()
  expect(await received(sandbox)).toHaveLength(1)
})

test('what was confirmed before the CRM told that it has it is told in the review', async () => {
  const { world, clock, startOther } = await startPayments()
  const other = await startOther()
  await importFile(other, fileWith(abo, 'vypis.gpc'))
  await confirmAll(other)
  const before = await readSending(other)
  expect(before.preview.looksBooked).toEqual([])
  await importFile(world, fileWith(csv))
  await confirmAll(world)
  expect(await sendAll(world)).toBeNull()
  clock.moveTo(clock.now() + 1_000)
  await askCrm(other)
  const { calls, looksBooked, restored } = (await readSending(other)).preview
  expect(looksBooked).toEqual(calls.map(({ key }) => key))
  expect(looksBooked).toHaveLength(1)
  // Only a ledger that has lost something is not sent from.
  expect(restored).toBeNull()
  // Whoever has reviewed it before that has not seen it.
  const { jobId } = await other.call('payments.sendPayments', { ...of, revision: before.revision })
  expect(await finished(other, jobId)).toMatchObject({ reason: 'paymentsChanged' })
})

const day = '2026-11-20'

const start = async (...incoming: readonly IncomingPayment[]) => {
  const { store, of } = await emptyLedger()
  const name = 'payments-incoming'
  store.write.writePaymentExport({
    ...of,
    name,
    payments: incoming,
    unreadRows: [],
    exportedAt: 20,
  })
  const suspected = (...entries: ReturnType<typeof sampleEntry>[]) => {
    store.write.writePayments({ ...of, entries })
    return suspectedBooked(store, of).map(({ key }) => key)
  }
  return { store, of, suspected }
}

const settled = (
  outcome: 'booked' | 'notBooked',
  at: number,
  paymentId: string | null = null,
): PaymentState => ({
  kind: 'settled',
  at,
  outcome,
  paymentId: paymentId === null ? null : paymentIdSchema.parse(paymentId),
})
const sent = (paymentId: string): PaymentState => ({
  kind: 'sent',
  at: 1,
  paymentId: paymentIdSchema.parse(paymentId),
  isNew: true,
})

const one = sampleEntry('1')

test.each<[what: string, PaymentState, boolean]>([
  ['new', { kind: 'new' }, true],
  ['refused', { kind: 'refused', at: 30, message: 'No.' }, true],
  ['found not booked', settled('notBooked', 21), true],
  ['confirmed', { kind: 'confirmed', at: 21 }, true],
  ['left out', { kind: 'leftOut', at: 5 }, false],
  ['perhaps booked', { kind: 'unknown', since: 5 }, false],
])('a payment that is %s is suspected where the CRM has one like it: %j', async (_, state, is) => {
  const { suspected } = await start(sampleIncoming('501'))
  expect(suspected({ ...one, state })).toEqual(is ? [one.key] : [])
})

test.each<[what: string, Partial<IncomingPayment>, Partial<Transaction>, boolean]>([
  ['symbol a few days apart', { paidOn: '2026-11-23' }, {}, true],
  ['symbol on a day that is not told', { paidOn: null }, {}, true],
  ['symbol on another day', { paidOn: '2026-10-20' }, {}, false],
  ['sum on that day, whose symbol one of them lacks', {}, { variableSymbol: null }, true],
  ['sum a few days apart', { paidOn: '2026-11-23' }, { variableSymbol: null }, false],
  ['sum alone', { variableSymbol: null, paidOn: null }, {}, false],
  ['day and another symbol', { variableSymbol: '118' }, {}, false],
])('a payment of the CRM with the same %s makes one suspicious, or none', async (...row) => {
  const [, incoming, transaction, is] = row
  const { suspected } = await start(sampleIncoming('501', incoming))
  expect(suspected(sampleEntry('1', {}, transaction))).toEqual(is ? [one.key] : [])
})

test('of two equal instalments what the CRM has for the one that is booked is not taken for the other', async () => {
  const { suspected } = await start(sampleIncoming('501'))
  const other = (state: PaymentState) => sampleEntry('2', { state })
  expect(suspected(one, other({ kind: 'new' }))).toEqual([one.key, other({ kind: 'new' }).key])
  expect(suspected(one, other(sent('501')))).toEqual([])
  // Whoever looked it up may not have said which one of the CRM it is.
  expect(suspected(one, other(settled('booked', 5)))).toEqual([])
  expect(suspected(one, other(settled('booked', 5, '9')))).toEqual([one.key])
})

test('a booked payment explains one of the CRM, and the one that is most alike', async () => {
  const booked = (digit: string, bookedOn: string) =>
    sampleEntry(digit, { state: settled('booked', 5) }, { bookedOn })
  const { suspected } = await start(sampleIncoming('501'), sampleIncoming('502'))
  expect(suspected(one, booked('2', day))).toEqual([one.key])
  expect(suspected(one, booked('2', day), booked('3', day))).toEqual([])
  // A booked one of two days before says less of the CRM's payment than the one of that day does.
  const later = await start(sampleIncoming('501'))
  expect(later.suspected(one, booked('2', '2026-11-18'))).toEqual([one.key])
})

test('what the CRM has may be the payment of which nobody knows as well as its equal: neither is certain', async () => {
  const { store, of } = await start(sampleIncoming('501'))
  const certain = (state: PaymentState) => {
    store.write.writePayments({ ...of, entries: [one, sampleEntry('2', { state })] })
    return suspectedBooked(store, of).map(({ paymentId }) => paymentId)
  }
  expect(certain({ kind: 'leftOut', at: 1 })).toEqual(['501'])
  expect(certain({ kind: 'unknown', since: 5 })).toEqual([null])
})

test('where the CRM was never asked nothing is suspected', async () => {
  const { store, of } = await emptyLedger()
  store.write.writePayments({ ...of, entries: [one] })
  expect(suspectedBooked(store, of)).toEqual([])
})
