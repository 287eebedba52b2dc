import { useTranslation } from 'react-i18next'
import type { PaymentRow } from '#core/payments/ledger/payment-row'
import type { ReconciledAccount } from '#core/payments/statements/reconcile-month'
import { useFormats } from '../../../i18n/formats-context.ts'
import { PrintedSheet } from '../../../ui/tables/printed-sheet.tsx'
import { exactMoney, intentWords, rowStateWords } from '../payment-words.ts'
import { MonthFigures, useAccountWords } from './month-figures.tsx'
import classes from './printed-month.module.css'

interface Props {
  readonly title: string
  readonly accounts: readonly ReconciledAccount<PaymentRow>[]
}

/** A month on paper: the figures of each account, what is booked, and what is not with its reason. */
export const PrintedMonth = ({ title, accounts }: Props) => {
  const { t } = useTranslation()
  const words = useAccountWords()
  return (
    <PrintedSheet>
      <h1>{title}</h1>
      {accounts.map((account) => (
        <section key={words(account)}>
          <h2 className={classes['account']}>{words(account)}</h2>
          <MonthFigures account={account} className={classes['figures']} />
          <Payments
            title={t('payments.month.openTitle')}
            rows={[...account.notBooked, ...account.maybe, ...account.alike]}
          />
          <Payments title={t('payments.month.bookedTitle')} rows={account.booked} />
        </section>
      ))}
    </PrintedSheet>
  )
}

interface PaymentsProps {
  readonly title: string
  readonly rows: readonly PaymentRow[]
}

const Payments = ({ title, rows }: PaymentsProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  if (rows.length === 0) return null
  return (
    <>
      <h3 className={classes['part']}>{title}</h3>
      <table className={classes['payments']}>
        <thead>
          <tr>
            <th scope="col">{t('payments.column.bookedOn')}</th>
            <th scope="col">{t('payments.column.counterparty')}</th>
            <th scope="col">{t('payments.column.variableSymbol')}</th>
            <th scope="col">{t('payments.match.title')}</th>
            <th scope="col">{t('payments.column.state')}</th>
            <th scope="col" data-number="true">
              {t('payments.column.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <td>{formats.day(row.transaction.bookedOn)}</td>
              <td>{row.transaction.counterName ?? row.transaction.counterAccount}</td>
              <td>{row.transaction.variableSymbol}</td>
              <td>{intentWords(t, row)}</td>
              <td>{rowStateWords(t, row)}</td>
              <td data-number="true">
                {exactMoney(formats, row.transaction.amountMinor, row.transaction.currency)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
