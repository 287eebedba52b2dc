import { useTranslation } from 'react-i18next'
import type { DayTotal } from '#core/payments/statements/totals-by-day'
import { useFormats } from '../../../i18n/formats-context.ts'
import { exactMoney } from '../payment-words.ts'
import classes from './import-dialog.module.css'

/** What came in and what left, by day and currency. */
export const DayTotals = ({ totals }: { readonly totals: readonly DayTotal[] }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  if (totals.length === 0) return null
  return (
    <section aria-label={t('payments.days.title')}>
      <h3 className={classes['title']}>{t('payments.days.title')}</h3>
      <table className={classes['table']} aria-label={t('payments.days.title')}>
        <thead>
          <tr>
            <th scope="col">{t('payments.days.day')}</th>
            <th scope="col" data-number="true">
              {t('payments.days.count')}
            </th>
            <th scope="col" data-number="true">
              {t('payments.days.credit')}
            </th>
            <th scope="col" data-number="true">
              {t('payments.days.debit')}
            </th>
          </tr>
        </thead>
        <tbody>
          {totals.map(({ day, currency, count, creditMinor, debitMinor }) => (
            <tr key={`${day} ${currency}`}>
              <td>{formats.day(day)}</td>
              <td data-number="true">{formats.integer(count)}</td>
              <td data-number="true">{exactMoney(formats, creditMinor, currency)}</td>
              <td data-number="true">{exactMoney(formats, debitMinor, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
