import { Button, NativeSelect } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { BatchId, ProjectKey } from '#core/ids'
import type { Batch } from '#core/prices/batch/batch'
import { useFormats } from '../../../i18n/formats-context.ts'
import { markClasses } from '../../../ui/mark.ts'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { markOfBatch } from '../batch/batch-kind.ts'
import { useChangeFormats } from '../review/changes/use-change-formats.ts'
import { type BatchGroup, batchGroupNames } from './batch-groups.ts'
import classes from './batch-history.module.css'
import { type BatchFilter, useBatches } from './use-batches.ts'

interface Props {
  readonly of: ProjectKey
  readonly filter: BatchFilter
  readonly onFilter: (filter: BatchFilter) => void
  readonly chosen: BatchId | null
  readonly onChoose: (batchId: BatchId) => void
}

/** Every batch of a project, newest first, and the ways to find one. */
export const BatchList = ({ of, filter, onFilter, chosen, onChoose }: Props) => {
  const { t } = useTranslation()
  const { batches, unread, hasMore, more } = useBatches(of, filter)
  return (
    <div className={classes['list']}>
      <Filters filter={filter} onFilter={onFilter} />
      {unread && <FailureNotice {...unread} />}
      {batches?.length === 0 && (
        <NoBatches isFiltered={filter.unit !== '' || filter.group !== 'all'} />
      )}
      <ul className={classes['batches']} aria-label={t('batches.history')} aria-busy={!batches}>
        {batches?.map((batch) => (
          <li key={batch.id}>
            <BatchRow
              batch={batch}
              isChosen={batch.id === chosen}
              onChoose={() => onChoose(batch.id)}
            />
          </li>
        ))}
      </ul>
      {hasMore && (
        <div className={classes['more']}>
          <Button size="compact-xs" variant="default" onClick={more}>
            {t('batches.more')}
          </Button>
        </div>
      )}
    </div>
  )
}

const Filters = ({ filter, onFilter }: Pick<Props, 'filter' | 'onFilter'>) => {
  const { t } = useTranslation()
  return (
    <div className={classes['filters']}>
      <SearchField
        label={t('batches.findUnit')}
        value={filter.unit}
        onChange={(unit) => onFilter({ ...filter, unit })}
      />
      <NativeSelect
        size="xs"
        aria-label={t('batches.group.label')}
        data={batchGroupNames.map((value) => ({ value, label: t(`batches.group.${value}`) }))}
        value={filter.group}
        onChange={({ currentTarget }) =>
          onFilter({ ...filter, group: currentTarget.value as BatchGroup })
        }
      />
    </div>
  )
}

const NoBatches = ({ isFiltered }: { readonly isFiltered: boolean }) => {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={IconHistory}
      title={t(isFiltered ? 'batches.noneFoundTitle' : 'batches.noneTitle')}
      sentence={t(isFiltered ? 'batches.noneFoundSentence' : 'batches.noneSentence')}
    />
  )
}

interface RowProps {
  readonly batch: Batch
  readonly isChosen: boolean
  readonly onChoose: () => void
}

const BatchRow = ({ batch, isChosen, onChoose }: RowProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { totalStep } = useChangeFormats()
  const { state, createdAt, unitCount, sumBeforeMinor, sumAfterMinor, author } = batch
  return (
    <button
      type="button"
      className={classes['batch']}
      aria-current={isChosen || undefined}
      onClick={onChoose}
    >
      <span className={classes['first']}>
        <span className={markClasses(...markOfBatch[state.kind])}>
          {t(`batches.state.${state.kind}`)}
        </span>
        <span>{formats.dateTime(createdAt)}</span>
      </span>
      <span className={classes['second']}>
        <span className={classes['note']}>{batch.note || batch.draftName}</span>
        <span>{author}</span>
      </span>
      <span className={classes['second']}>
        <span>{t('batches.unitCount', { count: unitCount })}</span>
        <span>{totalStep(sumBeforeMinor, sumAfterMinor, null)}</span>
      </span>
    </button>
  )
}
