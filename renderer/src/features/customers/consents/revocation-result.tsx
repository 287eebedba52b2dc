import { useTranslation } from 'react-i18next'
import { meaningOfRefusal } from '#core/customers/revocation-outcome'
import type { CustomerId } from '#core/ids'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import classes from './consents.module.css'
import type { ShownRevocation } from './use-revocation.ts'

interface Props {
  readonly record: ShownRevocation
  readonly onCustomer: (customerId: CustomerId) => void
}

/** What became of the revocation that was just sent. */
export const RevocationResult = ({ record, onCustomer }: Props) => {
  const { t } = useTranslation()
  const { outcome, consentName } = record
  switch (outcome.kind) {
    case 'sending':
      return <p role="status">{t('customers.outcome.sending')}</p>
    case 'revoked':
      return (
        <Notice
          tone="success"
          title={t('customers.result.revokedTitle', { count: outcome.customerIds.length })}
          sentence={t('customers.result.revoked', { type: consentName })}
        >
          <ul className={classes['ids']} aria-label={t('customers.result.ids')}>
            {outcome.customerIds.map((id) => (
              <li key={id}>
                <button type="button" className={classes['id']} onClick={() => onCustomer(id)}>
                  {t('customers.customer', { id })}
                </button>
              </li>
            ))}
          </ul>
        </Notice>
      )
    case 'notFound': {
      const about = outcome.about ?? 'other'
      const { isWithdrawn, next } = meaningOfRefusal(outcome.about)
      return (
        <Notice
          tone={isWithdrawn ? 'note' : 'warning'}
          title={t(`customers.outcome.notFound.${about}`)}
          sentence={t(`customers.result.notFound.${about}`)}
          nextStep={t(`customers.result.next.${next}`)}
        />
      )
    }
    case 'failed':
      return <FailureNotice failure={outcome.failure} />
    case 'unknown':
      return (
        <Notice
          tone="warning"
          title={t('customers.outcome.unknown')}
          sentence={t('customers.result.unknown')}
          nextStep={t('customers.result.unknownNext')}
        />
      )
  }
}
