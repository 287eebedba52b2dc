import { expect, test } from 'vitest'
import { paymentIdSchema } from '#core/ids'
import { groupStates } from '#core/payments/ledger/payment-group'
import type { PaymentState } from '#core/payments/ledger/payment-state'
import type { PrescribedMatch } from '#core/payments/matching/prescribed-match'
import { transactionKeySchema } from '#core/payments/statements/transaction-key'
import { sampleRow } from '#core/payments/testing/sample-row'
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
  expect(isCertain(sampleRow({ match }))).toBe(true)
  expect(isCertain(sampleRow({ match: { ...match, reason: 'exactOfSeveral' } }))).toBe(false)
  expect(isCertain(sampleRow({ match: { ...match, reason: 'partial' } }))).toBe(false)
  expect(isCertain(sampleRow({ match, twinOf: key }))).toBe(false)
  expect(isCertain(sampleRow({ match, looksBooked: true }))).toBe(false)
  expect(isCertain(sampleRow({ match, reversedOn: '2026-11-21' }))).toBe(false)
  const prescribed = {
    id: 7,
    dealId: 1,
    unit: null,
    customer: null,
    kind: null,
    variableSymbol: '117',
    amountMinor: 100,
    paidMinor: 0,
    currency: null,
    dueOn: null,
  }
  expect(isCertain(sampleRow({ match, prescribed: [prescribed] }))).toBe(true)
  // Where the CRM does not tell what is paid, this may be paid already.
  const untold = { ...prescribed, paidMinor: null }
  expect(isCertain(sampleRow({ match, prescribed: [untold] }))).toBe(false)
  expect(isCertain(sampleRow({ match, state: { kind: 'refused', at: 1, message: 'no' } }))).toBe(
    false,
  )
  expect(isCertain(sampleRow({}))).toBe(false)
})
