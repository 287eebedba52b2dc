import { expect, onTestFinished, test } from 'vitest'
import { paymentIdSchema, workspaceIdSchema } from '#core/ids'
import type { LedgerEntry } from '#core/payments/ledger/ledger'
import { usualPaymentSettings } from '#core/payments/ledger/payment-settings'
import type { PrescribedPayment } from '#core/payments/matching/prescribed-payment'
import { sampleEntry } from '#core/payments/testing/sample-entry'
import { insertWorkspace } from '../../../store/accounts/workspaces.ts'
import { sampleWorkspace } from '../../../store/testing/samples.ts'
import { openOrThrow, storeFolder } from '../../../store/testing/store-folder.ts'
import { paymentsStore } from '../../../wiring/stores/payments-store.ts'
import { matchedRows } from './match-payments.ts'
import { addPayerRule, readPayer, removePayerRule } from './payer-rules.ts'

const workspaceId = workspaceIdSchema.parse('w1')
const of = { workspaceId }

const owed = (id: number, dealId: number): PrescribedPayment => ({
  id,
  dealId,
  variableSymbol: `${id}`,
  amountMinor: 100,
  paidMinor: 0,
  currency: 'CZK',
  dueOn: null,
  unit: `A.${dealId}`,
  customer: 'Jiří Novák',
  kind: 'Záloha',
})
const digits = [...'123456789a']
const booked = {
  kind: 'sent',
  at: 1,
  paymentId: paymentIdSchema.parse('5'),
  isNew: true,
} as const

const untold = sampleEntry('f', {}, { variableSymbol: '999', amountMinor: 100 })

/** Ten payments of one payer that were booked for the given deals, and one more that no symbol speaks for. */
const start = async (dealOf: (at: number) => number) => {
  const opened = await openOrThrow({ directory: storeFolder() })
  onTestFinished(opened.close)
  insertWorkspace(opened.db, sampleWorkspace('w1'))
  const store = paymentsStore(opened)
  const paid = digits.map((_, at) => ({ ...owed(at + 1, dealOf(at)), paidMinor: 100 }))
  const payments = [...paid, owed(20, 1), owed(21, 2)]
  const name = 'payments-prescribed'
  store.write.writePaymentExport({ ...of, name, payments, unreadRows: [], exportedAt: 5 })
  const entries = digits.map((digit, at) =>
    sampleEntry(digit, { state: booked, prescribedPaymentId: at + 1 }),
  )
  store.write.writePayments({ ...of, entries: [...entries, untold] })
  const rows = matchedRows(store)
  const payers = { store, rows }
  const ask = ({ key }: LedgerEntry = untold) => {
    const payer = readPayer(payers, { ...of, key })
    return payer.ok ? payer.value : payer.failure
  }
  const matchOf = () => rows.of(workspaceId, [untold])[0]?.match
  return { store, payers, ask, matchOf }
}

const wanted = { ...of, key: untold.key }

test('what was right ten times is offered as a rule, which offers and books nothing', async () => {
  const { store, payers, ask, matchOf } = await start(() => 1)
  const habit = { account: '1234567899/0100', dealId: 1, purpose: 'A.1 · Jiří Novák', times: 10 }
  expect(ask()).toEqual({ ...habit, isRule: false })
  expect(matchOf()).toMatchObject({ kind: 'none', why: 'unknownSymbol' })
  expect(addPayerRule(payers, wanted)).toMatchObject({ ok: true })
  expect(ask()).toEqual({ ...habit, isRule: true })
  expect(matchOf()).toMatchObject({ kind: 'matched', prescribedPaymentId: 20, reason: 'payer' })
  expect(store.readPayment(wanted)?.state).toEqual({ kind: 'new' })
  expect(addPayerRule(payers, wanted)).toMatchObject({ ok: true })
  expect(store.listPayerRules(of)).toEqual([{ account: habit.account, dealId: 1 }])
  expect(removePayerRule(payers, wanted)).toMatchObject({ ok: true })
  expect(matchOf()).toMatchObject({ kind: 'none', why: 'unknownSymbol' })
  expect(ask()).toEqual({ ...habit, isRule: false })
})

test('a payer of several deals is offered none', async () => {
  const { store, payers, ask } = await start((at) => (at === 9 ? 2 : 1))
  expect(ask()).toBeNull()
  expect(addPayerRule(payers, wanted)).toMatchObject({ failure: { kind: 'notAllowed' } })
  expect(store.listPayerRules(of)).toEqual([])
})

test('a rule for a deal of which the CRM tells no payment any more is shown without a purpose', async () => {
  const { store, payers, ask } = await start(() => 1)
  addPayerRule(payers, wanted)
  const name = 'payments-prescribed'
  store.write.writePaymentExport({ ...of, name, payments: [], unreadRows: [], exportedAt: 9 })
  const rule = { account: '1234567899/0100', dealId: 1, isRule: true }
  expect(ask()).toEqual({ ...rule, purpose: '', times: 0 })
})

test('what was only confirmed was not right yet', async () => {
  const { store, ask } = await start(() => 1)
  const state = { kind: 'confirmed', at: 1 } as const
  const entry = sampleEntry('1', { state, prescribedPaymentId: 1 })
  store.write.writePayments({ ...of, entries: [entry] })
  expect(ask()).toBeNull()
})

test('of a payment without an account nothing is said, and other rules stay', async () => {
  const { store, payers, ask } = await start(() => 1)
  const bare = sampleEntry('e', {}, { counterAccount: null })
  const other = sampleEntry('d', {}, { counterAccount: '1/0800' })
  store.write.writePayments({ ...of, entries: [bare, other] })
  addPayerRule(payers, wanted)
  expect(ask(bare)).toBeNull()
  expect(ask(other)).toBeNull()
  expect(removePayerRule(payers, { ...of, key: bare.key })).toMatchObject({ ok: false })
  expect(removePayerRule(payers, { ...of, key: other.key })).toMatchObject({ ok: true })
  expect(store.listPayerRules(of)).toHaveLength(1)
})

test('rules and settings are written side by side', async () => {
  const { store, payers } = await start(() => 1)
  addPayerRule(payers, wanted)
  const settings = { ...usualPaymentSettings, currency: 'EUR' }
  store.write.writePaymentSettings({ ...of, settings })
  expect(store.listPayerRules(of)).toHaveLength(1)
  removePayerRule(payers, wanted)
  expect(store.readPaymentSettings(of)).toEqual(settings)
})
