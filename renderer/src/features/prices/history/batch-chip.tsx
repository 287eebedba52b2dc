import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { query } from '../../../bridge/query.ts'
import { markClasses } from '../../../ui/mark.ts'
import type { OpenBatchesProps } from '../review/review-props.ts'
import { isUnderWay, markOfBatch } from './batch-kind.ts'

/** The batch that is under way or undecided, in the head of the screen: a review may be closed meanwhile. */
export const BatchChip = ({ of, onOpen }: OpenBatchesProps) => {
  const { t } = useTranslation()
  const newest = { ...of, ...{ before: null, limit: 20, unit: '', states: [] } }
  const batches = useQuery(query('batches.listBatches', newest)).data
  const batch = batches?.find(
    ({ state }) => isUnderWay(state) || state.kind === 'unknown' || state.kind === 'scheduled',
  )
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
