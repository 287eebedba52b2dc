import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { BatchId, ProjectKey } from '#core/ids'
import { query } from '../../../bridge/query.ts'
import { markClasses } from '../../../ui/mark.ts'
import { markOfBatch, newestUndecided } from './batch-kind.ts'

interface Props {
  readonly of: ProjectKey
  /** Opens the history at the batch. */
  readonly onOpen: (batchId: BatchId) => void
}

/** The batch that is under way or undecided, in the head of the screen: a review may be closed meanwhile. */
export const BatchChip = ({ of, onOpen }: Props) => {
  const { t } = useTranslation()
  const newest = { ...of, ...newestUndecided(1) }
  const [batch] = useQuery(query('batches.listBatches', newest)).data ?? []
  if (!batch) return null
  const state = t(`batches.state.${batch.state.kind}`)
  return (
    <Button
      size="compact-xs"
      variant="default"
      aria-label={t('batches.chip', { state, count: batch.unitCount })}
      onClick={() => onOpen(batch.id)}
    >
      <span className={markClasses(...markOfBatch[batch.state.kind])}>{state}</span>
    </Button>
  )
}
