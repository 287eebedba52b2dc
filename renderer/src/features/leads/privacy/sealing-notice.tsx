import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { Notice } from '../../../ui/notices/notice.tsx'
import { OpenSealing } from './open-sealing.tsx'

/** Says that stored contacts cannot be read now; shows nothing where they can. */
export const SealingNotice = () => {
  const { t } = useTranslation()
  const kind = useQuery(query('leads.readSealing', {})).data?.kind
  const replace = useMutation(mutation('leads.replaceSealKey'))
  if (kind !== 'closed' && kind !== 'lost') return null
  return (
    <Notice
      tone="warning"
      title={t(`leads.sealing.${kind}.title`)}
      sentence={t(`leads.sealing.${kind}.sentence`)}
    >
      <OpenSealing />
      {kind === 'lost' && (
        <Button
          size="compact-xs"
          variant="default"
          loading={replace.isPending}
          onClick={() => replace.mutate({})}
        >
          {t('leads.sealing.replace')}
        </Button>
      )}
    </Notice>
  )
}
