import type { OutputOf, ParsedInputOf } from '#core/contract/index'
import { toJson } from '#core/json'
import { monthOf, reconcileMonth } from '#core/payments/statements/reconcile-month'
import type { PaymentsStore } from '../dependencies.ts'
import type { MatchedRows } from '../matching/match-payments.ts'

interface MonthDependencies {
  readonly store: Pick<PaymentsStore, 'listStatements' | 'listPaymentsOfMonth'>
  readonly rows: Pick<MatchedRows, 'of'>
}

/** A month of every account, with what each of its payments is for, or why it is not booked. */
export const readMonth = (
  { store, rows }: MonthDependencies,
  { workspaceId, ...wanted }: ParsedInputOf<'payments.readMonth'>,
): OutputOf<'payments.readMonth'> => {
  const month = monthOf(wanted)
  const statements = store
    .listStatements({ workspaceId })
    .map(({ figures = [], days = [] }) => ({ figures, days }))
  const entries = rows.of(workspaceId, store.listPaymentsOfMonth({ workspaceId, month }))
  return { accounts: toJson(reconcileMonth({ month, statements, entries })) }
}
