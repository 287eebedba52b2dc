import { expect, test } from 'vitest'
import { paymentIdSchema, workspaceIdSchema } from '#core/ids'
import { movePayment } from '#core/payments/ledger/move-payment'
import type { PaymentState } from '#core/payments/ledger/payment-state'
import type { PrescribedPayment } from '#core/payments/matching/prescribed-payment'
import { sampleEntry } from '#core/payments/testing/sample-entry'
import { insertWorkspace } from '../../../store/accounts/workspaces.ts'
import { sampleWorkspace } from '../../../store/testing/samples.ts'
import { openOrThrow, storeFolder } from '../../../store/testing/store-folder.ts'
import { paymentsStore } from '../../../wiring/stores/payments-store.ts'
import { emptyLedger } from '../../../wiring/testing/payments/empty-ledger.ts'
import { matchedRows } from './match-payments.ts'

const workspaceId = workspaceIdSchema.parse('w1')

const prescribed: PrescribedPayment = {
  id: 7,
  dealId: 1,
  variableSymbol: '117',
  amountMinor: 100,
  paidMinor: 0,
  currency: 'CZK',
  dueOn: null,
  unit: 'Byt č. 12',
  customer: 'Jiří Novák',
  kind: 'Záloha',
}

const start = async (paidMinor: number | null = 0) => {
  const opened = await openOrThrow({ directory: storeFolder() })
  insertWorkspace(opened.db, sampleWorkspace('w1'))
  const store = paymentsStore(opened)
  const name = 'payments-prescribed'
  const exported = {
    workspaceId,
    name,
    payments: [{ ...prescribed, paidMinor }],
    unreadRows: [],
  } as const
  store.write.writePaymentExport({ ...exported, exportedAt: 5 })
  let reads = 0
  const rows = matchedRows({
    ...store,
    readPaymentExport: (of) => {
      if (of.name === 'payments-prescribed') reads += 1
      return store.readPaymentExport(of)
    },
  })
  const askAgain = () =>
    store.write.writePaymentExport({ ...exported, exportedAt: 6, payments: [] })
  return { store, rows, askAgain, readsOf: () => reads, close: opened.close }
}

test('a person who types searches what was read of the CRM once, until it is asked again', async () => {
  const { rows, askAgain, readsOf, close } = await start()
  for (const search of ['', 'n', 'no', 'nov', 'byt č', '117', '1,00']) {
    expect(rows.find(workspaceId, search), search).toEqual({ found: [prescribed], total: 1 })
  }
  for (const text of ['j', 'jiri', 'zaloha']) {
    expect(rows.named(workspaceId, text).prescribedIds).toEqual([7])
  }
  expect(rows.find(workspaceId, 'Svoboda')).toEqual({ found: [], total: 0 })
  expect(readsOf()).toBe(1)
  askAgain()
  expect(rows.find(workspaceId, '')).toEqual({ found: [], total: 0 })
  expect(readsOf()).toBe(2)
  close()
})

test('as long as the CRM was never asked nothing is said of what a payment is for', async () => {
  const { store, of } = await emptyLedger()
  const entry = sampleEntry('a')
  store.write.writePayments({ ...of, entries: [entry] })
  expect(matchedRows(store).of(of.workspaceId, [entry])).toMatchObject([
    { match: null, prescribed: [] },
  ])
})

const sentAt = (at: number) =>
  ({ kind: 'sent', at, paymentId: paymentIdSchema.parse('9'), isNew: true }) as const
const settledAt = (at: number, outcome: 'booked' | 'notBooked') =>
  ({ kind: 'settled', at, outcome, paymentId: null }) as const

test.each<[what: string, PaymentState, isPaid: boolean]>([
  ['confirmed', { kind: 'confirmed', at: 1 }, true],
  ['under way', { kind: 'sending', since: 1 }, true],
  ['perhaps booked', { kind: 'unknown', since: 1 }, true],
  ['sent since the CRM was asked', sentAt(6), true],
  ['sent as the CRM was asked', sentAt(5), true],
  ['sent before that, so that the CRM tells of it', sentAt(4), false],
  ['found booked since', settledAt(6, 'booked'), true],
  ['found booked before', settledAt(4, 'booked'), false],
  ['found not booked', settledAt(6, 'notBooked'), false],
  ['left out', { kind: 'leftOut', at: 6 }, false],
  ['refused', { kind: 'refused', at: 6, message: 'No.' }, false],
])(
  'what is paid by a payment that is %s is offered to no other one',
  async (_what, state, isPaid) => {
    const { store, rows, close } = await start()
    const paying = (digit: string, amountMinor: number, given = state) =>
      sampleEntry(digit, { state: given, prescribedPaymentId: 7 }, { amountMinor })
    // Both together are what is to be paid, and none of them is alone.
    const entries = [paying('1', 40), paying('2', 60), sampleEntry('3', { state })]
    const asked = sampleEntry('a', {}, { amountMinor: 100 })
    store.write.writePayments({ workspaceId, entries: [...entries, asked] })
    const [row] = rows.of(workspaceId, [asked])
    expect(row?.match).toMatchObject(
      isPaid ? { kind: 'none', why: 'paidUp' } : { kind: 'matched', prescribedPaymentId: 7 },
    )
    close()
  },
)

test.each<[what: string, PaymentState]>([
  ['sent before the CRM was asked', sentAt(4)],
  ['found booked before', settledAt(4, 'booked')],
])(
  'where the CRM does not tell what is paid, what is paid by a payment that is %s is offered to no other one',
  async (_what, state) => {
    const { store, rows, close } = await start(null)
    const paid = sampleEntry('1', { state, prescribedPaymentId: 7 }, { amountMinor: 100 })
    const asked = sampleEntry('a', {}, { amountMinor: 100 })
    store.write.writePayments({ workspaceId, entries: [paid, asked] })
    expect(rows.of(workspaceId, [asked])).toMatchObject([{ match: { why: 'paidUp' } }])
    close()
  },
)

test.each<[what: string, PaymentState, sends: number]>([
  ['of an earlier call', { ...sentAt(4), isNew: false }, 2],
  ['of a call whose answer was lost', { kind: 'unknown', since: 4 }, 1],
])(
  'what the CRM has %s is paid once, also when a person settles it after the CRM was asked',
  async (_what, state, sends) => {
    const { store, rows, close } = await start(40)
    const sent = sampleEntry('1', { state, prescribedPaymentId: 7, sends }, { amountMinor: 40 })
    const settle = { kind: 'settle', at: 6, outcome: 'booked', paymentId: null } as const
    const moved = movePayment(sent, settle)
    const asked = sampleEntry('a', {}, { amountMinor: 60 })
    store.write.writePayments({ workspaceId, entries: [moved.ok ? moved.entry : sent, asked] })
    expect(moved).toMatchObject({ ok: true, entry: { state: { kind: 'settled' } } })
    expect(rows.of(workspaceId, [asked])).toMatchObject([
      { match: { kind: 'matched', prescribedPaymentId: 7, reason: 'exact' } },
    ])
    close()
  },
)
