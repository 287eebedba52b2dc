import { expect, test } from 'vitest'
import { fromJson } from '#core/json'
import type { LedgerEntry } from '#core/payments/ledger/ledger'
import { groupStates, type PaymentGroup, paymentGroups } from '#core/payments/ledger/payment-group'
import { sampleEntry } from '#core/payments/testing/sample-entry'
import { emptyLedger } from '../../../wiring/testing/payments/empty-ledger.ts'
import { matchedRows } from '../matching/match-payments.ts'
import { listPayments } from './list-payments.ts'

const states: readonly LedgerEntry['state'][] = [
  { kind: 'new' },
  { kind: 'confirmed', at: 1 },
  { kind: 'unknown', since: 1 },
  { kind: 'refused', at: 1, message: 'No.' },
  { kind: 'leftOut', at: 1 },
  { kind: 'settled', at: 1, outcome: 'booked', paymentId: null },
]

test('each group has its payments, their count and what they add up to, whatever is shown', async () => {
  const { store, of } = await emptyLedger()
  const entries = states.map((state, at) =>
    sampleEntry(`${at + 1}`, { state }, { amountMinor: 10 ** at, variableSymbol: `55${at}` }),
  )
  store.write.writePayments({ ...of, entries })
  const rows = matchedRows(store)
  const list = (group: PaymentGroup, search = '') =>
    listPayments(
      { store, rows },
      { ...of, group, search, scope: 'all', statementId: null, offset: 0, limit: 100 },
    )
  const sum = (all: readonly LedgerEntry[]) =>
    all.reduce((total, { transaction }) => total + transaction.amountMinor, 0)
  for (const group of paymentGroups) {
    const wanted: readonly string[] | null = group === 'all' ? null : groupStates[group]
    const own = entries.filter(({ state }) => {
      const counted = state.kind === 'settled' ? state.outcome : state.kind
      return wanted === null || wanted.includes(counted)
    })
    const { payments, total, counts, totals } = list(group, ' ')
    expect(
      fromJson(payments)
        .map(({ key }) => key)
        .sort(),
      group,
    ).toEqual(own.map(({ key }) => key))
    expect([total, counts[group], counts.all], group).toEqual([own.length, own.length, 6])
    const listed = own.length === 0 ? [] : [sum(own)]
    expect(
      totals.map(({ listedMinor }) => listedMinor),
      group,
    ).toEqual(listed)
  }
  const found = list('all', '553')
  expect(fromJson(found.payments).map(({ key }) => key)).toEqual([entries[3]?.key])
  expect([found.total, found.counts.all]).toEqual([1, 1])
})
