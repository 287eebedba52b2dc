import { Radio } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../i18n/formats-context.ts'
import { exactMoney } from '../payment-words.ts'
import type { PaymentEvidence } from './evidence-of.ts'
import classes from './worklist-view.module.css'

interface Props {
  readonly told: PaymentEvidence
  readonly chosen: string
  /** The value that says: none of these. */
  readonly another: string
  readonly onChosen: (value: string) => void
}

/** The incoming payments of the CRM that may be the one, how old that knowledge is, and what it lacks. */
export const FoundPayments = ({ told, chosen, another, onChosen }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { exportedAt, evidence } = told
  const { found, isExportOlder, missing, unread } = evidence
  if (exportedAt === null)
    return <p className={classes['soft']}>{t('payments.unknown.noExport')}</p>
  const at = formats.dateTime(exportedAt)
  return (
    <>
      <p className={classes['soft']}>
        {t(isExportOlder ? 'payments.unknown.older' : 'payments.unknown.newer', { at })}
      </p>
      {missing.map((field) => (
        <p key={field}>{t(`payments.unknown.untold.${field}`)}</p>
      ))}
      {unread > 0 && <p>{t('payments.unknown.unread', { count: unread })}</p>}
      {found.length > 0 && (
        <Radio.Group
          mt={8}
          label={t('payments.unknown.found', { count: found.length })}
          value={chosen}
          onChange={onChosen}
        >
          {found.map(({ paymentId, reason, by, payment }) => (
            <Radio
              key={paymentId}
              mt={6}
              value={paymentId}
              label={t('payments.unknown.candidate', {
                id: paymentId,
                amount: exactMoney(formats, payment.amountMinor, payment.currency),
                day: payment.paidOn === null ? '–' : formats.day(payment.paidOn),
                reason: [
                  t(`payments.unknown.${reason}`),
                  by === 'amount' && t('payments.unknown.noSymbol'),
                  payment.prescribedPaymentId !== null &&
                    t('payments.match.number', { id: payment.prescribedPaymentId }),
                ]
                  .filter(Boolean)
                  .join(', '),
              })}
            />
          ))}
          <Radio mt={6} value={another} label={t('payments.unknown.another')} />
        </Radio.Group>
      )}
      {found.length === 0 && !isExportOlder && <p>{t('payments.unknown.nothing')}</p>}
    </>
  )
}
