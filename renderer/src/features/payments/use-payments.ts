import { useQuery } from '@tanstack/react-query'
import type { OutputOf } from '#core/contract/index'
import type { StatementId, WorkspaceId } from '#core/ids'
import { fromJson } from '#core/json'
import type { PaymentGroup } from '#core/payments/ledger/payment-group'
import { query } from '../../bridge/query.ts'
import { unreadOf } from '../../bridge/unread.ts'

const shownAtOnce = 5_000

export interface PaymentFilter {
  readonly scope: 'open' | 'all'
  readonly group: PaymentGroup
  readonly statementId: StatementId | null
  readonly search: string
}

const readRows = ({ payments, ...told }: OutputOf<'payments.listPayments'>) => ({
  rows: fromJson(payments),
  ...told,
})

/** The payments of the worklist or of the whole ledger, the newest first. */
export const usePayments = (workspaceId: WorkspaceId, filter: PaymentFilter) => {
  const input = { workspaceId, ...filter, offset: 0, limit: shownAtOnce }
  const list = useQuery({
    ...query('payments.listPayments', input),
    select: readRows,
    placeholderData: (before) => before,
  })
  return {
    rows: list.data?.rows ?? null,
    total: list.data?.total ?? 0,
    counts: list.data?.counts ?? null,
    totals: list.data?.totals ?? [],
    unread: unreadOf(list),
  }
}
