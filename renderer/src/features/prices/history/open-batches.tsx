import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { query } from '../../../bridge/query.ts'
import { ToldBatch } from '../batch/told-batch.tsx'
import type { OpenBatchesProps } from '../review/review-props.ts'

/** What happened to batches of this workspace while nobody looked; gone when it has been read. */
export const OpenBatches = ({ of, onOpen }: OpenBatchesProps) => {
  const { workspaceId, projectId } = of
  const { t } = useTranslation()
  const batches = useQuery(query('batches.listOpenBatches', {})).data ?? []
  return batches
    .filter((batch) => batch.workspaceId === workspaceId)
    .map((batch) => (
      <ToldBatch key={batch.id} batch={batch}>
        {onOpen && batch.projectId === projectId && (
          <Button size="xs" variant="default" onClick={() => onOpen(batch.id)}>
            {t('batches.open.details')}
          </Button>
        )}
      </ToldBatch>
    ))
}
