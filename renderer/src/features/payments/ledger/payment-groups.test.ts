import { expect, test } from 'vitest'
import { paymentIdSchema } from '#core/ids'
import { groupStates } from '#core/payments/ledger/payment-group'
import type { PaymentRow } from '#core/payments/ledger/payment-row'
import type { PaymentState } from '#core/payments/ledger/payment-state'
import type { PrescribedMatch } from '#core/payments/matching/prescribed-match'
import { transactionKeySchema } from '#core/payments/statements/transaction-key'
import { groupOf } from './payment-groups.ts'
import { isCertain } from './use-payment-acts.ts'

const key = transactionKeySchema.parse('b'.repeat(40))
const paymentId = paymentIdSchema.parse('7')

const states: [PaymentState, string][] = [
  [{ kind: 'new' }, 'toDecide'],
  [{ kind: 'confirmed', at: 1 }, 'confirmed'],
  [{ kind: 'sending', since: 1 }, 'confirmed'],
  [{ kind: 'sent', at: 1, paymentId, isNew: true }, 'booked'],
  [{ kind: 'refused', at: 1, message: 'no' }, 'refused'],
  [{ kind: 'unknown', since: 1 }, 'unknown'],
  [{ kind: 'settled', at: 1, outcome: 'booked', paymentId: null }, 'booked'],
  [{ kind: 'settled', at: 1, outcome: 'notBooked', paymentId: null }, 'toDecide'],
  [{ kind: 'leftOut', at: 1 }, 'leftOut'],
]

const row = (changes: Partial<PaymentRow>): PaymentRow => ({
  key,
  basis: 'reference',
  format: 'csv',
  twinOf: null,
  prescribedPaymentId: null,
  sends: 0,
  match: null,
  prescribed: null,
  looksBooked: false,
  state: { kind: 'new' },
  transaction: {
    line: 1,
    statement: 0,
    account: null,
    bookedOn: '2026-11-20',
    valueOn: null,
    amountMinor: 1,
    currency: 'CZK',
    variableSymbol: null,
    constantSymbol: null,
    specificSymbol: null,
    counterAccount: null,
    counterName: null,
    message: null,
    reference: null,
    isReversal: false,
  },
  ...changes,
})

test.each(states)('a payment that is %j is shown among those %s', (state, group) => {
  expect(groupOf({ state })).toBe(group)
})

test('a group that the list is narrowed to has the states that are shown in it', () => {
  for (const [state, group] of states) {
    const named = state.kind === 'settled' ? state.outcome : state.kind
    const groups = Object.entries<readonly string[]>(groupStates)
    expect(groups.filter(([, kinds]) => kinds.includes(named)).map(([name]) => name)).toEqual([
      group,
    ])
  }
})

test('certain is only an exact sum under the symbol that nothing else is like', () => {
  const match: Extract<PrescribedMatch, { kind: 'matched' }> = {
    kind: 'matched',
    reason: 'exact',
    prescribedPaymentId: 7,
    score: 100,
    candidates: [],
  }
  expect(isCertain(row({ match }))).toBe(true)
  expect(isCertain(row({ match: { ...match, reason: 'exactOfSeveral' } }))).toBe(false)
  expect(isCertain(row({ match: { ...match, reason: 'partial' } }))).toBe(false)
  expect(isCertain(row({ match, twinOf: key }))).toBe(false)
  expect(isCertain(row({ match, looksBooked: true }))).toBe(false)
  expect(isCertain(row({ match, state: { kind: 'refused', at: 1, message: 'no' } }))).toBe(false)
  expect(isCertain(row({}))).toBe(false)
})
