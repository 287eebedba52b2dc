import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { mutation } from '../../bridge/mutation.ts'
import { query } from '../../bridge/query.ts'
import { useFormats } from '../../i18n/formats-context.ts'
import { Notice } from '../../ui/notices/notice.tsx'

/** What happened to the store at an earlier start; stays until it was read. */
export const RestoredNotice = () => {
  const { t } = useTranslation()
  const formats = useFormats()
  const state = useQuery(query('store.readState', {})).data
  const acknowledge = useMutation(mutation('store.acknowledge'))
  const show = useMutation(mutation('store.showFolder'))
  if (state?.kind !== 'restored') return null
  const { backupFrom, keptAt } = state
  return (
    <Notice
      tone="warning"
      title={t('store.restoredTitle')}
      sentence={
        backupFrom === null
          ? t('store.restoredEmpty', { keptAt })
          : t('store.restoredFromBackup', { keptAt, backup: formats.dateTime(backupFrom) })
      }
    >
      <Button size="xs" onClick={() => acknowledge.mutate({})}>
        {t('store.understood')}
      </Button>
      <Button size="xs" variant="default" onClick={() => show.mutate({})}>
        {t('store.showFolder')}
      </Button>
    </Notice>
  )
}
