import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { minuteMs } from '#core/time'
import { useFormats } from '../../../i18n/formats-context.ts'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { useNow } from '../../../ui/timing/use-now.ts'
import classes from './consents.module.css'
import type { useConsentTypes } from './use-consent-types.ts'

/** The consents that the CRM lists, and how old that list is. */
export const ConsentTypes = ({ types }: { readonly types: ReturnType<typeof useConsentTypes> }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const now = useNow(minuteMs / 2)
  const { fetchedAt, failure, isAsking, refresh } = types
  return (
    <section className={classes['part']} aria-label={t('customers.types.title')}>
      <div className={classes['head']}>
        <h2 className={classes['title']}>{t('customers.types.title')}</h2>
        <Button
          size="compact-xs"
          variant="default"
          loading={isAsking}
          leftSection={<IconRefresh size={14} aria-hidden />}
          aria-label={t('customers.types.refreshHint')}
          onClick={refresh}
        >
          {t('customers.types.refresh')}
        </Button>
      </div>
      {failure && <FailureNotice failure={failure} />}
      <p className={classes['hint']} role="status">
        {fetchedAt === null
          ? t('customers.types.never')
          : t('customers.types.asked', { ago: formats.ago(fetchedAt, now) })}
      </p>
      <ul className={classes['types']}>
        {(types.types ?? []).map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <span className={classes['hint']}>{id}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
