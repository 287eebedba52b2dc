import { useTranslation } from 'react-i18next'
import type { FigureCheck } from '#core/payments/statements/check-figures'
import { useFormats } from '../../../i18n/formats-context.ts'
import { markClasses } from '../../../ui/mark.ts'
import { Notice } from '../../../ui/notices/notice.tsx'
import { exactMoney } from '../payment-words.ts'
import classes from './import-dialog.module.css'

/** The figures that a statement tells beside what its rows add up to: loud where they differ. */
export const FigureChecks = ({ checks }: { readonly checks: readonly FigureCheck[] }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const wrong = checks.filter(({ agrees }) => !agrees)
  if (checks.length === 0) return <p>{t('payments.checks.none')}</p>
  return (
    <section className={classes['checks']} aria-label={t('payments.checks.title')}>
      {wrong.length > 0 && (
        <Notice
          tone="failure"
          title={t('payments.checks.differTitle', { count: wrong.length })}
          sentence={t('payments.checks.differ')}
        />
      )}
      <table className={classes['table']} aria-label={t('payments.checks.title')}>
        <thead>
          <tr>
            <th scope="col">{t('payments.column.account')}</th>
            <th scope="col">{t('payments.checks.figure')}</th>
            <th scope="col" data-number="true">
              {t('payments.checks.told')}
            </th>
            <th scope="col" data-number="true">
              {t('payments.checks.counted')}
            </th>
            <th scope="col">{t('payments.checks.result')}</th>
          </tr>
        </thead>
        <tbody>
          {checks.map(
            ({ statement, account, currency, figure, toldMinor, countedMinor, agrees }) => (
              <tr key={`${statement} ${figure}`}>
                <td>{account ?? '–'}</td>
                <td>{t(`payments.checks.${figure}`)}</td>
                <td data-number="true">{exactMoney(formats, toldMinor, currency)}</td>
                <td data-number="true">{exactMoney(formats, countedMinor, currency)}</td>
                <td>
                  <span
                    className={agrees ? markClasses('check', 'good') : markClasses('cross', 'bad')}
                  >
                    {agrees
                      ? t('payments.checks.agrees')
                      : t('payments.checks.by', {
                          difference: exactMoney(formats, countedMinor - toldMinor, currency),
                        })}
                  </span>
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </section>
  )
}
