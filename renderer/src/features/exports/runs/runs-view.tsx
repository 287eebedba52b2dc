import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RunId } from '#core/ids'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import classes from '../exports.module.css'
import { goWithin, type OpenedReport } from '../opened-report.ts'
import { RunButton } from '../reports/run-button.tsx'
import { Quota } from '../settings/quota.tsx'
import { ChosenRuns } from './chosen-runs.tsx'
import { RunTable } from './run-table.tsx'
import { SearchResults } from './search-results.tsx'
import { SkippedTimes } from './skipped-times.tsx'

const noneChosen: ReadonlySet<RunId> = new Set()

/** All runs of a report, and what was looked for in them. */
export const RunsView = ({ opened }: { readonly opened: OpenedReport }) => {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState(noneChosen)
  const { runs, report, desk } = opened
  if (runs.length === 0) {
    return (
      <EmptyState
        icon={IconHistory}
        title={t('exports.runs.emptyTitle')}
        sentence={t('exports.runs.emptySentence')}
      >
        <RunButton desk={desk} report={report} />
      </EmptyState>
    )
  }
  const wanted = search.trim()
  return (
    <>
      <div className={classes['toolbar']}>
        <SearchField
          label={t('exports.search.label')}
          clearLabel={t('exports.search.clear')}
          width={260}
          value={search}
          onChange={setSearch}
        />
        <ChosenRuns
          opened={opened}
          chosen={runs.filter(({ id }) => chosen.has(id))}
          onDone={() => setChosen(noneChosen)}
        />
        <div className={classes['end']}>
          <SkippedTimes report={report} />
          <Quota />
        </div>
      </div>
      {wanted === '' ? (
        <RunTable opened={opened} chosen={chosen} onChosen={setChosen} />
      ) : (
        <SearchResults
          reportId={report.id}
          text={wanted}
          onOpen={(runId) => goWithin(opened, { tab: 'table', runId, search: wanted })}
        />
      )}
    </>
  )
}
