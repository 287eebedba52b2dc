import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import { sentStatusKinds } from '#core/contract/sent-leads'
import type { WorkspaceId } from '#core/ids'
import { query } from '../../../bridge/query.ts'
import { DayFields } from '../../../ui/day-fields.tsx'
import { markClasses } from '../../../ui/mark.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { FilterChip, FilterChips } from '../../../ui/tables/filter-chips.tsx'
import { NameField } from '../narrow-fields.tsx'
import classes from './reconcile.module.css'
import { allSent, type SentFilter } from './sent-filter.ts'
import { type SentKind, statusMarks } from './status-words.ts'

export type StatusChoice = 'all' | SentKind

interface Props {
  readonly workspaceId: WorkspaceId
  readonly status: StatusChoice
  readonly onStatus: (status: StatusChoice) => void
  readonly counts: OutputOf<'leads.summariseSent'>['counts']
  readonly filter: SentFilter
  readonly onFilter: (filter: SentFilter) => void
  readonly onOnlyInCrm: () => void
  /** What else can be done, beside the statuses. */
  readonly children: ReactNode
}

const calling = new Set<SentKind>(['missing', 'rejected', 'ambiguous'])

/** What the list of the site's leads can be narrowed to. */
export const SentTools = (props: Props) => {
  const { status, onStatus, counts, onOnlyInCrm } = props
  const { t } = useTranslation()
  const kinds = sentStatusKinds.filter((kind) => counts[kind] > 0 || kind === status)
  const all = sentStatusKinds.reduce((sum, kind) => sum + counts[kind], 0)
  return (
    <div className={classes['bar']}>
      <div className={classes['tools']}>
        <FilterChips label={t('leads.sent.byStatus')}>
          <FilterChip isChosen={status === 'all'} count={all} onClick={() => onStatus('all')}>
            {t('leads.sent.all')}
          </FilterChip>
          {kinds.map((kind) => (
            <FilterChip
              key={kind}
              isChosen={status === kind}
              count={counts[kind]}
              calls={calling.has(kind) && counts[kind] > 0}
              onClick={() => onStatus(kind)}
            >
              <span className={markClasses(...statusMarks[kind])}>{t(`leads.status.${kind}`)}</span>
            </FilterChip>
          ))}
        </FilterChips>
        <div className={classes['acts']}>{props.children}</div>
      </div>
      <div className={classes['tools']}>
        <Narrowing {...props} />
        {counts.onlyInCrm > 0 && (
          <button type="button" className={classes['name']} onClick={onOnlyInCrm}>
            {t('leads.sent.onlyInCrm', { count: counts.onlyInCrm })}
          </button>
        )}
      </div>
    </div>
  )
}

const noNames = { projects: [], campaigns: [] }

const Narrowing = ({ workspaceId, filter, onFilter }: Props) => {
  const { t } = useTranslation()
  const names = useQuery(query('leads.listSentNames', { workspaceId })).data ?? noNames
  const choices = { project: names.projects, campaign: names.campaigns } as const
  return (
    <>
      <SearchField
        label={t('leads.sent.search')}
        width={220}
        value={filter.search}
        onChange={(search) => onFilter({ ...filter, search })}
      />
      {(['project', 'campaign'] as const)
        .filter((field) => choices[field].length > 0)
        .map((field) => (
          <NameField
            key={field}
            field={field}
            names={choices[field]}
            value={filter[field]}
            onChange={(name) => onFilter({ ...filter, [field]: name })}
          />
        ))}
      <DayFields value={filter} onChange={(day) => onFilter({ ...filter, ...day })} />
      {JSON.stringify(filter) !== JSON.stringify(allSent) && (
        <Button size="compact-xs" variant="subtle" onClick={() => onFilter(allSent)}>
          {t('leads.archive.showAll')}
        </Button>
      )}
    </>
  )
}
