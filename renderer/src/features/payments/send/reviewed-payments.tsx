import { useTranslation } from 'react-i18next'
import type { PrescribedPayment } from '#core/payments/matching/prescribed-payment'
import type { PreviewedCall } from '#core/payments/send/sending-preview'
import { useFormats } from '../../../i18n/formats-context.ts'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import { exactMoney, purposeWords } from '../payment-words.ts'
import classes from './send.module.css'

interface Props {
  readonly calls: readonly PreviewedCall[]
  readonly prescribed: readonly PrescribedPayment[]
}

/** The payments that leave, as a person knows them. */
export const ReviewedPayments = ({ calls, prescribed }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  return (
    <ScrollRegion className={classes['calls']} label={t('payments.send.payments')}>
      <table className={classes['table']} aria-label={t('payments.send.payments')}>
        <thead>
          <tr>
            <th scope="col">{t('payments.column.counterparty')}</th>
            <th scope="col">{t('payments.match.title')}</th>
            <th scope="col" data-number="true">
              {t('payments.column.amount')}
            </th>
            <th scope="col">{t('payments.column.bookedOn')}</th>
          </tr>
        </thead>
        <tbody>
          {calls.map(({ key, transaction, prescribedPaymentId: id }) => {
            const payer = transaction.counterName ?? transaction.counterAccount ?? '–'
            const what = id === null ? t('payments.match.without') : purposeWords(t, id, prescribed)
            return (
              <tr key={key}>
                <td title={payer}>{payer}</td>
                <td title={what}>{what}</td>
                <td data-number="true">
                  {exactMoney(formats, transaction.amountMinor, transaction.currency)}
                </td>
                <td>{formats.day(transaction.bookedOn)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
