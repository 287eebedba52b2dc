import { Button } from '@mantine/core'
import { IconRefresh, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Job } from '#core/contract/jobs'
import { useFormats } from '../../../i18n/formats-context.ts'
import { useScreenVerb } from '../../../ui/screen-verbs.ts'

interface Props {
  readonly running: Job | null
  readonly onRefresh: () => void
  readonly onCancel: () => void
}

/** Asks for the present prices, or stops asking. */
export const RefreshButton = ({ running, onRefresh, onCancel }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  useScreenVerb('refresh', onRefresh, running === null)
  if (running === null) {
    return (
      <Button
        size="xs"
        variant="default"
        data-folds
        title={t('prices.refresh')}
        leftSection={<IconRefresh size={15} aria-hidden />}
        onClick={onRefresh}
      >
        {t('prices.refresh')}
      </Button>
    )
  }
  return (
    <>
      <span role="status">
        {t('prices.refreshing')}
        {running.done > 0 && ` ${formats.bytes(running.done)}`}
      </span>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconX size={15} aria-hidden />}
        onClick={onCancel}
      >
        {t('common.cancel')}
      </Button>
    </>
  )
}
