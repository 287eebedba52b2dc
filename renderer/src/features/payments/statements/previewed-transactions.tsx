import { useTranslation } from 'react-i18next'
import type { StatementPreview } from '#core/payments/statements/statement-preview'
import { useFormats } from '../../../i18n/formats-context.ts'
import { type MarkShape, type MarkTone, markClasses } from '../../../ui/mark.ts'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import { exactMoney } from '../payment-words.ts'
import classes from './import-dialog.module.css'

type TransactionStatus = StatementPreview['transactions'][number]['status']

const marks: Readonly<Record<TransactionStatus, readonly [MarkShape, MarkTone]>> = {
  new: ['ring', 'quiet'],
  known: ['half', 'waiting'],
  booked: ['check', 'good'],
  twin: ['warning', 'late'],
  notIncoming: ['minus', 'quiet'],
}

/** What was read, with what each would be in the ledger. */
export const PreviewedTransactions = ({ preview }: { readonly preview: StatementPreview }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { transactions } = preview
  if (transactions.length === 0) return null
  const total = Object.values(preview.counts).reduce((sum, count) => sum + count, 0)
  const shown = formats.integer(transactions.length)
  return (
    <>
      {transactions.length < total && (
        <p>{t('payments.import.cut', { shown, total: formats.integer(total) })}</p>
      )}
      <PreviewTable preview={preview} />
    </>
  )
}

const PreviewTable = ({ preview: { transactions } }: { readonly preview: StatementPreview }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  return (
    <ScrollRegion className={classes['scroll']} label={t('payments.import.preview')}>
      <table className={classes['table']} aria-label={t('payments.import.preview')}>
        <thead>
          <tr>
            <th scope="col">{t('payments.import.status')}</th>
            <th scope="col">{t('payments.column.bookedOn')}</th>
            <th scope="col" data-number="true">
              {t('payments.column.amount')}
            </th>
            <th scope="col">{t('payments.column.variableSymbol')}</th>
            <th scope="col">{t('payments.column.counterAccount')}</th>
            <th scope="col">{t('payments.column.counterName')}</th>
            <th scope="col">{t('payments.column.message')}</th>
          </tr>
        </thead>
        <tbody>
          {numbered(transactions).map(([place, one]) => (
            <tr key={place}>
              <td>
                <span className={markClasses(...marks[one.status])}>
                  {t(`payments.import.as.${one.status}`)}
                </span>
              </td>
              <td>{formats.day(one.bookedOn)}</td>
              <td data-number="true">{exactMoney(formats, one.amountMinor, one.currency)}</td>
              <td>{one.variableSymbol ?? '–'}</td>
              <td>{one.counterAccount ?? '–'}</td>
              <td title={one.counterName ?? ''}>{one.counterName ?? '–'}</td>
              <td title={one.message ?? ''}>{one.message ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

/** Numbers the transactions, because one line of a file may hold several. */
const numbered = (transactions: StatementPreview['transactions']) =>
  transactions.map((one, at) => [`${one.line} ${at}`, one] as const)
