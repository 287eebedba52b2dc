import type { OutputOf, ParsedInputOf } from '#core/contract/index'
import { fold } from '#core/fold'
import { toJson } from '#core/json'
import { groupStates, paymentGroups } from '#core/payments/ledger/payment-group'
import { searchedAmount } from '#core/payments/statements/searched-amount'
import type { PaymentsStore } from '../dependencies.ts'
import type { MatchedRows } from '../matching/match-payments.ts'
import { listedTotals } from './listed-totals.ts'

interface Listing {
  readonly store: Pick<PaymentsStore, 'listPaymentsPage' | 'countSearchedPayments'>
  readonly rows: MatchedRows
}

/** A page of one group with what all of the group adds up to, and how many there are in each group. */
export const listPayments = (
  { store, rows }: Listing,
  { group, offset, limit, ...wanted }: ParsedInputOf<'payments.listPayments'>,
): OutputOf<'payments.listPayments'> => {
  const text = fold(wanted.search.trim())
  const search =
    text === ''
      ? null
      : { text, ...rows.named(wanted.workspaceId, text), ...searchedAmount(wanted.search) }
  const searched = { ...wanted, search }
  const states = group === 'all' ? null : groupStates[group]
  const counted = store.countSearchedPayments(searched)
  const countOf = (kinds: readonly string[] | null): number =>
    counted.reduce(
      (sum, { state, count }) => sum + (kinds?.includes(state) === false ? 0 : count),
      0,
    )
  const counts = Object.fromEntries(
    paymentGroups.map((name) => [name, countOf(name === 'all' ? null : groupStates[name])]),
  ) as OutputOf<'payments.listPayments'>['counts']
  const listed = counted.filter(({ state }) => states?.some((one) => one === state) !== false)
  const entries = store.listPaymentsPage({ ...searched, states, offset, limit })
  return {
    payments: toJson(rows.of(wanted.workspaceId, entries)),
    total: counts[group],
    counts,
    totals: listedTotals(listed),
  }
}
