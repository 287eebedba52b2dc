import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import { FilterChip, FilterChips } from '../../../ui/filter-chips.tsx'
import { markClasses } from '../../../ui/mark.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import classes from './reconcile.module.css'
import { type SentKind, statusMarks } from './status-words.ts'

export type StatusChoice = 'all' | SentKind

interface Props {
  readonly status: StatusChoice
  readonly onStatus: (status: StatusChoice) => void
  readonly counts: OutputOf<'leads.listSent'>['counts']
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly onOnlyInCrm: () => void
}

const kinds: readonly SentKind[] = ['missing', 'ambiguous', 'late', 'outsideWindow', 'arrived']
const calling = new Set<SentKind>(['missing', 'ambiguous'])

/** What the list of the site's leads can be narrowed to. */
export const SentTools = (props: Props) => {
  const { status, onStatus, counts, search, onSearch, onOnlyInCrm } = props
  const { t } = useTranslation()
  const all = kinds.reduce((sum, kind) => sum + counts[kind], 0)
  return (
    <div className={classes['tools']}>
      <SearchField
        label={t('leads.sent.search')}
        clearLabel={t('leads.clearSearch')}
        width={200}
        value={search}
        onChange={onSearch}
      />
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
      {counts.onlyInCrm > 0 && (
        <button type="button" className={classes['name']} onClick={onOnlyInCrm}>
          {t('leads.sent.onlyInCrm', { count: counts.onlyInCrm })}
        </button>
      )}
    </div>
  )
}
