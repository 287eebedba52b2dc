import type { ColDef } from 'ag-grid-community'
import type { TFunction } from 'i18next'
import type { Formats } from '#core/format/formats'
import type { PaymentRow } from '#core/payments/ledger/payment-row'
import { markClasses } from '../../../ui/mark.ts'
import { exactMoney, intentWords, rowMark, rowStateWords } from '../payment-words.ts'

type Column = ColDef<PaymentRow>
type Params = { readonly data?: PaymentRow | undefined }

const column = (
  headerName: string,
  textOf: (row: PaymentRow) => string,
  width: number,
): Column => ({
  headerName,
  valueGetter: ({ data }: Params) => (data ? textOf(data) : ''),
  initialWidth: width,
})

const partyOf = ({ transaction: { counterAccount, counterName } }: PaymentRow): string =>
  [counterName, counterAccount].filter(Boolean).join(' · ')

export const paymentColumns = (t: TFunction, formats: Formats): Column[] => [
  {
    ...column(t('payments.column.state'), (row) => rowStateWords(t, row), 190),
    colId: 'state',
    cellClass: ({ data }: Params) => (data ? markClasses(...rowMark(data)) : ''),
  },
  {
    colId: 'bookedOn',
    headerName: t('payments.column.bookedOn'),
    valueGetter: ({ data }: Params) => data?.transaction.bookedOn ?? '',
    valueFormatter: ({ value }) => (value === '' ? '' : formats.day(value)),
    initialWidth: 112,
  },
  {
    colId: 'amount',
    type: 'rightAligned',
    headerName: t('payments.column.amount'),
    valueGetter: ({ data }: Params) => data?.transaction.amountMinor ?? 0,
    valueFormatter: ({ value, data }: { value: number; data?: PaymentRow | undefined }) =>
      exactMoney(formats, value, data?.transaction.currency ?? null),
    initialWidth: 142,
  },
  column(t('payments.column.counterparty'), partyOf, 200),
  {
    ...column(
      t('payments.column.symbolShort'),
      ({ transaction }) => transaction.variableSymbol ?? '',
      104,
    ),
    headerTooltip: t('payments.column.variableSymbol'),
  },
  column(t('payments.match.title'), (row) => intentWords(t, row), 340),
  column(t('payments.column.message'), ({ transaction }) => transaction.message ?? '', 200),
]
