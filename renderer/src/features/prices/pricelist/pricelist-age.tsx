import { Tooltip } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Timestamp } from '#core/time'
import { minuteMs } from '#core/time'
import { useFormats } from '../../../i18n/formats-context.ts'
import { useNow } from '../../../ui/timing/use-now.ts'

/** How old what is shown is; exactly, when asked. */
export const PricelistAge = ({ fetchedAt }: { readonly fetchedAt: Timestamp }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const now = useNow(minuteMs / 2)
  return (
    <Tooltip label={t('prices.loadedExactly', { at: formats.dateTime(fetchedAt) })}>
      <span>{t('prices.loaded', { ago: formats.ago(fetchedAt, now) })}</span>
    </Tooltip>
  )
}
