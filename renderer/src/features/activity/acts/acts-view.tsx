import { Button, Select } from '@mantine/core'
import { IconUserEdit } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Act, ActFilter } from '#core/activity/act'
import type { OutputOf } from '#core/contract/index'
import type { Formats } from '#core/format/formats'
import { fromJson } from '#core/json'
import { wholeDays } from '#core/whole-days'
import { query } from '../../../bridge/query.ts'
import { usePages } from '../../../bridge/use-pages.ts'
import { usePainted } from '../../../bridge/use-painted.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { DayFields, type Days } from '../../../ui/day-fields.tsx'
import { Marked } from '../../../ui/marked.tsx'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { NoticePlace } from '../../../ui/notices/notice-place.tsx'
import { ScreenFrame } from '../../../ui/screen-frame.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { type PagedColumn, PagedTable } from '../../../ui/tables/paged-table.tsx'
import { ownZone } from '../../../ui/time-zones.ts'
import classes from '../activity-screen.module.css'
import { aboutWords, outcomeMarks, sideWords } from './act-words.ts'
import { type ActColumn, type ActWords, actColumns } from './acts-table.ts'
import { ExportActs } from './export-acts.tsx'
import { VerifyActs } from './verify-acts.tsx'

/** The filter as a person sets it; days are those of this computer. */
interface ShownActs extends Days {
  readonly unit: string
  readonly person: string | null
}

const allActs: ShownActs = { unit: '', person: null, fromDay: '', toDay: '' }

const toActFilter = ({ unit, person, ...days }: ShownActs, timeZone: string): ActFilter => ({
  unit: unit.trim(),
  person,
  ...wholeDays(days, timeZone),
})

const actsOf = ({ acts }: OutputOf<'activity.listActs'>) => fromJson(acts)
const keyOf = ({ hash }: Act): string => hash

/** The order is that in which things were done; nobody sorts it otherwise. */
const newestFirst = { by: 'at', isDescending: true } as const
const keepOrder = () => undefined

/** Shows who did what: what reached the CRM, and what changed a rule. */
export const ActsView = ({ viewSwitch }: { readonly viewSwitch: ReactNode }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const [shown, setShown] = useState(allActs)
  const filter = toActFilter(shown, ownZone())
  const { answer, unread, lineAt, onSeen, listKey } = usePages(
    'activity.listActs',
    { filter },
    actsOf,
  )
  const columns = useMemo(() => columnsOf(t), [t])
  const wordsOf = useCallback((act: Act) => wordsOfAct(act, t, formats), [t, formats])
  const cellsOf = useCallback(
    (act: Act) => <ActCells act={act} words={wordsOf(act)} at={formats.dateTimeSeconds(act.at)} />,
    [wordsOf, formats],
  )
  usePainted('activity', answer !== undefined || unread !== null)
  const total = answer?.total ?? 0
  const isNarrow = JSON.stringify(shown) !== JSON.stringify(allActs)
  return (
    <ScreenFrame title={t('activity.title')} aside={t('activity.acts.sentence')} tools={viewSwitch}>
      <div className={classes['bar']}>
        <ActTools shown={shown} onShown={setShown} isNarrow={isNarrow} />
        <VerifyActs />
        <ExportActs filter={filter} wordsOf={wordsOf} isDisabled={total === 0} />
      </div>
      <NoticePlace>{unread && <FailureNotice {...unread} />}</NoticePlace>
      {answer && total === 0 && (
        <EmptyState
          icon={IconUserEdit}
          title={t(isNarrow ? 'activity.acts.nothingTitle' : 'activity.acts.emptyTitle')}
          sentence={t(isNarrow ? 'activity.acts.nothing' : 'activity.acts.empty')}
        />
      )}
      {total > 0 && (
        <PagedTable<Act, 'at'>
          label={t('activity.acts.table')}
          columns={columns}
          order={newestFirst}
          onOrder={keepOrder}
          listKey={listKey}
          total={total}
          lineAt={lineAt}
          keyOf={keyOf}
          cellsOf={cellsOf}
          onSeen={onSeen}
        />
      )}
      <footer className={classes['footer']} role="status">
        {answer && t('activity.acts.count', { count: total, shown: formats.integer(total) })}
      </footer>
    </ScreenFrame>
  )
}

interface ToolsProps {
  readonly shown: ShownActs
  readonly onShown: (shown: ShownActs) => void
  readonly isNarrow: boolean
}

const ActTools = ({ shown, onShown, isNarrow }: ToolsProps) => {
  const { t } = useTranslation()
  const people = useQuery(query('activity.listActors', {})).data ?? []
  return (
    <div className={classes['narrowing']}>
      <SearchField
        label={t('activity.acts.searchUnit')}
        width={170}
        value={shown.unit}
        onChange={(unit) => onShown({ ...shown, unit })}
      />
      <Select
        size="xs"
        w={190}
        searchable
        clearable
        aria-label={t('activity.acts.person')}
        placeholder={t('activity.acts.person')}
        clearButtonProps={{ 'aria-label': t('activity.acts.anyPerson') }}
        data={people}
        value={shown.person}
        onChange={(person) => onShown({ ...shown, person })}
      />
      <DayFields value={shown} onChange={(day) => onShown({ ...shown, ...day })} />
      {isNarrow && (
        <Button size="compact-xs" variant="subtle" onClick={() => onShown(allActs)}>
          {t('activity.acts.showAll')}
        </Button>
      )}
    </div>
  )
}

const wordsOfAct = (act: Act, t: TFunction, formats: Formats): ActWords => ({
  person: act.person,
  what: t(`activity.acts.kind.${act.kind}`),
  about: aboutWords(act, t),
  before: sideWords(act, 'before', { t, formats }),
  after: sideWords(act, 'after', { t, formats }),
  outcome: t(`activity.acts.outcome.${act.outcome}`),
  workspace: act.workspace,
  desk: act.desk,
})

interface CellsProps {
  readonly act: Act
  readonly words: ActWords
  readonly at: string
}

const ActCells = ({ act, words, at }: CellsProps) => (
  <>
    <td>{at}</td>
    <td title={words.person}>{words.person}</td>
    <td>{words.what}</td>
    <td title={words.about}>{words.about}</td>
    <td title={words.before} data-number={isAmount(act)}>
      {words.before}
    </td>
    <td title={words.after} data-number={isAmount(act)}>
      {words.after}
    </td>
    <td title={words.outcome}>
      <Marked mark={outcomeMarks[act.outcome]}>{words.outcome}</Marked>
    </td>
    <td title={words.workspace}>{words.workspace}</td>
    <td title={words.desk}>{words.desk}</td>
  </>
)

const isAmount = ({ kind }: Act): boolean =>
  kind === 'price' || kind === 'batch' || kind === 'sendLimit' || kind === 'approval'

const widths: Readonly<Record<ActColumn, number>> = {
  at: 160,
  person: 116,
  what: 132,
  about: 150,
  before: 108,
  after: 108,
  outcome: 138,
  workspace: 95,
  desk: 90,
}

const columnsOf = (t: TFunction): readonly PagedColumn<'at'>[] =>
  actColumns.map((key) => ({
    key,
    title: t(`activity.acts.column.${key}`),
    width: widths[key],
    isNumber: key === 'before' || key === 'after',
  }))
