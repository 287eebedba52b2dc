import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { WorkspaceId } from '#core/ids'
import { fromJson } from '#core/json'
import type { PaymentRow } from '#core/payments/ledger/payment-row'
import { query } from '../../../bridge/query.ts'
import { unreadOf } from '../../../bridge/unread.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { ShortTable } from '../../../ui/tables/short-table.tsx'
import { exactMoney, intentWords, rowStateWords } from '../payment-words.ts'

interface Props {
  readonly workspaceId: WorkspaceId
  /** The ways to write the customer's name. */
  readonly names: readonly string[]
}

const shownAtMost = 100

/** Payments that name a customer: as the payer, in a message, or as the one who owes what they are for. */
export const PaymentsOfCustomer = ({ workspaceId, names }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const lists = useQueries({
    queries: names.map((search) => ({
      ...query('payments.listPayments', {
        workspaceId,
        scope: 'all',
        group: 'all',
        statementId: null,
        search: search.slice(0, 200),
        offset: 0,
        limit: shownAtMost,
      }),
      // Records of a person are not remembered longer than they are shown.
      gcTime: 0,
    })),
  })
  const unread = unreadOf(...lists)
  if (unread) return <FailureNotice {...unread} />
  if (lists.some(({ data }) => data === undefined)) return null
  const rows = new Map<string, PaymentRow>()
  for (const { data } of lists) {
    for (const row of data === undefined ? [] : fromJson(data.payments)) rows.set(row.key, row)
  }
  return (
    <ShortTable
      title={t('payments.ofCustomer.title')}
      nothing={t(
        names.length === 0 ? 'payments.ofCustomer.unnamed' : 'payments.ofCustomer.nothing',
      )}
      columns={[
        { title: t('payments.column.bookedOn') },
        { title: t('payments.column.amount'), isNumber: true },
        { title: t('payments.match.title') },
        { title: t('payments.column.state') },
      ]}
      rows={[...rows.values()].map((row) => ({
        key: row.key,
        cells: [
          formats.day(row.transaction.bookedOn),
          exactMoney(formats, row.transaction.amountMinor, row.transaction.currency),
          intentWords(t, row),
          rowStateWords(t, row),
        ],
      }))}
    />
  )
}
