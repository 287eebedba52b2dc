import { NativeSelect } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RunId } from '#core/ids'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import classes from '../exports.module.css'
import { goWithin, leadingAfter, type OpenedReport, type RunDestination } from '../opened-report.ts'
import { RunButton } from '../reports/run-button.tsx'
import { Quota } from '../settings/quota.tsx'
import { ChosenRuns } from './chosen-runs.tsx'
import { RemovedRuns } from './removed-runs.tsx'
import { type RunFilter, runFilters } from './run-filter.ts'
import { RunTable } from './run-table.tsx'
import { SearchResults } from './search-results.tsx'
import { SkippedTimes } from './skipped-times.tsx'

const noneChosen: ReadonlySet<RunId> = new Set()

interface Props {
  readonly opened: OpenedReport
}

/** All runs of a report. A person who is led to one of them sees it, whatever was listed before. */
export const RunsView = ({ opened }: Props) => {
  const [known, setKnown] = useState<RunDestination>({ place: opened.place, times: 0 })
  const leading = leadingAfter(known, opened.place)
  if (leading !== known) setKnown(leading)
  return <ListedRuns key={leading.times} opened={opened} />
}

/** The list of runs, or what a search has found in them. */
const ListedRuns = ({ opened }: Props) => {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState(noneChosen)
  const [filter, setFilter] = useState<RunFilter>('all')
  const filterField = useRef<HTMLSelectElement>(null)
  const { runs, report } = opened
  if (runs.length === 0) return <NoRunsYet opened={opened} />
  const wanted = search.trim()
  return (
    <>
      <div className={classes['toolbar']}>
        <SearchField
          label={t('exports.search.label')}
          width={260}
          value={search}
          onChange={setSearch}
        />
        <NativeSelect
          ref={filterField}
          size="xs"
          aria-label={t('exports.runs.filter')}
          data={runFilters.map((value) => ({ value, label: t(`exports.runs.filterBy.${value}`) }))}
          value={filter}
          onChange={({ currentTarget: { value } }) =>
            setFilter(runFilters.find((one) => one === value) ?? 'all')
          }
        />
        <ChosenRuns
          opened={opened}
          chosen={runs.filter(({ id }) => chosen.has(id))}
          onDone={() => setChosen(noneChosen)}
        />
        <div className={classes['end']}>
          <RemovedRuns reportId={report.id} />
          <SkippedTimes report={report} />
          {/* Beside what can be done with chosen runs there is no room. */}
          {chosen.size === 0 && <Quota />}
        </div>
      </div>
      {wanted === '' ? (
        <RunTable
          opened={opened}
          filter={filter}
          chosen={chosen}
          onChosen={setChosen}
          onAll={() => {
            setFilter('all')
            // The pressed button goes with the empty list.
            filterField.current?.focus()
          }}
        />
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

const NoRunsYet = ({ opened: { report, desk } }: Props) => {
  const { t } = useTranslation()
  return (
    <>
      <div className={classes['toolbar']}>
        <RemovedRuns reportId={report.id} />
      </div>
      <EmptyState
        icon={IconHistory}
        title={t('exports.runs.emptyTitle')}
        sentence={t('exports.runs.emptySentence')}
      >
        <RunButton desk={desk} report={report} />
      </EmptyState>
    </>
  )
}
