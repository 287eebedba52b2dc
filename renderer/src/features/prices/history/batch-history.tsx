import { IconClick } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import { BatchDetail } from '../batch/batch-detail.tsx'
import { Panel } from '../review/panel.tsx'
import type { BatchHistoryProps } from '../review/review-props.ts'
import classes from './batch-history.module.css'
import { BatchList } from './batch-list.tsx'
import { ExportHistory } from './export-history.tsx'
import type { BatchFilter } from './use-batches.ts'

const everything: BatchFilter = { group: 'all', unit: '' }

/** What was ever sent from this computer for a project, and what became of it. */
export const BatchHistory = ({ batchId, ...props }: BatchHistoryProps) => {
  const { t } = useTranslation()
  const [filter, setFilter] = useState(everything)
  const [chosen, setChosen] = useState(batchId)
  return (
    <Panel
      title={t('batches.history')}
      aside={props.project.name}
      tools={<ExportHistory of={props.of} project={props.project} filter={filter} />}
      guidePage="price-changes"
      stage="list"
      onClose={props.onClose}
    >
      <BatchList
        of={props.of}
        filter={filter}
        onFilter={setFilter}
        chosen={chosen}
        onChoose={setChosen}
      />
      {chosen === null ? (
        <div className={classes['detail']}>
          <EmptyState
            icon={IconClick}
            title={t('batches.chooseTitle')}
            sentence={t('batches.chooseSentence')}
          />
        </div>
      ) : (
        <BatchDetail key={chosen} batchId={chosen} onSent={setChosen} {...props} />
      )}
    </Panel>
  )
}
