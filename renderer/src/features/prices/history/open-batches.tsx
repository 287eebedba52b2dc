import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Batch } from '#core/prices/batch'
import { query } from '../../../bridge/query.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { OpenBatchesProps } from '../review/review-props.ts'
import { BatchActs } from './batch-acts.tsx'
import { useBatchActs } from './use-batch-acts.ts'

/** What happened to batches while nobody looked, one sentence each; gone when it has been read. */
export const OpenBatches = ({ of, onOpen }: OpenBatchesProps) => {
  const { workspaceId, projectId } = of
  const batches = useQuery(query('batches.listOpenBatches', { workspaceId })).data ?? []
  const projects = useQuery(query('prices.listProjects', { workspaceId })).data ?? []
  return batches.map((batch) => (
    <OpenBatch
      key={batch.id}
      batch={batch}
      project={projects.find(({ id }) => id === batch.projectId)?.name ?? ''}
      onOpen={batch.projectId === projectId ? () => onOpen(batch.id) : null}
    />
  ))
}

interface Props {
  readonly batch: Batch
  readonly project: string
  /** Null where another project would have to be opened first. */
  readonly onOpen: (() => void) | null
}

// The others are under way, or were answered while somebody looked.
const told = [
  ...(['unknown', 'missed', 'confirmed', 'notApplied'] as const),
  ...(['differs', 'notSent', 'stopped', 'rejected'] as const),
] as const

const isTold = (kind: string): kind is (typeof told)[number] => told.some((one) => one === kind)

const OpenBatch = ({ batch, project, onOpen }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { acknowledge, isBusy } = useBatchActs(batch.id)
  const { kind } = batch.state
  if (!isTold(kind)) return null
  const values = {
    ...{ project, draft: batch.draftName, count: batch.unitCount },
    at: formats.dateTime(batch.state.kind === 'missed' ? batch.state.at : batch.createdAt),
  }
  return (
    <Notice
      tone={kind === 'confirmed' ? 'success' : 'warning'}
      title={t(`batches.open.${kind}.title`)}
      sentence={t(`batches.open.${kind}.sentence`, values)}
    >
      <BatchActs batch={batch} />
      {onOpen && (
        <Button size="xs" variant="default" onClick={onOpen}>
          {t('batches.open.details')}
        </Button>
      )}
      {batch.foundOutAt !== null && (
        <Button size="xs" variant="default" disabled={isBusy} onClick={acknowledge}>
          {t('batches.open.read')}
        </Button>
      )}
    </Notice>
  )
}
